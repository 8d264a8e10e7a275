import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { basePath, endpoints } from '@xuekan/rc-pub/contract'
import { createRcPub, openDatabase, type Database, type RcPub } from '../server/rc-pub/index.ts'
import { contentHashOf } from '../samples/content-hash.ts'
import { digits, machine, quantile } from './support/figures.ts'
import { loadArticles } from './support/load-articles.ts'
import {
  commonSearches,
  prefixes,
  selectiveSearches,
  slowestSearch,
  type Search,
} from './support/searches.ts'

// Calls of search at 100,000 bilingual articles on the embedded engine, as a portal makes them, beside their goals.

const articles = 100_000
const now = Date.UTC(2026, 10, 20)
const root = new URL('..', import.meta.url)
const at = (path: string): string => fileURLToPath(new URL(path, root))

/** The engines run in threads of their own, as they do in the portal. */
const worker = new URL('dist/server/pglite-worker.js', root)

/** What the loaded articles follow from: with all of it unchanged, an earlier run's folder serves again. */
const sources = ['load', 'search', 'store/migrations']
const contentHash = contentHashOf([
  at('bench/support'),
  ...sources.map((folder) => at(`server/rc-pub/${folder}`)),
]).slice(0, 12)
const folder = join(tmpdir(), `xuekan-bench-${articles}-${contentHash}`)
const loaded = join(folder, 'loaded')

async function fill(database: Database): Promise<void> {
  if (existsSync(loaded)) return console.log(`  the articles of an earlier run in ${folder}`)
  const started = performance.now()
  await loadArticles(database, articles)
  writeFileSync(loaded, '')
  const seconds = (performance.now() - started) / 1_000
  console.log(`  loaded in ${digits(seconds)} s, ${digits(articles / seconds)} a second, into ${folder}`)
}

async function replicated(rcPub: RcPub): Promise<void> {
  const started = performance.now()
  while (!(await rcPub.searchHealth()).apart) await new Promise((resolve) => setTimeout(resolve, 100))
  console.log(`  the search replica stood after ${digits((performance.now() - started) / 1_000)} s`)
}

interface Requested {
  readonly milliseconds: number
  readonly total: number
}

/** The call as a browser's request brings it, with its answer as far as printing. */
async function ask(rcPub: RcPub, siteId: string, { call, query }: Search): Promise<Requested> {
  const started = performance.now()
  const path = basePath + endpoints[call].path
  const headers = { language: 'zh' }
  const answer = await rcPub.answer({ method: 'GET', path, query: { siteId, ...query }, headers, body: null })
  const milliseconds = performance.now() - started
  const { status, data } = (answer.body as { readonly value: { status: number; data: { total?: number } } })
    .value
  if (status !== 0) throw new Error(`${path} for ${JSON.stringify(query)} answered ${status}.`)
  return { milliseconds, total: data.total ?? 0 }
}

const both = (values: readonly number[]): string =>
  `${digits(quantile(values, 0.5))} / ${digits(quantile(values, 0.95))} ms`

async function measure(
  rcPub: RcPub,
  siteId: string,
  name: string,
  searches: readonly Search[],
  goal = '',
): Promise<void> {
  // the engine reads its pages from the file once: what is asked for the first time waits for that
  const cold: Requested[] = []
  for (const search of searches) cold.push(await ask(rcPub, siteId, search))
  const requested: Requested[] = []
  for (const search of searches) requested.push(await ask(rcPub, siteId, search))
  const totals = requested.map(({ total }) => total)
  const hits =
    searches[0]?.call === 'suggestions'
      ? ''
      : `, ${quantile(totals, 0.5)} hits, at most ${Math.max(...totals)}`
  const [first, again] = [cold, requested].map((round) => both(round.map((each) => each.milliseconds)))
  console.log(`  ${name} (${searches.length}${hits}): ${again}${goal}; the first time after a start ${first}`)
}

/** How long the statement of an article's page takes while the slowest search is asked for again and again. */
async function measureBeside(database: Database, rcPub: RcPub, siteId: string): Promise<void> {
  const taken: number[] = []
  const slow: number[] = []
  const searches = { running: true }
  const searching = (async () => {
    for (let round = 0; round < 10; round++) slow.push((await ask(rcPub, siteId, slowestSearch)).milliseconds)
    searches.running = false
  })()
  while (searches.running) {
    const started = performance.now()
    await database.query('select record from article where id = $1', [2_000 + taken.length])
    taken.push(performance.now() - started)
  }
  await searching
  console.log(`  a page's statement while the slowest search runs (${both(slow)}): ${both(taken)}`)
}

mkdirSync(folder, { recursive: true })
const opened = await openDatabase({ kind: 'folder', folder, worker })
if (!opened.ok) throw new Error(`The store did not open: ${opened.error.kind}`)
const database = opened.value
const failures: unknown[] = []
try {
  console.log(
    `search at ${articles.toLocaleString('en')} articles, median / 95 % of whole calls (${machine()})`,
  )
  await fill(database)
  const replica = { folder: join(folder, 'search'), worker }
  const rcPub = await createRcPub({
    database,
    replica,
    report: (failure) => failures.push(failure),
    now: () => now,
  })
  await replicated(rcPub)
  const [all] = await database.query<{ id: number }>(`select id from site where type = 'all'`)
  const siteId = String(all?.id)
  const goal = (milliseconds: number): string => `; the goal is 95 % within ${milliseconds} ms`
  for (const [name, searches] of selectiveSearches) await measure(rcPub, siteId, name, searches, goal(30))
  for (const [name, searches] of commonSearches) await measure(rcPub, siteId, name, searches, goal(150))
  await measure(rcPub, siteId, 'what begins like a text', prefixes, goal(20))
  await measureBeside(database, rcPub, siteId)
  await rcPub.close()
} catch (failure) {
  rmSync(loaded, { force: true })
  throw failure
} finally {
  await database.close()
}
if (failures.length > 0) throw new Error(`${failures.length} searches failed: ${String(failures[0])}`)
