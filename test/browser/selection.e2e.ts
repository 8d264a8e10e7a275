import type { Locator, Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { findings } from './support/findings.ts'
import { openedChromium, takenOver } from './support/watched-page.ts'

const open = openedChromium()

/** Whether the hit at this place is chosen. */
const box = (page: Page, at: number): Locator => page.locator('main ol > li').nth(at).getByRole('checkbox')

describe('hits that are chosen over the pages of a search', () => {
  const search = '/article?lang=en'
  const told = (page: Page): Locator => page.locator('main').getByRole('status')
  const bar = (page: Page): Locator => page.getByRole('checkbox', { name: 'Select this page' })
  const turn = async (page: Page, number: number): Promise<void> => {
    await page
      .locator('main')
      .getByRole('link', { name: String(number), exact: true })
      .click()
    await page.waitForURL((url) => (url.searchParams.get('page') ?? '1') === String(number))
    await page.locator('main [aria-current=page]', { hasText: String(number) }).waitFor()
  }

  it('hold on page 1 and page 3, over Back, an article and a reload, and end with another search [C4.21]', async () => {
    const { page, open: go, problems } = await open()
    await go('hengwen', search)
    await box(page, 0).check()
    await box(page, 1).check()
    await told(page).getByText('2 selected on 1 page', { exact: true }).waitFor()
    await turn(page, 3)
    await told(page).getByText('2 selected on 1 page', { exact: true }).waitFor()
    expect(await bar(page).isChecked()).toBe(false)
    await box(page, 2).check()
    await told(page).getByText('3 selected on 2 pages', { exact: true }).waitFor()
    await page.locator('main ol > li h2 a').first().click()
    await page.locator('main article, main h1').first().waitFor()
    await page.goBack()
    await told(page).getByText('3 selected on 2 pages', { exact: true }).waitFor()
    expect(await box(page, 2).isChecked()).toBe(true)
    await page.reload()
    await takenOver(page)
    await told(page).getByText('3 selected on 2 pages', { exact: true }).waitFor()
    await page.goBack()
    await expect.poll(() => box(page, 1).isChecked()).toBe(true)
    const field = page.locator('main').getByRole('searchbox')
    await field.fill('water')
    await field.press('Enter')
    await page.waitForURL((url) => url.searchParams.get('q') === 'water')
    await expect
      .poll(() => page.locator('main ol > li').getByRole('checkbox', { checked: true }).count())
      .toBe(0)
    expect(
      await told(page)
        .getByText(/selected/)
        .count(),
    ).toBe(0)
    expect(problems).toEqual([])
  })

  it('go into the basket together in the order of the list, by keyboard alone, and are cleared with one press [C4.21]', async () => {
    const { page, open: go } = await open()
    await go('hengwen', '/article?page=2&lang=en')
    const titles: string[] = [await page.locator('main ol > li h2').first().innerText()]
    await box(page, 0).focus()
    await page.keyboard.press('Space')
    await told(page).getByText('1 selected on 1 page', { exact: true }).waitFor()
    await turn(page, 1)
    titles.unshift(await page.locator('main ol > li h2').nth(3).innerText())
    await box(page, 3).focus()
    await page.keyboard.press('Space')
    await told(page).getByText('2 selected on 2 pages', { exact: true }).waitFor()
    await bar(page).focus()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await told(page).getByText('2 articles added', { exact: true }).waitFor()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    const list = page.getByRole('dialog', { name: 'Citation basket' }).locator('ol > li')
    await expect.poll(() => list.count()).toBe(2)
    for (const [at, title] of titles.entries())
      await list.nth(at).getByRole('checkbox', { name: title }).waitFor()
    await page.keyboard.press('Escape')
    await bar(page).check()
    await told(page).getByText('20 selected on 1 page', { exact: true }).waitFor()
    await page.getByRole('button', { name: 'Clear all' }).press('Enter')
    expect(await page.locator('main ol > li').getByRole('checkbox', { checked: true }).count()).toBe(0)
  })

  it.each([
    ['zh', 390],
    ['en', 390],
    ['zh', 1440],
    ['en', 1440],
  ] as const)(
    'stand in %s at %i pixels without a word cut, and axe finds nothing [C4.21]',
    async (lang, width) => {
      const { page, open: go } = await open({ viewport: { width, height: 844 }, reducedMotion: 'reduce' })
      await go('hengwen', `/article?lang=${lang}`)
      await box(page, 0).check()
      await page.getByText(lang === 'zh' ? '已选 1 篇，在 1 页上' : '1 selected on 1 page').waitFor()
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
      ).toBeLessThanOrEqual(0)
      expect(await findings(page)).toEqual([])
    },
  )
})

describe('a whole result', () => {
  it('goes into the basket with one press, in the order that is shown [C4.21]', async () => {
    const { page, open: go, problems } = await open()
    await go('hengwen', '/article?year=2026&lang=en&sort=date')
    const button = page.getByRole('button', { name: /^Add (?:all )?\d+ to basket$/ })
    const total = Number((await button.innerText()).replaceAll(/\D/g, ''))
    expect(total).toBeGreaterThan(20)
    const first = await page.locator('main ol > li h2').first().innerText()
    await button.press('Enter')
    await page.getByText(`${total} articles added`, { exact: true }).waitFor()
    await page.getByRole('button', { name: 'Open basket' }).click()
    const list = page.getByRole('dialog', { name: 'Citation basket' }).locator('ol > li')
    await expect.poll(() => list.count()).toBe(total)
    await list.first().getByRole('checkbox', { name: first }).waitFor()
    expect(problems).toEqual([])
  })
})
