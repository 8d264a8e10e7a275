import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startBareFastify } from './support/bare-fastify-process.ts'
import { stopChild } from './support/child.ts'
import { fetchBytes } from './support/fetch-bytes.ts'
import { digits, machine, median, quantile } from './support/figures.ts'
import { measureRound, startLoad, type Round } from './support/load-process.ts'
import { startPortalProcess, type PortalServed, type Served } from './support/portal-process.ts'

// What the ten commonest calls cost the embedded rc-pub, against a bare Fastify that answers the same bytes from memory:
// asked again within seconds, as a busy site is, and asked for the first time, down to the store.

const site = 'slgc'

/** Short rounds by turns: what else the machine does then falls on both alike. */
const again = { rounds: 15, amount: 1_500 } as const
const fresh = { rounds: 7, amount: 150 } as const

/** Headers that Node writes by itself. */
const ownHeaders = new Set(['date', 'connection', 'keep-alive', 'content-length'])

interface Envelope<T> {
  readonly data: T
}

async function get<T>(portal: PortalServed, path: string): Promise<T> {
  const { body } = await fetchBytes(portal.port, `${site}.localhost:${portal.port}`, `/rc-pub/front/${path}`)
  return (JSON.parse(body.toString()) as Envelope<T>).data
}

/** The calls of a reader who opens the site, an issue, an article, a search. */
async function commonestCalls(portal: PortalServed): Promise<readonly string[]> {
  const { id: siteId } = await get<{ readonly id: string }>(portal, `site/findBySld?sld=${site}`)
  const [tree] = await get<
    readonly { readonly periods: readonly { readonly periods: readonly { readonly id: string }[] }[] }[]
  >(portal, `front-period/getPeriodTree?siteId=${siteId}`)
  const period = tree?.periods[0]?.periods[0]?.id ?? ''
  const article = await get<{ readonly id: string; readonly pictureUrl: string }>(
    portal,
    'front-article/getArticleByDoi?doi=10.5555/slgc.2026.05.001',
  )
  const picture = article.pictureUrl.replace('/rc-pub/front/', '')
  return [
    `site/findBySld?sld=${site}`,
    `config-header/getConfigHeader?siteId=${siteId}`,
    `config-footer/getConfigFooter?siteId=${siteId}`,
    `channel/getChannelList?siteId=${siteId}&filter=true`,
    `publication/getPublicationConfig?siteId=${siteId}`,
    `front-period/getPeriodTree?siteId=${siteId}&isBack=false&groupByYear=1`,
    `front-article/getArticlesByPeriodicalIdGroupByColumn/${period}?size=50`,
    `front-article/${article.id}`,
    `search/search?siteId=${siteId}&q=%E6%B0%B4&page=0&size=20`,
    picture,
  ].map((path) => `/rc-pub/front/${path}`)
}

interface Pair {
  readonly ours: Round
  readonly bare: Round
}

async function sideBySide(
  rounds: number,
  ours: () => Promise<Round>,
  bare: () => Promise<Round>,
): Promise<readonly Pair[]> {
  const pairs: Pair[] = []
  for (let round = 0; round < rounds; round += 1) {
    if (round % 2 === 0) pairs.push({ ours: await ours(), bare: await bare() })
    else {
      const first = await bare()
      pairs.push({ ours: await ours(), bare: first })
    }
  }
  return pairs
}

const middle = (pairs: readonly Pair[], of: (pair: Pair) => number): number => median(pairs.map(of))

/** The bytes and headers of an answer, sent by a Fastify that knows nothing else. */
async function startCopy(portal: PortalServed, host: string, path: string): Promise<Served> {
  const answer = await fetchBytes(portal.port, host, path, { 'accept-encoding': 'gzip' })
  if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}.`)
  const headers = Object.entries(answer.headers).flatMap(([name, value]) =>
    ownHeaders.has(name) || typeof value !== 'string' ? [] : [[name, value]],
  )
  return startBareFastify(Object.fromEntries(headers) as Record<string, string>, answer.body)
}

async function measureCall(portal: PortalServed, path: string): Promise<number> {
  const host = `${site}.localhost:${portal.port}`
  const bare = await startCopy(portal, host, path)
  const loader = startLoad()
  let distinct = 0
  try {
    const round = (served: Served, amount: number, first: number | null): Promise<Round> =>
      measureRound(loader, served, { host, path, amount, distinct: first })
    const askBare = (amount: number) => () => round(bare, amount, null)
    const requestAgain = () => round(portal, again.amount, null)
    const requestFresh = () => {
      distinct += fresh.amount
      return round(portal, fresh.amount, distinct)
    }
    await sideBySide(3, requestAgain, askBare(again.amount))
    const cached = await sideBySide(again.rounds, requestAgain, askBare(again.amount))
    const made = await sideBySide(fresh.rounds, requestFresh, askBare(fresh.amount))
    const speed = cached.map(({ ours, bare: theirs }) => ours.rate / theirs.rate)
    console.log(path.replace('/rc-pub/front/', '').split('?')[0])
    console.log(
      `  again: ${digits(middle(cached, ({ ours }) => ours.rate))} requests per second, ${digits(median(speed))} of bare ` +
        `Fastify's (half of the rounds ${digits(quantile(speed, 0.25))} to ${digits(quantile(speed, 0.75))}); ` +
        `${digits(middle(cached, ({ ours }) => ours.cpu))} ms of CPU, ` +
        `${digits(middle(cached, ({ ours, bare: theirs }) => ours.cpu / theirs.cpu))} × bare Fastify`,
    )
    console.log(
      `  anew: ${digits(middle(made, ({ ours }) => ours.rate))} requests per second; ` +
        `${digits(middle(made, ({ ours }) => ours.cpu))} ms of CPU, store included`,
    )
    return median(cached.map(({ ours, bare: theirs }) => theirs.cpu / ours.cpu))
  } finally {
    await stopChild(loader)
    await bare.stop()
  }
}

const folder = mkdtempSync(join(tmpdir(), 'xuekan-bench-'))
try {
  const portal = await startPortalProcess(folder)
  try {
    console.log(`ten common calls of the embedded rc-pub, medians (${machine()})`)
    const shares: number[] = []
    for (const path of await commonestCalls(portal)) shares.push(await measureCall(portal, path))
    console.log(
      `all ten: requests per second of a core that does nothing else, ${digits(median(shares))} of bare Fastify's ` +
        `(lowest ${digits(Math.min(...shares))})`,
    )
  } finally {
    await portal.stop()
  }
} finally {
  rmSync(folder, { recursive: true, force: true })
}
