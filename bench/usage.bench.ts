import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { contentHashOf } from '../samples/content-hash.ts'
import { openDatabase, type Database } from '../server/rc-pub/index.ts'
import { copyUsage, rollUpNewDays } from '../server/rc-pub/store/copy-usage.ts'
import { rankArticles } from '../server/rc-pub/store/rank-articles.ts'
import { createUsageCounter } from '../server/rc-pub/store/visit-counter.ts'
import { createUseJudge } from '../server/rc-pub/usage/use-judge.ts'
import { digits, machine, median } from './support/figures.ts'
import { loadArticles } from './support/load-articles.ts'

// What a counted visit costs the embedded store, and rankings over months, beside how it was done before: a visit wrote
// the article's row, which stands in every index of articles, and a ranking read every day.

const articles = 40_000
const today = '2026-11-20'
const root = new URL('..', import.meta.url)
const at = (path: string): string => fileURLToPath(new URL(path, root))
const worker = new URL('dist/server/pglite-worker.js', root)

const sources = ['load', 'search', 'store/migrations'].map((folder) => at(`server/rc-pub/${folder}`))
const folder = join(
  tmpdir(),
  `xuekan-bench-usage-${contentHashOf([at('bench/support'), ...sources]).slice(0, 12)}`,
)
const loaded = join(folder, 'loaded')

/** Twenty days of three years for each article. */
async function fill(database: Database): Promise<void> {
  if (existsSync(loaded)) return
  await loadArticles(database, articles)
  await database.query(
    `insert into article_day (article_id, site_id, day, visits, downloads)
    select id, site_id, to_char(date '${today}' - (hashint8(id * 100 + n) & 1023), 'YYYY-MM-DD'),
      1 + (hashint8(id + n * 7) & 15), hashint8(id + n * 11) & 3
    from article, generate_series(1, 20) n on conflict do nothing`,
  )
  for (const { id } of await database.query<{ id: number }>('select id from site'))
    for (const sql of rollUpNewDays) await database.query(sql, [id])
  await database.query('analyze')
  writeFileSync(loaded, '')
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now()
  await work()
  return performance.now() - started
}

async function logBytes(database: Database, work: () => Promise<unknown>): Promise<number> {
  const position = async () => {
    const [row] = await database.query<{ at: string }>('select pg_current_wal_insert_lsn()::text as at')
    return row?.at ?? ''
  }
  const before = await position()
  await work()
  const [row] = await database.query<{ bytes: number }>(
    'select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), $1::pg_lsn)::float8 as bytes',
    [before],
  )
  return row?.bytes ?? 0
}

/** One visit as it was written before. */
const countBefore = `with known as (
    update article set visits = visits + 1 where id = $1 returning id, site_id
  )
  insert into article_day (article_id, site_id, day, visits) select id, site_id, $2, 1 from known
  on conflict (article_id, day) do update set visits = article_day.visits + 1`

/** A ranking as it was read before. */
const rankBefore = `select article_id as id, sum(visits) as used from article_day
  where site_id = any($1::bigint[]) and day >= $2 group by 1 order by used desc, id desc limit 10`

mkdirSync(folder, { recursive: true })
const opened = await openDatabase({ kind: 'folder', folder, worker })
if (!opened.ok) throw new Error(`The store did not open: ${opened.error.kind}`)
const database = opened.value
try {
  console.log(`use of ${articles.toLocaleString('en')} articles (${machine()})`)
  await fill(database)
  const ids = await database.query<{ id: number }>('select id from article order by hashint8(id) limit 300')
  const read = ids.map(({ id }) => id)
  const clock = { now: Date.parse(today) }
  const counter = createUsageCounter(
    database,
    createUseJudge(() => clock.now),
    () => today,
  )
  const visits = counter.of({ address: '192.0.2.1', userAgent: 'Mozilla/5.0 (bench)' })
  const count = async (id: number): Promise<void> => {
    visits.countArticle(id)
    await counter.flush()
  }
  const writes = [
    ['before', (id: number) => database.query(countBefore, [id, today])],
    ['now, the first of a day', count],
    [
      'now, a later one',
      (id: number) => {
        clock.now += 31_000
        return count(id)
      },
    ],
    ['its copy, at most once a minute and article', (id: number) => copyUsage(database, [id], '2026-11-01')],
  ] as const
  for (const [name, write] of writes) {
    // what is written first after a checkpoint takes its whole page along
    await database.query('checkpoint')
    const times: number[] = []
    const bytes = await logBytes(database, async () => {
      for (const id of read.slice(0, 100)) times.push(await timed(() => write(id)))
    })
    console.log(
      `  a counted visit, ${name}: ${digits(median(times))} ms, ${digits(bytes / 100_000)} kB of log`,
    )
  }
  const sites = (await database.query<{ id: number }>(`select id from site where type = 'single'`)).map(
    ({ id }) => id,
  )
  for (const since of ['2026-08-20', '2025-11-20', '2023-11-20']) {
    const [before, now]: [number[], number[]] = [[], []]
    for (let round = 0; round < 7; round += 1) {
      before.push(await timed(() => database.query(rankBefore, [sites, since])))
      now.push(await timed(() => rankArticles(database, sites, 'visits', since, 10)))
    }
    console.log(
      `  most visited since ${since}: ${digits(median(before))} ms before, ${digits(median(now))} ms now`,
    )
  }
} catch (failure) {
  rmSync(loaded, { force: true })
  throw failure
} finally {
  await database.close()
}
