import { digits, machine, median, quantile } from './support/figures.ts'
import { harvestList, readPart } from './support/harvest-list.ts'
import { startMeasured } from './support/measured-process.ts'

// A harvest of all articles of the embedded store by OAI-PMH, from the first part to the last, as an index makes it: how
// fast it goes, whether its end is as fast as its beginning, and what memory it takes.

const articles = 20_000
/** How much longer a part at the end may take than one at the beginning. */
const bar = 1.5
/** MiB that harvests of all forms may leave behind when as many have gone before. */
const mostGrown = 16
/** Parts at the beginning and at the end of a list that are compared, asked for in turn and so often. */
const compared = 10
const rounds = 5

interface Harvest {
  /** Milliseconds of each part, and how it was asked for, in order. */
  readonly times: readonly number[]
  readonly queries: readonly string[]
  readonly bytes: number
}

/** A whole list. Throws where an article comes twice or not at all. */
async function harvest(port: number, metadataPrefix: string): Promise<Harvest> {
  const times: number[] = []
  const queries: string[] = []
  const known = new Set<string>()
  let [bytes, records] = [0, 0]
  const list = harvestList(port, `verb=ListRecords&metadataPrefix=${metadataPrefix}`)
  for await (const { query, answer, time } of list) {
    queries.push(query)
    times.push(time)
    bytes += answer.length
    for (const [, identifier = ''] of answer.matchAll(/<header><identifier>([^<]*)/g)) {
      known.add(identifier)
      records += 1
    }
  }
  if (known.size !== articles || records !== articles)
    throw new Error(`${records} records of ${known.size} articles were told of ${articles}.`)
  return { times, queries, bytes }
}

/** Medians of parts at the beginning and at the end, in turn: what else the machine does is in both. */
async function atBothEnds(
  port: number,
  queries: readonly string[],
): Promise<readonly [first: number, last: number]> {
  const [first, last]: [number[], number[]] = [[], []]
  for (let round = 0; round < rounds; round += 1)
    for (let part = 0; part < compared; part += 1) {
      first.push((await readPart(port, queries[part] ?? '')).time)
      // the last part is shorter than the others
      last.push((await readPart(port, queries.at(-2 - part) ?? '')).time)
    }
  return [median(first), median(last)]
}

const host = await startMeasured('./harvest-host.ts')
try {
  const port = await host.serve(articles)
  console.log(`Harvest of ${articles.toLocaleString('en')} generated articles, embedded store (${machine()})`)
  const forms = ['oai_dc', 'oai_openaire', 'jats']
  // what the first harvest takes for good is no growth
  for (const form of forms) await harvest(port, form)
  const idle = await host.idle()
  for (const form of forms) {
    const { times, queries, bytes } = await harvest(port, form)
    const seconds = times.reduce((sum, time) => sum + time, 0) / 1_000
    const [first, last] = await atBothEnds(port, queries)
    const most = await host.most()
    console.log(
      `  ${form}: ${digits(articles / seconds)} records a second in ${times.length} parts, ${digits(bytes / 1e6)} MB`,
    )
    console.log(
      `    a part: median ${digits(median(times))} ms, 95 % within ${digits(quantile(times, 0.95))} ms, the longest ${digits(Math.max(...times))} ms`,
    )
    console.log(
      `    at the beginning ${digits(first)} ms, at the end ${digits(last)} ms: ${(last / first).toFixed(2)} times (bar ${bar})`,
    )
    console.log(`    memory at most ${digits(most - idle)} MiB above idle`)
    // counts anew from here on
    await host.idle()
    if (last / first > bar) process.exitCode = 1
  }
  const grown = (await host.idle()) - idle
  console.log(`  all harvested a second time, ${digits(grown)} MiB more are kept (bar ${mostGrown})`)
  if (grown > mostGrown) process.exitCode = 1
} finally {
  host.stop()
}
