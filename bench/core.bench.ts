import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { tmpdir } from 'node:os'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type * as Site from '@xuekan/core/site'
import type * as Menu from '@xuekan/core/menu'
import type * as Addresses from '@xuekan/core/route'
import createRouter from 'find-my-way'
import { parse as parsePattern } from 'regexparam'
import { matchRoute } from 'wouter'
import { digits, machine, median } from './support/figures.ts'
import { createRandom } from './support/random.ts'
import { specRoutes } from './support/spec-routes.ts'

// The rules that run on every step of a reader, each against the plain way of doing the same, as they are published:
// modules as the compiler writes them.

const root = fileURLToPath(new URL('..', import.meta.url))

async function loadBuilt(): Promise<typeof Site & typeof Menu & typeof Addresses> {
  const folder = mkdtempSync(join(tmpdir(), 'xuekan-core-'))
  try {
    const compiler = join(root, 'node_modules/@typescript/native/bin/tsc')
    const project = join(root, 'core/tsconfig.build.json')
    const built = spawnSync(process.execPath, [compiler, '-p', project, '--outDir', join(folder, 'core')], {
      stdio: 'inherit',
    })
    if (built.status !== 0) throw new Error('The core was not built.')
    writeFileSync(join(folder, 'package.json'), '{"type":"module"}')
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
    const load = (entry: string): Promise<unknown> =>
      import(/* @vite-ignore */ pathToFileURL(join(folder, `core/${entry}.js`)).href)
    const [site, menu, route] = await Promise.all(['site', 'menu', 'route'].map(load))
    return { ...(site as typeof Site), ...(menu as typeof Menu), ...(route as typeof Addresses) }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const { asSiteId, bareShell, menuChannels, parseRoute, planOverflow } = await loadBuilt()

const rounds = 41

/** Nanoseconds of one call, over as many calls as take about 20 ms. */
function timed(work: () => unknown): number {
  let calls = 1
  for (;;) {
    const started = performance.now()
    for (let call = 0; call < calls; call += 1) cached = work()
    const taken = performance.now() - started
    if (taken >= 20) return (taken * 1e6) / calls
    calls = Math.ceil(calls * Math.min(100, Math.max(2, 25 / Math.max(taken, 0.01))))
  }
}

/** What a timed call gave: nothing is optimised away. */
let cached: unknown = null

/** Medians of both, taken in turns, and the median of the ratios within each turn. */
function compare(
  own: () => unknown,
  peer: () => unknown,
): { readonly own: number; readonly peer: number; readonly ratio: number } {
  timed(own)
  timed(peer)
  const pairs = Array.from({ length: rounds }, (_, round) => {
    if (round % 2 === 0) {
      const first = timed(own)
      return { own: first, peer: timed(peer) }
    }
    const second = timed(peer)
    return { own: timed(own), peer: second }
  })
  return {
    own: median(pairs.map((pair) => pair.own)),
    peer: median(pairs.map((pair) => pair.peer)),
    ratio: median(pairs.map((pair) => pair.own / pair.peer)),
  }
}

/** The same plan by prefix sums and a binary search, for widths that are known to be sound. */
function planByPrefixSums(widths: readonly number[], moreWidth: number, budget: number, gap: number): number {
  const ends: number[] = []
  let end = 0
  for (let index = 0; index < widths.length; index += 1) {
    end += (widths[index] ?? 0) + (index === 0 ? 0 : gap)
    ends.push(end)
  }
  if (end <= budget) return widths.length
  let low = 0
  let high = widths.length
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if ((ends[middle - 1] ?? 0) + gap + moreWidth <= budget) low = middle
    else high = middle - 1
  }
  return low
}

function measureOverflow(): void {
  console.log('menu overflow plan, against prefix sums and a binary search (goal ≤ 1.5):')
  for (const count of [10, 100, 1_000]) {
    const random = createRandom(count)
    const widths = Array.from({ length: count }, () => 40 + Math.floor(random() * 120))
    const total = widths.reduce((sum, width) => sum + width, 0)
    const budgets = Array.from({ length: 16 }, (_, step) => (total * (step + 1)) / 15)
    for (const budget of budgets) {
      const both = [planOverflow(widths, 60, budget, 8), planByPrefixSums(widths, 60, budget, 8)]
      if (both[0] !== both[1]) throw new Error(`Two plans for ${budget} px: ${both.join(' and ')}`)
    }
    const over = (plan: typeof planByPrefixSums) => () => {
      let shown = 0
      for (const budget of budgets) shown += plan(widths, 60, budget, 8)
      return shown
    }
    const { own, peer, ratio } = compare(over(planOverflow), over(planByPrefixSums))
    console.log(
      `  ${count} items: ${digits(own / budgets.length)} ns, peer ${digits(peer / budgets.length)} ns, ${digits(ratio)} ×`,
    )
  }
}

/** Every form of a pattern with optional parameters at its end. */
function formsOf(pattern: string): readonly string[] {
  const segments = pattern.split('/').slice(1)
  const needed = segments.filter((segment) => !segment.endsWith('?'))
  const optional = segments.slice(needed.length).map((segment) => segment.slice(0, -1))
  return optional
    .map((_, count) => [...needed, ...optional.slice(0, count + 1)])
    .concat([needed])
    .map((form) => `/${form.join('/')}`)
}

function measureRoutes(): void {
  const addresses = specRoutes.flatMap((route) => route.addresses)
  const paths = addresses.map((address) => address.replace(/[?#].*$/, ''))

  const router = createRouter({ ignoreTrailingSlash: true })
  const registered = new Set<string>()
  for (const { pattern } of specRoutes) {
    for (const form of formsOf(pattern)) {
      const typed = form.replace(/:lang(?=\/|$)/g, ':lang(^(?:zh|en)$)')
      const shape = typed.replace(/:\w+(?!\()(?=\/|$)/g, ':')
      if (registered.has(shape)) continue
      registered.add(shape)
      router.on('GET', typed, () => undefined)
    }
  }
  const patterns = specRoutes.map((route) => route.pattern)
  const scan = (path: string): unknown => {
    for (const pattern of patterns) {
      const match = matchRoute(parsePattern, pattern, path)
      if (match[0]) return match
    }
    return null
  }
  for (const [index, address] of addresses.entries()) {
    if (parseRoute(address).page === 'unknown' && address !== '/sitemap.txt')
      throw new Error(`${address} is unknown`)
    if (router.find('GET', address) === null) throw new Error(`find-my-way does not know ${address}`)
    if (scan(paths[index] ?? '') === null) throw new Error(`wouter does not know ${address}`)
  }
  const all = (read: (address: string) => unknown, texts: readonly string[]) => () => {
    let last: unknown = null
    for (const text of texts) last = read(text)
    return last
  }
  const ours = all(parseRoute, addresses)
  const radix = compare(
    ours,
    all((address) => router.find('GET', address), addresses),
  )
  const scanned = compare(ours, all(scan, paths))
  const each = (total: number): string => `${digits(total / addresses.length)} ns`
  console.log(`parseRoute over ${addresses.length} addresses of ${patterns.length} patterns, an address:`)
  console.log(
    `  ${each(radix.own)}; find-my-way ${each(radix.peer)}: ${digits(radix.ratio)} × (goal ≤ 3); ` +
      `wouter's matching ${each(scanned.peer)}: ${digits(scanned.ratio)} × (goal ≤ 0.06)`,
  )
}

const codes = ['introduce', 'news', 'item', 'carousel', 'index', 'science', 'editorial', 'contact']

/** So many channels, ten under each, every seventh disabled. */
function channelsOf(count: number): readonly Menu.Channel[] {
  const channel = (index: number, children: readonly Menu.Channel[]): Menu.Channel => ({
    id: String(index),
    parentId: '',
    siteId: asSiteId('1'),
    name: { zh: `栏目${index}`, en: `Column ${index}` },
    code: codes[index % codes.length] ?? '',
    enabled: index % 7 !== 0,
    children,
    link: '',
    bannerId: '',
    newsDataType: '',
    styleId: '',
  })
  return Array.from({ length: Math.floor(count / 11) }, (_, group) =>
    channel(
      group * 11,
      Array.from({ length: 10 }, (_, child) => channel(group * 11 + child + 1, [])),
    ),
  )
}

function measureMenu(): void {
  const few = channelsOf(1_000)
  const many = channelsOf(10_000)
  const inChinese = { ...bareShell, language: 'zh' } as const
  const { own, peer, ratio } = compare(
    () => menuChannels(many, inChinese),
    () => menuChannels(few, inChinese),
  )
  console.log(
    `menu of 10,000 channels: ${digits(own / 1e6)} ms, of 1,000 ${digits(peer / 1e6)} ms: ` +
      `${digits(ratio)} × for 10 × the channels (linear is 10)`,
  )
}

console.log(`rules of the core, medians of ${rounds} (${machine()})`)
measureOverflow()
measureRoutes()
measureMenu()
if (cached === undefined) throw new Error('Nothing was measured.')
