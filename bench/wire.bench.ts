import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { launchChromium } from '../test/browser/chromium.ts'
import { startBarePage } from './support/bare-page.ts'
import { machine, median } from './support/figures.ts'
import { visitByPhone, type PhoneVisit } from './support/phone-visit.ts'
import { startPortalProcess } from './support/portal-process.ts'

// What a phone on a slow network waits for and is sent, counted by the browser; beside the same page without scripts
// and fonts, in turn with it.

const rounds = Number(process.env['WIRE_ROUNDS'] ?? 5)
const pages = [
  { name: 'home', site: 'slgc', path: '/zh/home' },
  { name: 'article', site: 'slgc', path: '/zh/article/doi/10.5555/slgc.2026.05.001' },
  { name: 'article in English', site: 'slgc', path: '/en/article/doi/10.5555/slgc.2026.05.001' },
  { name: 'search', site: 'emf', path: '/article?q=model&lang=en' },
] as const

const kib = (bytes: number): string => `${(bytes / 1024).toFixed(0)} KiB`
const kindsOf = (visits: readonly PhoneVisit[]): string =>
  Object.keys(visits[0]?.byKind ?? {})
    .map((kind) => `${kind} ${kib(median(visits.map(({ byKind }) => byKind[kind] ?? 0)))}`)
    .join(', ')

const folder = mkdtempSync(join(tmpdir(), 'xuekan-bench-'))
const portal = await startPortalProcess(folder)
const browser = await launchChromium()
try {
  console.log(`a phone on a slow network, medians of ${rounds} (${machine()})`)
  for (const { name, site, path } of pages) {
    const host = `${site}.localhost:${portal.port}`
    const bare = await startBarePage(portal.port, host)
    const own: PhoneVisit[] = []
    const without: PhoneVisit[] = []
    for (let round = 0; round < rounds; round++) {
      own.push(await visitByPhone(browser, `http://${host}${path}`))
      without.push(await visitByPhone(browser, `http://${site}.localhost:${bare.port}${path}`))
    }
    await bare.stop()
    const of = (visits: readonly PhoneVisit[], read: (visit: PhoneVisit) => number): number =>
      median(visits.map(read))
    const paint = of(own, ({ largestPaint }) => largestPaint)
    const barePaint = of(without, ({ largestPaint }) => largestPaint)
    console.log(
      `  ${name}: largest paint ${(paint / 1000).toFixed(2)} s = ${(paint / barePaint).toFixed(2)} × without scripts ` +
        `and fonts (goal ≤ 1.15); until then ${kib(of(own, ({ bytesBefore }) => bytesBefore))} (goal ≤ 60), ` +
        `in all ${kib(of(own, ({ bytes }) => bytes))} (goal ≤ 260); blocked ${Math.round(of(own, ({ blocked }) => blocked))} ms, ` +
        `without ${Math.round(of(without, ({ blocked }) => blocked))} ms (goal ≤ 50 more); ` +
        `shift ${of(own, ({ shift }) => shift).toFixed(4)} (goal ≤ 0.005)`,
    )
    console.log(`    ${kindsOf(own)}`)
  }
} finally {
  await browser.close()
  await portal.stop()
  rmSync(folder, { recursive: true, force: true })
}
