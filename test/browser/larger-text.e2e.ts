import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { personalEntries, personalRoute } from '@xuekan/core/member'
import { formatRoute } from '@xuekan/core/route'
import { launchChromium } from './chromium.ts'
import { ownPortal } from './support/own-portal.ts'
import { squeezed } from './support/squeezed.ts'
import { addressOf, takenOver } from './support/watched-page.ts'

/** A sample site of each header style, with an article whose full text has figures, tables and formulae. */
const sites = [
  ['1', 'slgc', '10.5555/slgc.2026.05.001'],
  ['2', 'gzxb', '10.5555/gzxb.2026.10.001'],
  ['3', 'dqsb', '10.5555/dqsb.2026.05.001'],
  ['4', 'hengwen', null],
  ['5', 'emf', '10.5555/emf.2026.10.001'],
  ['6', 'yhy', '10.5555/yhy.2026.04.001'],
] as const

const pagesOf = (site: string, language: string, doi: string | null): readonly string[] => [
  `/${language}/home`,
  ...(doi === null ? [] : [`/${language}/article/doi/${doi}`]),
  // what looks the same under each header
  ...(site === 'slgc'
    ? [
        `/${language}/issue`,
        `/${language}/volumn/home`,
        `/${language}/article?q=model`,
        `/seniorSearch?edit=1&q=a+AND+b&lang=${language}`,
        `/login?lang=${language}`,
        `/rssList?lang=${language}`,
      ]
    : []),
]

/** What has no room on these pages of a site, each told with its page. */
async function squeezedOn(page: Page, site: string, paths: readonly string[]): Promise<readonly string[]> {
  const found: string[] = []
  for (const path of paths) {
    await page.goto(addressOf(site, path))
    await takenOver(page)
    found.push(...(await squeezed(page)).map((one) => `${path}: ${one}`))
  }
  return found
}

let browser: Browser

describe.each([390, 1024])('in a window of %i pixels with text twice as large', (width) => {
  beforeAll(async () => {
    // the reader's own setting, as Chromium hands it to its pages
    browser = await launchChromium(['--blink-settings=defaultFontSize=32'])
  })
  afterAll(() => browser.close())

  it.each(sites)('everything can be read under header %s (%s)', async (_, site, doi) => {
    const page = await browser.newPage({ viewport: { width, height: 900 } })
    for (const language of ['zh', 'en'])
      expect(await squeezedOn(page, site, pagesOf(site, language, doi))).toEqual([])
    // the search box of this page has an ellipsis where its hint has no room
    await page.goto(addressOf(site, '/zh/a/b/c'))
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    const size = await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)
    expect(size).toBe('32px')
  })
})

describe('in a window of 1280 pixels that is enlarged four times', () => {
  beforeAll(async () => {
    browser = await launchChromium()
  })
  afterAll(() => browser.close())

  it.each(sites)('everything can be read under header %s (%s)', async (_, site, doi) => {
    const page = await browser.newPage({ viewport: { width: 320, height: 225 }, deviceScaleFactor: 4 })
    for (const language of ['zh', 'en'])
      expect(await squeezedOn(page, site, pagesOf(site, language, doi))).toEqual([])
  })
})

describe.each([
  ['of 390 pixels with text twice as large', 390, ['--blink-settings=defaultFontSize=32']],
  ['of 1024 pixels with text twice as large', 1024, ['--blink-settings=defaultFontSize=32']],
  ['of 320 pixels', 320, []],
])('in a window %s', (_, width, settings) => {
  // a portal of its own, since a member changes it
  const portal = ownPortal()
  beforeAll(async () => {
    browser = await launchChromium(settings)
  })
  afterAll(() => browser.close())

  it('every tab of the personal centre can be read, and an album of it', async () => {
    // wide enough for the tools beside an article
    const page = await browser.newPage({ viewport: { width: 2600, height: 900 } })
    const article = `/en/article/doi/${sites[0][2]}`
    await page.goto(portal.at('slgc', `/login?lang=en&returnTo=${encodeURIComponent(article)}`))
    await page.locator('[name=userName]').fill('linxi')
    await page.locator('[name=password]').fill('Xuekan2026')
    await page.keyboard.press('Enter')
    await page.waitForURL(portal.at('slgc', article))
    await takenOver(page)
    const favourite = page.locator('main').getByRole('button', { name: 'Favourite', exact: true })
    // before it is known whether the article is kept, a press posts the form, as without scripts
    await expect.poll(() => favourite.getAttribute('aria-pressed')).toBe('false')
    const kept = page.waitForResponse(/frontMembers\/collect$/)
    await favourite.click()
    await kept
    const keep = await page.locator('a[href*="keep="]').first().getAttribute('href')
    await page.goto(portal.at('slgc', keep ?? '/'))
    await page.locator('[name=newAlbum]').fill('For the seminar on reservoirs')
    await page.locator('main').getByRole('button', { name: 'Keep' }).click()
    await page.getByText('The article is kept.').waitFor()
    await page.setViewportSize({ width, height: 900 })

    const found: string[] = []
    for (const language of ['zh', 'en'] as const) {
      const tabs = personalEntries.map((entry) => formatRoute(personalRoute(entry, language)))
      await page.goto(portal.at('slgc', formatRoute(personalRoute('myAlbum', language))))
      const album = await page.getByRole('link', { name: 'For the seminar' }).getAttribute('href')
      for (const path of [...tabs, keep ?? '/', album ?? '/', `/accountSettings?lang=${language}`]) {
        await page.goto(portal.at('slgc', path))
        await takenOver(page)
        found.push(...(await squeezed(page)).map((one) => `${path}: ${one}`))
      }
    }
    expect(found).toEqual([])
  })
})
