import type { UiLanguage, Localized, LocalizedText } from '@xuekan/core'
import {
  unknownArticle,
  type ArticleRecord,
  type ContributorRecord,
} from '../../server/rc-pub/store/article-record.ts'
import { createRandom, pick, pickCommon, pickMany, type Random } from './random.ts'
import {
  aspects,
  columns,
  givenNames,
  institutions,
  methods,
  sentences,
  surnames,
  topics,
} from './vocabulary.ts'

/** Articles in both languages that are the same at every run; every one has a DOI of its own. */
export function generateArticles(count: number, seed: number): readonly ArticleRecord[] {
  const random = createRandom(seed)
  return Array.from({ length: count }, (_none, at) => article(random, `10.5555/bench.${seed}.${at + 1}`))
}

const both = (write: (language: UiLanguage) => string): LocalizedText => ({
  zh: write('zh'),
  en: write('en'),
})

function article(random: Random, doi: string): ArticleRecord {
  const own = [...new Set(pickMany(random, topics, 3))]
  const topic = own[0] ?? pick(random, topics)
  const method = pickCommon(random, methods)
  const aspect = pick(random, aspects)
  const year = 2012 + Math.floor(random() * 15)
  const issue = 1 + Math.floor(random() * 6)
  const page = 1 + Math.floor(random() * 900)
  const day = String(1 + Math.floor(random() * 28)).padStart(2, '0')
  const keywords = [...own, method]
  return {
    ...unknownArticle,
    key: doi,
    doi,
    title: {
      zh: `基于${method.zh}的${own.map(({ zh }) => zh).join('与')}${aspect.zh}`,
      en: `${capital(aspect.en)} of ${own.map(({ en }) => en).join(' and ')} by ${method.en}`,
    },
    column: pickCommon(random, columns),
    contributors: Array.from({ length: 2 + Math.floor(random() * 4) }, () => contributor(random)),
    affiliations: [{ key: 'a1', label: '1', name: pick(random, institutions) }],
    abstractHtml: abstractOf(random, topic),
    keywords: { zh: keywords.map(({ zh }) => zh), en: keywords.map(({ en }) => en) } satisfies Localized<
      readonly string[]
    >,
    year,
    volume: String(year - 1980),
    issue: String(issue),
    firstPage: String(page),
    lastPage: String(page + 9),
    dates: {
      ...unknownArticle.dates,
      published: `${year}-${String(issue * 2).padStart(2, '0')}-${day}`,
    },
    originalLanguage: 'zh',
  }
}

function contributor(random: Random): ContributorRecord {
  const surname = pickCommon(random, surnames)
  const given = pick(random, givenNames)
  return {
    name: { zh: surname.zh + given.zh, en: `${given.en} ${surname.en}` },
    personName: {
      zh: { surname: surname.zh, givenNames: given.zh, suffix: '' },
      en: { surname: surname.en, givenNames: given.en, suffix: '' },
    },
    collab: false,
    degrees: '',
    orcid: '',
    email: '',
    corresponding: false,
    affiliations: ['a1'],
  }
}

/** Six sentences, of the article's own topic and of others. */
function abstractOf(random: Random, own: LocalizedText): LocalizedText {
  const parts = Array.from({ length: 6 }, () => {
    const sentence = pick(random, sentences)
    const topic = random() < 0.6 ? own : pickCommon(random, topics)
    const method = pickCommon(random, methods)
    const aspect = pick(random, aspects)
    return both((language) =>
      sentence[language]
        .replace('{t}', topic[language])
        .replace('{m}', method[language])
        .replace('{a}', aspect[language]),
    )
  })
  return {
    zh: `<p>${parts.map(({ zh }) => zh).join('')}</p>`,
    en: `<p>${parts.map(({ en }) => en).join(' ')}</p>`,
  }
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
