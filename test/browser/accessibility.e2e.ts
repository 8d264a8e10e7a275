import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { knownPages } from './support/pages.ts'
import { nextFrame, openedChromium } from './support/watched-page.ts'

const open = openedChromium()

const checked = [
  'journalHome',
  'aggregateHome',
  'backIssue',
  'article',
  'search',
  'column',
  'unknownPath',
] as const

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] as const

/** What axe finds: the rule and the first places of each. */
async function findings(
  page: Page,
  rules: readonly string[] = [...wcag, 'best-practice'],
): Promise<readonly string[]> {
  const { violations } = await new AxeBuilder({ page }).withTags([...rules]).analyze()
  return violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes
        .slice(0, 3)
        .map((node) => node.html)
        .join(' | ')}`,
  )
}

describe('axe', () => {
  it.each([
    ['zh', 1440],
    ['en', 390],
  ] as const)('finds nothing on any page in %s at %i pixels', async (language, width) => {
    const found: Record<string, readonly string[]> = {}
    const watched = await open({ viewport: { width, height: 900 } })
    for (const name of checked) {
      const { site, path } = knownPages[name]
      await watched.open(site, path(language))
      found[name] = await findings(watched.page)
    }
    expect(found).toEqual(Object.fromEntries(checked.map((name) => [name, []])))
  })

  it('finds nothing while the alert, a menu or the side menu is open', async () => {
    const { page, open: go } = await open()
    await go('slgc', '/en/home')
    await page.locator('header input[type=search]').first().press('Enter')
    await page.getByRole('alertdialog').waitFor()
    expect(await findings(page, wcag)).toEqual([])
    await page.getByRole('alertdialog').getByRole('button').click()
    const menu = page.locator('header nav').first()
    await menu.locator('summary').first().hover()
    await menu.getByRole('button').first().click()
    await page.getByRole('menu').waitFor()
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
