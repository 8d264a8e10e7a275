import type { Page } from 'playwright'
import { describe, expect, it, onTestFinished } from 'vitest'
import { mostShift, noteShifts, shiftsOf } from './support/layout-shifts.ts'
import {
  fullTextDoi,
  hasPage,
  pathOf,
  sampleJournals,
  sampleSites,
  sitePages,
} from './support/sample-sites.ts'
import { openSlowLine } from './support/slow-line.ts'
import { nextFrame, openedChromium, takenOver } from './support/watched-page.ts'

const open = openedChromium()
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
          const { sum, moved: parts } = await shiftsOf(page)
          if (sum > mostShift)
            moved.push(`${name} ${language} ${width}: ${sum.toFixed(3)} ${parts.join('\n  ')}`)
          await page.setViewportSize({ width, height: 900 })
        }
      }
      expect(moved).toEqual([])
    },
  )

  /** A journal of each style of header whose entries stand in one row. */
  it.each([
    ['slgc', 'zh', 1440],
    ['gzxb', 'zh', 1440],
    ['dqsb', 'en', 1024],
    ['entest04', 'en', 1024],
  ] as const)(
    'of %s in %s at %i pixels stands still while its HTML arrives',
    async (site, language, width) => {
      const { page } = await open({ viewport: { width, height: 900 } })
      // the document that a piece is for may not be there yet
      const line = await openSlowLine(() => nextFrame(page).catch(() => undefined))
      onTestFinished(async () => {
        await line.close()
      })
      await noteShifts(page)
      await page.goto(`http://${site}.localhost:${line.port}${pathOf('home', language, '')}`)
      await takenOver(page)
      await page.evaluate(() => document.fonts.ready.then(() => undefined))
      await nextFrame(page)
      const { sum, moved } = await shiftsOf(page)
      expect(sum, moved.join('\n')).toBeLessThanOrEqual(mostShift)
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
        const { sum, moved: parts } = await shiftsOf(page)
        if (sum > mostShift)
          moved.push(`${name} ${language} ${width}: ${sum.toFixed(3)} ${parts.join('\n  ')}`)
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
