import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import {
  fullTextDoi,
  hasPage,
  pathOf,
  sampleJournals,
  sampleSites,
  sitePages,
} from './support/sample-sites.ts'
import { nextFrame, openedChromium } from './support/watched-page.ts'

const open = openedChromium()
const mostShift = 0.01

declare global {
  /** The layout shifts of this page that no input explains. */
  var shifts: { readonly value: number; readonly nodes: readonly string[] }[]
}

/** Notes every layout shift from the first frame on, and what moved. */
const noteShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    globalThis.shifts = []
    type Shift = PerformanceEntry & {
      readonly value: number
      readonly hadRecentInput: boolean
      readonly sources: readonly { readonly node: Node | null }[]
    }
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Shift[]) {
        if (entry.hadRecentInput) continue
        const nodes = entry.sources.map(({ node }) =>
          node instanceof Element ? node.outerHTML.slice(0, 90) : (node?.textContent ?? '').slice(0, 60),
        )
        globalThis.shifts.push({ value: entry.value, nodes })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })

const told = (page: Page) =>
  page.evaluate(() => ({
    sum: globalThis.shifts.reduce((sum, { value }) => sum + value, 0),
    nodes: globalThis.shifts.flatMap(({ nodes }) => nodes),
  }))

/** Scrolls down in steps past where any header is fixed, and up again. */
async function scrollThrough(page: Page): Promise<void> {
  for (const top of [60, 120, 240, 360, 480, 700, 1_200, 600, 300, 100, 0]) {
    await page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top)
    await nextFrame(page)
  }
}

describe('the layout', () => {
  it.each(sampleSites)(
    'of %s stands still over load, faces, scrolling and a narrower window',
    async (site) => {
      const doi = sampleJournals.includes(site) ? fullTextDoi(site) : ''
      const moved: string[] = []
      for (const [language, width] of [
        ['zh', 1440],
        ['en', 390],
      ] as const) {
        const { page, open: go } = await open({ viewport: { width, height: 900 } })
        await noteShifts(page)
        for (const name of sitePages.filter((each) => hasPage(site, each))) {
          await go(site, pathOf(name, language, doi))
          await page.evaluate(() => document.fonts.ready.then(() => undefined))
          await scrollThrough(page)
          for (const narrower of [1_024, 768, 390, 320].filter((each) => each < width)) {
            await page.setViewportSize({ width: narrower, height: 900 })
            await nextFrame(page)
          }
          await scrollThrough(page)
          const { sum, nodes } = await told(page)
          if (sum > mostShift)
            moved.push(`${name} ${language} ${width}: ${sum.toFixed(3)} ${nodes.join(' | ')}`)
          await page.setViewportSize({ width, height: 900 })
        }
      }
      expect(moved).toEqual([])
    },
  )

  it.each(sampleJournals)('of %s stands still where faces come late', async (site) => {
    const doi = fullTextDoi(site)
    const moved: string[] = []
    for (const [language, width] of [
      ['zh', 1440],
      ['en', 390],
    ] as const) {
      for (const name of ['home', 'article'] as const) {
        // each with an empty cache
        const { page, open: go } = await open({ viewport: { width, height: 900 } })
        await page.route('**/*.woff2', async (route) => {
          await new Promise((resolve) => setTimeout(resolve, 600))
          await route.continue()
        })
        await noteShifts(page)
        await go(site, pathOf(name, language, doi))
        await page.evaluate(() => document.fonts.ready.then(() => undefined))
        await nextFrame(page)
        const { sum, nodes } = await told(page)
        if (sum > mostShift)
          moved.push(`${name} ${language} ${width}: ${sum.toFixed(3)} ${nodes.join(' | ')}`)
        await page.context().close()
      }
    }
    expect(moved).toEqual([])
  })

  it.each(sampleSites)('of %s never scrolls sideways, at 320 pixels or enlarged four times', async (site) => {
    const doi = sampleJournals.includes(site) ? fullTextDoi(site) : ''
    const wide: string[] = []
    // 1280 pixels enlarged four times are 320 of the page's own
    const { page, open: go } = await open({ viewport: { width: 320, height: 256 }, deviceScaleFactor: 4 })
    for (const language of ['zh', 'en'] as const)
      for (const name of sitePages.filter((each) => hasPage(site, each))) {
        await go(site, pathOf(name, language, doi))
        const width = await page.evaluate(() => document.documentElement.scrollWidth)
        if (width > 320) wide.push(`${name} ${language}: ${width}`)
      }
    expect(wide).toEqual([])
  })
})
