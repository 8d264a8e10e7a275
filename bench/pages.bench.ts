import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startBareFastify } from './support/bare-fastify-process.ts'
import { stopChild } from './support/child.ts'
import { fetchBytes } from './support/fetch-bytes.ts'
import { digits, machine, median, quantile } from './support/figures.ts'
import { hydrationShares } from './support/hydration-shares.ts'
import { measureRound, startLoad, type Round } from './support/load-process.ts'
import { startPortalProcess, type PortalServed } from './support/portal-process.ts'

// What an article page costs the built server, against a bare Fastify that sends the same bytes.

const path = '/zh/article/doi/10.5555/slgc.2026.05.001'

/** Many short rounds: what else the machine does then falls on all alike. */
const cached = { rounds: 41, amount: 2_000 } as const
const rendered = { rounds: 15, amount: 40 } as const

/** Headers that Node writes by itself. */
const ownHeaders = new Set(['date', 'connection', 'keep-alive', 'content-length'])

async function measurePages(portal: PortalServed): Promise<void> {
  const host = `slgc.localhost:${portal.port}`
  const page = await fetchBytes(portal.port, host, path, { 'accept-encoding': 'gzip' })
  const plain = await fetchBytes(portal.port, host, path)
  if (page.status !== 200) throw new Error(`${path} answered ${page.status}.`)
  const headers = Object.entries(page.headers).flatMap(([name, value]) =>
    ownHeaders.has(name) || typeof value !== 'string' ? [] : [[name, value]],
  )
  const bare = await startBareFastify(Object.fromEntries(headers), page.body)
  const loader = startLoad()
  try {
    const copy = await fetchBytes(bare.port, host, path)
    if (!copy.body.equals(page.body)) throw new Error('The two servers send different bytes.')

    let distinct = 0
    const askBare = () => measureRound(loader, bare, { host, path, amount: cached.amount, distinct: null })
    const requestCached = () =>
      measureRound(loader, portal, { host, path, amount: cached.amount, distinct: null })
    // the cache is keyed by the address, so that a page under a new one is rendered
    const askRendered = () => {
      distinct += rendered.amount
      return measureRound(loader, portal, { host, path, amount: rendered.amount, distinct })
    }
    await sideBySide(8, askRendered, askBare)
    const fresh = await sideBySide(rendered.rounds, askRendered, askBare)
    await sideBySide(4, requestCached, askBare)
    const again = await sideBySide(cached.rounds, requestCached, askBare)
    console.log(
      `article page, ${(plain.body.length / 1024).toFixed(1)} KiB of HTML, ` +
        `${(page.body.length / 1024).toFixed(1)} KiB in gzip, medians (${machine()})`,
    )
    printCached(again)
    printRendered(fresh)
  } finally {
    await stopChild(loader)
    await bare.stop()
  }
}

interface Pair {
  readonly portal: Round
  readonly bare: Round
}

/** Both by turns, every other time in the other order, so that a machine that slows down favours neither. */
async function sideBySide(
  rounds: number,
  portal: () => Promise<Round>,
  bare: () => Promise<Round>,
): Promise<readonly Pair[]> {
  const pairs: Pair[] = []
  for (let round = 0; round < rounds; round++) {
    if (round % 2 === 0) pairs.push({ portal: await portal(), bare: await bare() })
    else {
      const first = await bare()
      pairs.push({ portal: await portal(), bare: first })
    }
  }
  return pairs
}

const middle = (pairs: readonly Pair[], side: keyof Pair, field: keyof Round): number =>
  median(pairs.map((pair) => pair[side][field]))

/** The median of the ratios within each round, with the half of them around it. */
function ratios(pairs: readonly Pair[], of: (pair: Pair) => number): string {
  const values = pairs.map(of)
  return `${digits(median(values))} (half of them ${digits(quantile(values, 0.25))} to ${digits(quantile(values, 0.75))})`
}

function printCached(pairs: readonly Pair[]): void {
  const busy = (side: keyof Pair): string => percent(middle(pairs, side, 'busy'))
  console.log(
    `  from the cache: ${digits(middle(pairs, 'portal', 'cpu'))} ms of CPU a request, a bare Fastify with the same bytes ` +
      `${digits(middle(pairs, 'bare', 'cpu'))}: ${ratios(pairs, ({ portal, bare }) => portal.cpu / bare.cpu)} ×`,
  )
  console.log(
    `    requests per second of a core that does nothing else: ` +
      `${ratios(pairs, ({ portal, bare }) => bare.cpu / portal.cpu)} of bare Fastify's (goal ≥ 0.8)`,
  )
  console.log(
    `    requests per second as they came: ${digits(middle(pairs, 'portal', 'rate'))}, ` +
      `${ratios(pairs, ({ portal, bare }) => portal.rate / bare.rate)} of bare Fastify's ` +
      `${digits(middle(pairs, 'bare', 'rate'))} (the servers were busy ${busy('portal')} and ${busy('bare')} of the time)`,
  )
}

function printRendered(pairs: readonly Pair[]): void {
  console.log(
    `  rendered anew: ${digits(middle(pairs, 'portal', 'cpu'))} ms of CPU a request, store included: ` +
      `${ratios(pairs, ({ portal, bare }) => portal.cpu / bare.cpu)} × a bare Fastify`,
  )
}

const percent = (part: number): string => `${(part * 100).toFixed(1)} %`

async function measureHydration(portal: PortalServed): Promise<void> {
  const shares = await hydrationShares(portal)
  const all = shares.map(({ share }) => share)
  const worst = shares.toSorted((a, b) => b.share - a.share)[0]
  console.log(
    `hydration data on ${shares.length} article pages with full text: ${percent(median(all))} of the HTML, ` +
      `at most ${percent(worst?.share ?? Number.NaN)} (${worst?.path ?? 'none'}), ` +
      `${all.filter((share) => share > 0.1).length} pages over the goal of 10 %`,
  )
}

const folder = mkdtempSync(join(tmpdir(), 'xuekan-bench-'))
try {
  const portal = await startPortalProcess(folder)
  try {
    await measurePages(portal)
    await measureHydration(portal)
  } finally {
    await portal.stop()
  }
} finally {
  rmSync(folder, { recursive: true, force: true })
}
