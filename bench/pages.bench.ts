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
// many short rounds: what else the machine does then falls on all alike
const rounds = 31
const amounts = { kept: 1_000, rendered: 25 } as const

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
    const measure = {
      bare: () => measureRound(loader, bare, { host, path, amount: amounts.kept, distinct: null }),
      kept: () => measureRound(loader, portal, { host, path, amount: amounts.kept, distinct: null }),
      // the cache is keyed by the address, so that a page under a new one is rendered
      rendered: () => {
        distinct += amounts.rendered
        return measureRound(loader, portal, { host, path, amount: amounts.rendered, distinct })
      },
    }
    for (let warm = 0; warm < 6; warm++) for (const run of Object.values(measure)) await run()
    const taken: Record<keyof typeof measure, Round>[] = []
    for (let round = 0; round < rounds; round++) {
      // every other round the other way round, so that a machine that slows down favours nobody
      const names = ['bare', 'kept', 'rendered'] as const
      const results: Partial<Record<keyof typeof measure, Round>> = {}
      for (const name of round % 2 === 0 ? names : names.toReversed()) results[name] = await measure[name]()
      taken.push(results as Record<keyof typeof measure, Round>)
    }
    print(taken, plain.body.length, page.body.length)
  } finally {
    await stopChild(loader)
    await bare.stop()
  }
}

function print(
  taken: readonly Readonly<Record<'bare' | 'kept' | 'rendered', Round>>[],
  plain: number,
  zipped: number,
): void {
  const of = (name: 'bare' | 'kept' | 'rendered', field: keyof Round): number =>
    median(taken.map((round) => round[name][field]))
  const ratio = (name: 'kept' | 'rendered', field: 'cpu' | 'rate'): readonly number[] =>
    taken.map((round) => round[name][field] / round.bare[field])
  const spread = (values: readonly number[]): string =>
    `${digits(median(values))} (quartiles ${digits(quantile(values, 0.25))} to ${digits(quantile(values, 0.75))})`
  console.log(
    `article page, ${(plain / 1024).toFixed(1)} KiB of HTML, ${(zipped / 1024).toFixed(1)} KiB in gzip, ` +
      `medians of ${rounds} rounds side by side (${machine()})`,
  )
  console.log(
    `  from the cache: ${digits(of('kept', 'cpu'))} ms of CPU a request, bare Fastify with the same bytes ` +
      `${digits(of('bare', 'cpu'))}: ${spread(ratio('kept', 'cpu'))} ×`,
  )
  console.log(
    `  from the cache: ${digits(of('kept', 'rate'))} requests per second, bare Fastify ${digits(of('bare', 'rate'))}: ` +
      `${spread(ratio('kept', 'rate'))} × (goal ≥ 0.8); ` +
      `the servers were busy ${percent(of('kept', 'busy'))} and ${percent(of('bare', 'busy'))} of the time`,
  )
  console.log(
    `  rendered anew: ${digits(of('rendered', 'cpu'))} ms of CPU a request, store included: ` +
      `${spread(ratio('rendered', 'cpu'))} × bare Fastify`,
  )
}

const percent = (part: number): string => `${(part * 100).toFixed(1)} %`

async function measureHydration(portal: PortalServed): Promise<void> {
  const shares = await hydrationShares(portal)
  const all = shares.map(({ share }) => share)
  const worst = shares.toSorted((a, b) => b.share - a.share)[0]
  console.log(
    `hydration data on ${shares.length} article pages with full text: ${percent(median(all))} of the HTML, ` +
      `at most ${percent(worst?.share ?? Number.NaN)} (${worst?.path ?? 'none'}; goal ≤ 10 %)`,
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
