import { createServer } from 'node:net'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { uiLanguages, type UiLanguage } from '@xuekan/core'
import { themeIds } from '@xuekan/core/site'
import lighthouse from 'lighthouse'
import type { Browser } from 'playwright'
import { launchChromium } from '../browser/chromium.ts'
import { colourFindings, findings, paint } from '../browser/support/findings.ts'
import { takenOver } from '../browser/support/frames.ts'
import { mostShift, noteShifts, shiftsOf } from '../browser/support/layout-shifts.ts'
import { startPortalProcess } from '../browser/support/portal-process.ts'
import {
  fullTextDoi,
  hasPage,
  pathOf,
  sampleJournals,
  sampleSites,
  sitePages,
} from '../browser/support/sample-sites.ts'
import { walkThrough } from '../browser/support/walk-through.ts'

// `npm run audit`: axe on every sample site's home, issue, article and search page in both languages, three widths and
// eleven themes, whether each stands still and fits a narrow window, and Lighthouse's accessibility and best practices
// on each page in both languages. `npm test` looks at pairs of these.

const widths = [390, 1024, 1440] as const
const folder = mkdtempSync(join(tmpdir(), 'xuekan-audit-'))
const portal = await startPortalProcess({ XUEKAN_DATA: folder, RATE_LIMITS: 'off' })
const debuggingPort = await freePort()
const browser = await launchChromium([`--remote-debugging-port=${debuggingPort}`])
let checks = 0
let failed = 0

try {
  for (const { where, url } of addresses()) {
    for (const width of widths) await axe(browser, `${where}, ${width} px`, url, width)
    for (const width of [1440, 390]) await standsStill(browser, `${where}, ${width} px`, url, width)
    await scores(where, url)
  }
} finally {
  await browser.close()
  await portal.stop()
  rmSync(folder, { recursive: true, force: true })
}
console.log(`${checks - failed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1

function* addresses(): Generator<{ readonly where: string; readonly url: string }> {
  for (const site of sampleSites) {
    const doi = sampleJournals.includes(site) ? fullTextDoi(site) : ''
    for (const page of sitePages.filter((each) => hasPage(site, each)))
      for (const language of uiLanguages) {
        yield {
          where: `${site} ${page} ${language}`,
          url: urlOf(site, pathOf(page, language satisfies UiLanguage, doi)),
        }
      }
  }
}

function urlOf(site: string, path: string): string {
  return `http://${site}.localhost:${portal.port}${path}`
}

/** Every rule in the first theme, and what depends on colours in all of them. */
async function axe(opened: Browser, where: string, url: string, width: number): Promise<void> {
  const context = await opened.newContext({ viewport: { width, height: 900 }, reducedMotion: 'reduce' })
  const page = await context.newPage()
  await page.goto(url, { waitUntil: 'networkidle' })
  note(where, await findings(page))
  for (const theme of themeIds) {
    await paint(page, theme)
    note(`${where}, theme ${theme}`, await colourFindings(page))
  }
  await context.close()
}

/** Over load, scrolling and narrower windows, the last of which, 320 pixels wide, scrolls nothing sideways. */
async function standsStill(opened: Browser, where: string, url: string, width: number): Promise<void> {
  const context = await opened.newContext({ viewport: { width, height: 900 } })
  const page = await context.newPage()
  await noteShifts(page)
  await page.goto(url)
  await takenOver(page)
  await walkThrough(page, width)
  const { sum, moved } = await shiftsOf(page)
  note(`${where}, layout shift`, sum > mostShift ? moved : [])
  const needed = await page.evaluate(() => document.documentElement.scrollWidth)
  note(`${where}, narrowed to 320 px`, needed > 320 ? [`is ${needed} px wide`] : [])
  await context.close()
}

async function scores(where: string, url: string): Promise<void> {
  const result = await lighthouse(url, {
    port: debuggingPort,
    onlyCategories: ['accessibility', 'best-practices'],
    logLevel: 'error',
    output: 'json',
  })
  const { categories = {}, audits = {} } = result?.lhr ?? {}
  for (const { title, score, auditRefs } of Object.values(categories)) {
    const failing = auditRefs.flatMap(({ id }) => (audits[id]?.score === 0 ? [id] : []))
    note(
      `${where}, Lighthouse ${title}`,
      score === 1 ? [] : [`${Math.round((score ?? 0) * 100)}: ${failing.join(', ')}`],
    )
  }
}

function note(where: string, findingsThere: readonly string[]): void {
  checks += 1
  if (findingsThere.length === 0) return
  failed += 1
  // told at once: the whole takes the better part of an hour
  console.log(`${where}\n  ${findingsThere.join('\n  ')}`)
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.on('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0))
    })
  })
}
