import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { emptySearchQuery } from '@xuekan/core/search'
import type { Database } from '../server/rc-pub/index.ts'
import { saveArticles } from '../server/rc-pub/load/save-articles.ts'
import type { ArticleIndex } from '../server/rc-pub/search/article-index.ts'
import { trustedWords, type WordPair } from '../server/rc-pub/search/word-pairs.ts'
import { unknownArticle } from '../server/rc-pub/store/article-record.ts'
import type { StoredRecord } from '../server/rc-pub/store/article-row.ts'
import { digits, machine, quantile } from './support/figures.ts'
import { overSamples, today } from './support/over-samples.ts'

// Searches in Chinese for articles in English: of the sample journals with the archives of their contents, every fifth
// article loses its Chinese. How many of those that have the English keyword alone are found by the Chinese one at its
// place, and how many of the pairs that were trusted are wrong, by a list of judged ones. Each beside its bar.

const [heldBack, shareFound, shareWrong] = [5, 0.9, 0.02]
const root = new URL('..', import.meta.url)

interface Held {
  readonly id: number
  readonly site: number
  readonly record: StoredRecord
}

const none = { zh: '', en: '' }

/** The article as it were if it had no Chinese, nor a text. */
const inEnglish = (record: StoredRecord) => ({
  ...unknownArticle,
  ...record,
  fullText: unknownArticle.fullText,
  column: none,
  abstractHtml: { ...record.abstractHtml, zh: '' },
  title: { ...record.title, zh: '' },
  keywords: { zh: [], en: record.keywords.en },
})

async function holdBack(database: Database): Promise<readonly Held[]> {
  const held = await database.query<Held>(
    `select id, site_id as site, record from article where hashint8(id) % $1 = 0
    and jsonb_array_length(record->'keywords'->'zh') = jsonb_array_length(record->'keywords'->'en')`,
    [heldBack],
  )
  for (const { site, record } of held)
    await saveArticles(database, site, [inEnglish(record)], { isShared: true })
  return held
}

const pairsOf = ({ record: { keywords } }: Held): readonly (readonly [zh: string, en: string])[] =>
  keywords.zh.map((zh, at) => [zh, keywords.en[at] ?? ''] as const)

async function measureFound(index: ArticleIndex, held: readonly Held[]): Promise<number> {
  const asked = new Map(held.flatMap(pairsOf).map(([zh, en]) => [`${zh}\n${en}`, { zh, en }]))
  const times: number[] = []
  const missed: string[] = []
  let [have, found] = [0, 0]
  for (const { zh, en } of asked.values()) {
    const wanted = held.filter((each) => each.record.keywords.en.includes(en)).map(({ id }) => id)
    const search = { query: { ...emptySearchQuery, term: zh }, sites: null, today }
    const started = performance.now()
    const translated = await index.translate(zh)
    const added = translated === null ? [] : await index.everyId({ ...search, translated })
    times.push(performance.now() - started)
    const all = new Set([...(await index.everyId(search)), ...added])
    const hits = wanted.filter((id) => all.has(id)).length
    have += wanted.length
    found += hits
    if (hits < wanted.length) missed.push(`${zh} ${en}`)
  }
  console.log(`  ${asked.size} pairs of ${held.length} articles that lost their Chinese`)
  console.log(`  not found by all of: ${missed.slice(0, 12).join('; ')}${missed.length > 12 ? '; …' : ''}`)
  console.log(
    `  a search by English words: ${digits(quantile(times, 0.5))} / ${digits(quantile(times, 0.95))} ms`,
  )
  return found / have
}

/** Pairs that somebody has read, with whether the English word means the Chinese one. */
function judgedPairs(): ReadonlyMap<string, boolean> {
  const lines = readFileSync(fileURLToPath(new URL('bench/support/judged-pairs.tsv', root)), 'utf8').split(
    '\n',
  )
  return new Map(
    lines
      .filter((line) => line !== '')
      .map((line) => {
        const [verdict, zh, en] = line.split('\t')
        return [`${zh}\t${en}`, verdict === 'right']
      }),
  )
}

async function measureWrong(database: Database): Promise<number> {
  const pairs = await database.query<WordPair>(
    'select zh, en, sum(articles)::int as articles, sum(confirmed)::int as confirmed from word_pair group by zh, en',
  )
  const trusted = [...trustedWords(pairs)].flatMap(([zh, words]) => words.map((en) => `${zh}\t${en}`))
  const judged = judgedPairs()
  const known = trusted.filter((pair) => judged.has(pair))
  const wrong = known.filter((pair) => judged.get(pair) === false)
  console.log(`  ${pairs.length} pairs, ${trusted.length} of them trusted, ${known.length} of those judged`)
  if (process.env['PAIRS'] === 'print') console.log(trusted.toSorted().join('\n'))
  console.log(`  wrong: ${wrong.join('; ') || 'none'}`)
  return wrong.length / known.length
}

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`

console.log(`searches across languages over the samples (${machine()})`)
await overSamples(async (database, index) => {
  const wrong = await measureWrong(database)
  const found = await measureFound(index, await holdBack(database))
  console.log(`  found by the Chinese word: ${percent(found)} (bar: ${percent(shareFound)} at least)`)
  console.log(`  judged pairs that are wrong: ${percent(wrong)} (bar: ${percent(shareWrong)} at most)`)
  if (found < shareFound || wrong > shareWrong) process.exitCode = 1
})
