import type { Article } from '../../domain/article/article.ts'
import { plainText } from '../../domain/article/plain-text.ts'
import type { StructuredArticle, TaggedText } from '../../domain/article/structured-article.ts'
import { uiLanguages, type UiLanguage } from '../../domain/language/ui-language.ts'
import { localise, type LocalizedText } from '../../domain/language/localized.ts'
import type { FakeArticle } from './fake-content.ts'

const filledText = (text: LocalizedText): readonly TaggedText[] =>
  uiLanguages.flatMap((language) => (text[language] === '' ? [] : [{ language, text: text[language] }]))

/** An article in parts; null without a full text. */
export function structuredArticleOf(
  { article, fullText }: FakeArticle,
  language: UiLanguage,
): StructuredArticle | null {
  const texts = uiLanguages.flatMap((each) => fullText[each] ?? [])
  if (texts.length === 0) return null
  return {
    language: 'zh',
    journalName: localise(article.journalName, language),
    volume: article.volume,
    issue: article.issue,
    titles: filledText({ zh: plainText(article.title.zh), en: plainText(article.title.en) }),
    authors: article.contributors.map((contributor) => authorOf(contributor, article)),
    affiliations: article.affiliations.map(({ label, name }) => ({ label, names: filledText(name) })),
    keywords: uiLanguages.flatMap((each) => {
      const words = article.keywords[each]
      return words.length === 0 ? [] : [{ language: each, words }]
    }),
    references: Array.from({ length: article.referenceCount }, (_, index) => ({
      id: `r-${index + 1}`,
      label: String(index + 1),
      citations: [{ language: 'en', text: `Reference ${index + 1}`, title: '', doi: '' }],
    })),
    publisherId: article.id,
    doi: article.doi,
    funding: filledText(article.funding),
    history: {
      received: article.dates.received,
      online: article.dates.online,
      published: article.dates.published,
    },
    texts,
  }
}

const authorOf = (
  contributor: Article['contributors'][number],
  article: Article,
): StructuredArticle['authors'][number] => ({
  names: filledText(contributor.name).map(({ language, text }) => ({
    language,
    surname: text,
    givenName: '',
  })),
  affiliations: article.affiliations
    .filter(({ key }) => contributor.affiliations.includes(key))
    .map(({ label }) => label),
  corresponding: contributor.corresponding,
  organisation: false,
  email: contributor.email,
  orcid: contributor.orcid,
})
