import { uiLanguages } from '@xuekan/core'
import { themeIds } from '@xuekan/core/site'
import { describe, expect, it } from 'vitest'
import { findings, paint, wcag } from './support/findings.ts'
import { knownPages } from './support/pages.ts'
import { pairwise } from './support/pairwise.ts'
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

const alone = ['column', 'unknownPath', 'error', 'forbidden'] as const
const dois = new Map(sampleJournals.map((site) => [site, fullTextDoi(site)]))
/** Every theme on every site is for `npm run audit`: a theme changes the colours of all sites in the same way. */
const rows = pairwise(
  {
    site: sampleSites,
    theme: themeIds,
    page: sitePages,
    width: [390, 1024, 1440],
    language: uiLanguages,
  },
  ['site', 'theme'],
)

describe('axe', () => {
  it.each([390, 1024, 1440])(
    'finds nothing on the sample sites at %i pixels: page and language with every site and theme',
    async (width) => {
      // so high that the bar at the foot of a phone's window covers nothing
      const watched = await open({
        viewport: { width, height: width < 768 ? 9_000 : 900 },
        reducedMotion: 'reduce',
      })
      const found: string[] = []
      for (const { site, page, language, theme } of rows.filter((row) => row.width === width)) {
        await watched.open(site, pathOf(hasPage(site, page) ? page : 'home', language, dois.get(site) ?? ''))
        await paint(watched.page, theme)
        found.push(
          ...(await findings(watched.page)).map(
            (one) => `${site} ${page} ${language} theme ${theme}: ${one}`,
          ),
        )
      }
      expect(found).toEqual([])
    },
    300_000,
  )

  it('finds nothing on the pages that stand alone', async () => {
    const watched = await open({ viewport: { width: 390, height: 900 } })
    const found: Record<string, readonly string[]> = {}
    for (const name of alone) {
      const { site, path } = knownPages[name]
      await watched.open(site, path('en'))
      found[name] = await findings(watched.page)
    }
    expect(found).toEqual(Object.fromEntries(alone.map((name) => [name, []])))
  })

  it('finds nothing while the alert, a menu or the side menu is open', async () => {
    const { page, open: go } = await open()
    await go('slgc', '/en/home')
    await page.locator('header input[type=search]').first().press('Enter')
    await page.getByRole('alertdialog').waitFor()
    expect(await findings(page, wcag)).toEqual([])
    await page.getByRole('alertdialog').getByRole('button').click()
    const menu = page.locator('header nav').first()
    await menu.locator('summary').first().click()
    await menu.locator('details[open] a').first().waitFor()
    expect(await findings(page, wcag)).toEqual([])
    await page.keyboard.press('Escape')
    await page.setViewportSize({ width: 390, height: 844 })
    await nextFrame(page)
    await page.locator('header summary[aria-label="Open menu"]').focus()
    await page.getByRole('button', { name: 'Open menu' }).click()
    await page.getByRole('dialog').waitFor()
    expect(await findings(page, wcag)).toEqual([])
  })

  it('finds what is wrong: a picture without words', async () => {
    const { page, open: go } = await open()
    await go('slgc', '/zh/home')
    await page.evaluate(() => document.querySelector('main')?.append(new Image(40, 40)))
    expect((await findings(page)).join()).toContain('image-alt')
  })
})

describe('a keyboard', () => {
  it('comes first to the link that skips to the content, and it leads there', async () => {
    const { page, open: go } = await open()
    await go('slgc', '/en/home')
    await page.keyboard.press('Tab')
    const focused = page.locator(':focus')
    expect(await focused.innerText()).toBe('Skip to content')
    expect(await focused.isVisible()).toBe(true)
    await page.keyboard.press('Enter')
    await page.waitForFunction(() => document.activeElement?.id === 'main')
  })
})
