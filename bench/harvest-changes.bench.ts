import { startPostgresCluster } from '../test/server/store/postgres-cluster.ts'
import type { MadeChanges } from './support/changing-host.ts'
import { fetchBytes } from './support/fetch-bytes.ts'
import { digits, machine, quantile } from './support/figures.ts'
import { harvestList, readPart } from './support/harvest-list.ts'
import { startMeasured, type MeasuredProcess } from './support/measured-process.ts'

// Whole harvests by OAI-PMH while ten articles a second change, go and come: whether each is told, none twice that did not
// change, and what is gone as gone; how long a part takes at any depth; what memory that takes.

const embedded = Number(process.env['HARVEST_EMBEDDED'] ?? 100_000)
const served = Number(process.env['HARVEST_SERVED'] ?? 1_000_000)
/** Milliseconds within which 95 % of the parts of 500 come on PostgreSQL. */
const partBar = 50
/** MiB that may be kept at the end of a harvest beyond those that are kept in its middle. */
const memoryBar = 16

interface Told {
  readonly datestamp: string
  readonly isGone: boolean
}

interface Harvested {
  /** Milliseconds of each part, in order. */
  readonly times: readonly number[]
  /** What was told of each article last, by its key. */
  readonly told: ReadonlyMap<string, Told>
  /** Keys that were told of more than once. */
  readonly again: ReadonlySet<string>
  /** The time up to which its first part knew of every change. */
  readonly since: string
}

const dateOf = (answer: string): string => /<responseDate>([^<]+)/.exec(answer)?.[1] ?? ''

/** A piece of a text that keeps the rest of it from nobody: V8 holds a whole answer for each piece that was cut out of it. */
const copied = (piece: string): string => Buffer.from(piece).toString()

/** A list from its first part to its last. */
async function harvest(
  port: number,
  query: string,
  half: { readonly parts: number; readonly reached: () => Promise<void> } | null = null,
): Promise<Harvested> {
  const times: number[] = []
  const told = new Map<string, Told>()
  const again = new Set<string>()
  let since = ''
  for await (const { answer, time } of harvestList(port, query)) {
    times.push(time)
    if (times.length === half?.parts) await half.reached()
    since ||= dateOf(answer)
    const headers = answer.matchAll(
      /<header( status="deleted")?><identifier>oai:[^:]+:\d+\/([^<]+)<\/identifier><datestamp>([^<]+)/g,
    )
    for (const [, status, key = '', datestamp = ''] of headers) {
      const own = copied(key)
      if (told.has(own)) again.add(own)
      told.set(own, { datestamp: copied(datestamp), isGone: status !== undefined })
    }
  }
  return { times, told, again, since }
}

async function changesOf(port: number, running: 'yes' | 'no'): Promise<MadeChanges> {
  const { body } = await fetchBytes(port, 'www.localhost', `/bench/changes?running=${running}`)
  return JSON.parse(body.toString('utf8')) as MadeChanges
}

/** Waits until answers know of all that was changed before. */
async function settled(port: number): Promise<void> {
  const now = new Date().toISOString()
  while (dateOf((await readPart(port, 'verb=Identify')).answer) <= now)
    await new Promise((resolve) => setTimeout(resolve, 100))
}

/** What a harvester who came once, and once more for what had changed meanwhile, was told wrongly. */
function faultsOf(
  first: Harvested,
  second: Harvested,
  { changes, articles }: MadeChanges,
): readonly string[] {
  const told = new Map([...first.told, ...second.told])
  const last = new Map(changes.map(({ key, isGone }) => [key, isGone]))
  const held = [...told.values()].filter(({ isGone }) => !isGone).length
  return [
    ...(held === articles ? [] : [`${held} articles are known of ${articles}`]),
    ...[...first.again].filter((key) => !last.has(key)).map((key) => `${key} was told twice`),
    ...[...last]
      .filter(([key, isGone]) => told.get(key)?.isGone !== isGone)
      .map(([key]) => `${key} was told wrongly`),
  ]
}

async function measure(
  host: MeasuredProcess,
  store: string,
  articles: number,
  bar: number | null,
): Promise<void> {
  const started = performance.now()
  const port = await host.serve(articles)
  const filled = (performance.now() - started) / 1_000
  console.log(
    `Harvests of ${articles.toLocaleString('en')} articles, ten of which change a second, ${store} (${machine()}; filled in ${digits(filled)} s)`,
  )
  for (const [verb, size] of [
    ['ListIdentifiers', 500],
    ['ListRecords', 200],
  ] as const) {
    const before = (await changesOf(port, 'yes')).changes.length
    let kept = 0
    const reached = async (): Promise<void> => {
      kept = await host.idle()
    }
    const half = { parts: Math.round(articles / size / 2), reached }
    const first = await harvest(port, `verb=${verb}&metadataPrefix=oai_dc`, half)
    const most = (await host.most()) - kept
    const left = (await host.idle()) - kept
    await changesOf(port, 'no')
    await settled(port)
    const second = await harvest(port, `verb=${verb}&metadataPrefix=oai_dc&from=${first.since}`)
    const made = await changesOf(port, 'no')
    const faults = faultsOf(first, second, made)
    const late = quantile(first.times, 0.95)
    const tenth = Math.ceil(first.times.length / 10)
    const [early, end] = [first.times.slice(0, tenth), first.times.slice(-tenth)].map((times) =>
      quantile(times, 0.95),
    )
    const isBarred = bar !== null && size === 500
    console.log(
      `  ${verb}: ${first.times.length} parts of ${size}, median ${digits(quantile(first.times, 0.5))} ms, 95 % within ${digits(late)} ms${isBarred ? ` (bar ${bar})` : ''}; of the first tenth ${digits(early ?? 0)}, of the last ${digits(end ?? 0)}`,
    )
    console.log(
      `    ${made.changes.length - before} changes meanwhile, ${first.again.size} articles told again, ${second.told.size} the second time; ${faults.length} faults`,
    )
    console.log(
      `    memory at most ${digits(most)} MiB above what was kept in the middle, of which ${digits(left)} are kept at the end (bar ${memoryBar})`,
    )
    for (const fault of faults.slice(0, 10)) console.log(`      ${fault}`)
    if (faults.length > 0 || left > memoryBar || (isBarred && late > bar)) process.exitCode = 1
  }
}

async function run(store: string, articles: number, bar: number | null): Promise<void> {
  const host = await startMeasured('./changing-host.ts')
  try {
    await measure(host, store, articles, bar)
  } finally {
    host.stop()
  }
}

if (embedded > 0) await run('embedded store', embedded, null)
const cluster = served > 0 ? startPostgresCluster() : null
if (cluster !== null)
  try {
    process.env['DATABASE_URL'] = cluster.url
    await run('PostgreSQL', served, partBar)
  } finally {
    cluster.stop()
  }
