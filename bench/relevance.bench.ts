import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { plainText } from '@xuekan/core/content'
import { emptySearchQuery, searchTermLimits } from '@xuekan/core/search'
import type { Database } from '../server/rc-pub/index.ts'
import type { ArticleIndex } from '../server/rc-pub/search/article-index.ts'
import { machine } from './support/figures.ts'
import { overSamples, today } from './support/over-samples.ts'
import { mean, ndcg, readJudged, reciprocalRank, type JudgedSearch } from './support/relevance.ts'

// Whether searches of the sample journals, with the archives of their contents, show first what somebody has judged to
// belong there, and whether every title that is typed as it stands, in either language, is the first hit of its search.

const shareFirst = 0.99
const root = new URL('..', import.meta.url)

interface Known {
  readonly id: number
  readonly doi: string
  readonly zh: string
  readonly en: string
}

/** The ids of the first hits, in their order. */
const hitsOf = async (index: ArticleIndex, term: string): Promise<readonly number[]> =>
  (await index.search({ query: { ...emptySearchQuery, term }, sites: null, today, size: 10 })).ids

const figures = (values: readonly number[]): string => mean(values).toFixed(3)

async function measureJudged(index: ArticleIndex, dois: ReadonlyMap<number, string>): Promise<void> {
  const judged = readJudged(
    readFileSync(fileURLToPath(new URL('bench/support/judged-searches.tsv', root)), 'utf8'),
  )
  const measured: { readonly search: JudgedSearch; readonly gain: number; readonly rank: number }[] = []
  for (const search of judged) {
    const hits = (await hitsOf(index, search.query)).map((id) => dois.get(id) ?? '')
    measured.push({ search, gain: ndcg(search, hits), rank: reciprocalRank(search, hits) })
  }
  for (const kind of ['known', 'topic'] as const) {
    const those = measured.filter(({ search }) => search.kind === kind)
    const [gains, ranks] = [those.map(({ gain }) => gain), those.map(({ rank }) => rank)]
    console.log(
      `  ${kind} (${those.length} queries): nDCG@10 ${figures(gains)}, reciprocal rank ${figures(ranks)}`,
    )
  }
  const poor = measured
    .filter(({ gain }) => gain < 0.8)
    .map(({ search, gain }) => `${search.query} ${gain.toFixed(2)}`)
  console.log(`  below 0.8: ${poor.join('; ') || 'none'}`)
}

/** As a box takes it. */
const typed = (title: string): string => plainText(title).slice(0, searchTermLimits.normal)

async function measureTitles(index: ArticleIndex, articles: readonly Known[]): Promise<number> {
  const titles = articles.map(({ id, zh, en }) => [id, new Set([zh, en].map(typed))] as const)
  const named = new Map(titles)
  const missed: string[] = []
  let asked = 0
  for (const [, own] of titles) {
    for (const title of own) {
      if (title === '') continue
      asked += 1
      const [first = 0] = await hitsOf(index, title)
      // articles can have one title between them
      if (named.get(first)?.has(title) !== true) missed.push(title)
    }
  }
  console.log(
    `  ${asked} titles of ${articles.length} articles, not first: ${missed.slice(0, 12).join('; ') || 'none'}`,
  )
  return 1 - missed.length / asked
}

const articlesOf = (database: Database): Promise<readonly Known[]> =>
  database.query<Known>(
    `select id, doi, coalesce(record->'title'->>'zh', '') as zh, coalesce(record->'title'->>'en', '') as en from article`,
  )

console.log(`relevance of searches over the samples (${machine()})`)
await overSamples(async (database, index) => {
  const articles = await articlesOf(database)
  await measureJudged(index, new Map(articles.map(({ id, doi }) => [id, doi.replace('10.5555/', '')])))
  const first = await measureTitles(index, articles)
  console.log(`  titles that come first: ${(first * 100).toFixed(2)} % (bar: ${shareFirst * 100} % at least)`)
  if (first < shareFirst) process.exitCode = 1
})
