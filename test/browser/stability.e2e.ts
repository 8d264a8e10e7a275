import { uiLanguages } from '@xuekan/core'
import type { Page } from 'playwright'
import { describe, expect, it, onTestFinished } from 'vitest'
import { mostShift, noteShifts, shiftsOf } from './support/layout-shifts.ts'
import { knownPages } from './support/pages.ts'
import {
  fullTextDoi,
  hasPage,
  pathOf,
  sampleJournals,
  sampleSites,
  sitePages,
  type SitePage,
} from './support/sample-sites.ts'
import { openSlowLine } from './support/slow-line.ts'
import { walkThrough } from './support/walk-through.ts'
import { addressOf, nextFrame, openedChromium, takenOver } from './support/watched-page.ts'

const open = openedChromium()
const windows = [
  { language: 'zh', width: 1440 },
  { language: 'en', width: 390 },
] as const

/** The pages of a site, each in one of the two windows: the next site has them the other way round. */
const visitsOf = (site: string, pages: readonly SitePage[] = sitePages) =>
  pages
    .filter((page) => hasPage(site, page))
    .map((page, index) => {
      const { language, width } = windows[(sampleSites.indexOf(site) + index) % 2 === 0 ? 0 : 1]
      return { page, language, width }
    })

const doiOf = (site: string): string => (sampleJournals.includes(site) ? fullTextDoi(site) : '')

/** Keeps fonts from a page until the returned function is called. */
async function holdFonts(page: Page): Promise<() => void> {
  let release: () => void = () => undefined
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/*.woff2', async (route) => {
    await released
    await route.continue()
  })
  return release
}

describe('the layout', () => {
  it.each(sampleSites)('of %s stands still over load, scrolling and a narrower window', async (site) => {
    const found: string[] = []
    const { page, open: go } = await open()
    await noteShifts(page)
    for (const { page: name, language, width } of visitsOf(site)) {
      await page.setViewportSize({ width, height: 900 })
      await go(site, pathOf(name, language, doiOf(site)))
      await walkThrough(page, width)
      const { sum, moved } = await shiftsOf(page)
      if (sum > mostShift) found.push(`${name} ${language} ${width}:`, ...moved)
    }
    expect(found, found.join('\n')).toEqual([])
  })

  it.each([
    [1440, ['journalHome', 'aggregateHome', 'article', 'search']],
    [1024, ['journalHome']],
    [390, ['journalHome', 'article']],
  ] as const)('stands still when scripts take over at %i pixels', async (width, names) => {
    for (const name of names) {
      const { page, open: go } = await open({ viewport: { width, height: 900 } })
      await noteShifts(page)
      const { site, path } = knownPages[name]
      await go(site, path('zh'))
      await page.evaluate(() => document.fonts.ready.then(() => undefined))
      await nextFrame(page)
      const { sum, moved } = await shiftsOf(page)
      expect(sum, `${name}\n${moved.join('\n')}`).toBeLessThanOrEqual(mostShift)
    }
  })

  /** A journal of each style of header whose entries stand in one row; homes whose columns are read in another order. */
  it.each([
    ['gjjj', 'zh', 1440],
    ['syhg', 'zh', 1440],
    ['yhy', 'en', 1440],
    ['hengwen', 'zh', 1440],
    ['emf', 'zh', 1440],
    ['entest01', 'en', 1440],
    ['www', 'zh', 1440],
    ['emf', 'en', 390],
    ['entest01', 'zh', 390],
    ['www', 'en', 768],
    ['slgc', 'zh', 1440],
    ['gzxb', 'zh', 1440],
    ['dqsb', 'en', 1024],
    ['entest04', 'en', 1024],
  ] as const)(
    'of %s in %s at %i pixels stands still while its HTML arrives',
    async (site, language, width) => {
      const { page } = await open({ viewport: { width, height: 900 } })
      const line = await openSlowLine(page)
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

  it('of a short page stands still while its HTML arrives, with its footer in view', async () => {
    const { page } = await open({ viewport: { width: 390, height: 900 } })
    const line = await openSlowLine(page)
    onTestFinished(async () => {
      await line.close()
    })
    await noteShifts(page)
    await page.goto(`http://syhg.localhost:${line.port}/en/article?q=model`)
    await takenOver(page)
    const { sum, moved } = await shiftsOf(page)
    expect(sum, moved.join('\n')).toBeLessThanOrEqual(mostShift)
    await expect
      .poll(() => page.locator('footer').evaluate((all) => all.getBoundingClientRect().top))
      .toBeLessThan(900)
  })

  it.each(sampleJournals)(
    'of %s stands still where fonts come late, are there, or are refused',
    async (site) => {
      const found: string[] = []
      for (const { page: name, language, width } of visitsOf(site, ['home', 'article'])) {
        // each with an empty cache
        const { page } = await open({ viewport: { width, height: 900 } })
        await noteShifts(page)
        const lookAt = async (how: string): Promise<void> => {
          await takenOver(page)
          await page.evaluate(() => document.fonts.ready.then(() => undefined))
          await nextFrame(page)
          const { sum, moved } = await shiftsOf(page)
          if (sum > mostShift) found.push(`${name} ${language} ${width}, ${how}:`, ...moved)
        }
        const address = addressOf(site, pathOf(name, language, doiOf(site)))
        const letFontsCome = await holdFonts(page)
        await page.goto(address, { waitUntil: 'commit' })
        await lookAt('late')
        letFontsCome()
        await page.waitForFunction(() => window.localStorage.getItem('fonts') !== null)
        await lookAt('come')
        await page.reload()
        await lookAt('there')
        await page.route('**/*.woff2', (route) => route.abort())
        await page.reload()
        await lookAt('refused')
        await page.context().close()
      }
      expect(found, found.join('\n')).toEqual([])
    },
  )

  it.each(sampleSites)('of %s never scrolls sideways, at 320 pixels or enlarged four times', async (site) => {
    const wide: string[] = []
    // 1280 pixels enlarged four times are 320 of the page's own
    const { page, open: go } = await open({ viewport: { width: 320, height: 256 }, deviceScaleFactor: 4 })
    for (const { page: name } of visitsOf(site))
      // English has the long words; the header and the footer are on every page
      for (const language of name === 'home' ? uiLanguages : (['en'] as const)) {
        await go(site, pathOf(name, language, doiOf(site)))
        const width = await page.evaluate(() => document.documentElement.scrollWidth)
        if (width > 320) wide.push(`${name} ${language}: ${width}`)
      }
    expect(wide).toEqual([])
  })
})
