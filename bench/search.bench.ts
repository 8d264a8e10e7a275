import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { emptySearchQuery, type SearchQuery } from '@xuekan/core'
import { basePath } from '../adapters/http/contract/call.ts'
import { calls } from '../adapters/http/contract/calls.ts'
import { createRcPub, openDatabase, seedSamples, type Database, type RcPub } from '../server/rc-pub/index.ts'
import { saveArticles } from '../server/rc-pub/load/save-articles.ts'
import { searchArticles } from '../server/rc-pub/search/search-articles.ts'
import { digits, machine, median, quantile } from './support/figures.ts'
import { generateArticles } from './support/generate-articles.ts'
import { createScanTable, scanArticles } from './support/scan-articles.ts'

// A page of hits with its count, facets and highlights at 10,000 articles, against a plain scan of the same store.

const articles = 10_000
const rounds = 21

interface Case {
  readonly name: string
  readonly query: Partial<SearchQuery>
  /** What the scan looks for: every one of these, anywhere in the title or in the whole text. */
  readonly scan: { readonly words: readonly string[]; readonly in: 'title' | 'body' }
}

const cases: readonly Case[] = [
  {
    name: 'a common Chinese word, by date',
    query: { term: '研究', sort: 'date' },
    scan: { words: ['研究'], in: 'body' },
  },
  {
    name: 'the same, by relevance',
    query: { term: '研究' },
    scan: { words: ['研究'], in: 'body' },
  },
  {
    name: 'two rare Chinese words, by relevance',
    query: { term: '冰湖溃决 脓毒症' },
    scan: { words: ['冰湖溃决', '脓毒症'], in: 'body' },
  },
  {
    name: 'two English words, by relevance',
    query: { term: 'flood forecasting' },
    scan: { words: ['flood', 'forecasting'], in: 'body' },
  },
  {
    name: 'an author',
    query: { term: 'zhang wei', field: 'author', sort: 'date' },
    scan: { words: ['Wei Zhang'], in: 'body' },
  },
  {
    name: 'a word of titles',
    query: { term: '降雨径流', field: 'title', sort: 'date' },
    scan: { words: ['降雨径流'], in: 'title' },
  },
  {
    name: 'a common word with two facets chosen',
    query: { term: '数值模拟', sort: 'date', facets: { year: '2024', column: 'Research Articles' } },
    scan: { words: ['数值模拟'], in: 'body' },
  },
  {
    name: 'a common word by date, page 50',
    query: { term: '研究', sort: 'date', page: 50 },
    scan: { words: ['研究'], in: 'body' },
  },
  {
    name: 'everything, by date',
    query: { sort: 'date' },
    scan: { words: [], in: 'body' },
  },
]

/** The store runs in a thread of its own, as it does in the portal. */
const worker = new URL('../dist/server/pglite-worker.js', import.meta.url)

const now = Date.UTC(2026, 10, 20)
const today = new Date(now).toISOString().slice(0, 10)

async function fill(database: Database): Promise<{ readonly all: string; readonly seconds: number }> {
  await seedSamples({ database, projectRoot: fileURLToPath(new URL('..', import.meta.url)), today })
  const sites = await database.query<{ id: number; type: string }>('select id, type from site order by id')
  const journals = sites.filter(({ type }) => type === 'single')
  const started = performance.now()
  for (const [at, { id }] of journals.entries()) {
    await saveArticles(database, id, generateArticles(articles / journals.length, at + 1))
  }
  const seconds = (performance.now() - started) / 1000
  return { all: String(sites.find(({ type }) => type === 'all')?.id ?? ''), seconds }
}

/** The call as a browser's request brings it. */
async function callSearch(rcPub: RcPub, siteId: string, query: SearchQuery): Promise<void> {
  const { term, field, sort, page, facets } = query
  const answer = await rcPub.answer({
    method: 'GET',
    path: basePath + calls.search.path,
    query: { siteId, q: term, field, sort, page: String(page - 1), ...facets },
    headers: { language: 'zh' },
    body: null,
  })
  if (answer.httpStatus !== 200) throw new Error(`The search for ${term} answered ${answer.httpStatus}.`)
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now()
  await work()
  return performance.now() - started
}

async function measureCase(
  database: Database,
  rcPub: RcPub,
  all: string,
  { name, query, scan }: Case,
): Promise<void> {
  const whole: SearchQuery = { ...emptySearchQuery, ...query }
  const search = () => searchArticles(database, { query: whole, sites: null, today })
  const peer = () => scanArticles(database, { ...scan, page: whole.page, facets: whole.facets })
  const call = () => callSearch(rcPub, all, whole)
  const { total } = await search()
  if (total === 0) throw new Error(`Nothing is found for ${whole.term}.`)
  for (let warm = 0; warm < 3; warm++) for (const work of [search, call, peer]) await work()
  const taken = { search: [] as number[], call: [] as number[], peer: [] as number[] }
  for (let round = 0; round < rounds; round++) {
    taken.search.push(await timed(search))
    taken.call.push(await timed(call))
    taken.peer.push(await timed(peer))
  }
  const both = (values: readonly number[]): string =>
    `${digits(median(values))} / ${digits(quantile(values, 0.95))}`
  const ratio = median(taken.search) / median(taken.peer)
  console.log(
    `  ${name} (${total.toLocaleString('en')}): search ${both(taken.search)} ms, whole call ${both(taken.call)} ms, ` +
      `scan ${both(taken.peer)} ms; search is ${digits(ratio)} × the scan`,
  )
}

const folder = mkdtempSync(join(tmpdir(), 'xuekan-bench-'))
try {
  const opened = await openDatabase({ kind: 'folder', folder, worker })
  if (!opened.ok) throw new Error(`The store did not open: ${opened.error.kind}`)
  const database = opened.value
  const { all, seconds } = await fill(database)
  await createScanTable(database)
  const failures: unknown[] = []
  const rcPub = await createRcPub({ database, report: (failure) => failures.push(failure), now: () => now })
  const [{ count } = { count: 0 }] = await database.query<{ count: number }>(
    'select count(*) as count from article',
  )
  console.log(
    `search at ${count.toLocaleString('en')} articles (${digits(articles / seconds)} loaded a second), ` +
      `median / 95 % of ${rounds} (${machine()})`,
  )
  for (const one of cases) await measureCase(database, rcPub, all, one)
  await rcPub.close()
  await database.close()
  if (failures.length > 0) throw new Error(`${failures.length} searches failed: ${String(failures[0])}`)
} finally {
  rmSync(folder, { recursive: true, force: true })
}
