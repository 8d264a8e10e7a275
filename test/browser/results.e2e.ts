import { uiLanguages } from '@xuekan/core'
import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { findings } from './support/findings.ts'
import { openedChromium } from './support/watched-page.ts'

const open = openedChromium()

/** Longer than a line of a phone. */
const longWord = 'donaudampfschifffahrt'.repeat(4)

/** A page of results of every kind, and searches that find nothing. */
const shown = [
  ['slgc', '/textList?type=picture&q=%E6%B0%B4'],
  ['slgc', '/textList?type=table'],
  ['hengwen', '/audioList?type=video'],
  ['dqsb', '/audioList?type=audio'],
  ['slgc', '/informationList?type=news'],
  ['slgc', '/othersList?type=other'],
  ['hengwen', '/mag?type=publication'],
  ['slgc', '/article?q=fishway+laser&time=1'],
  ['slgc', '/textList?type=picture&q=water+laser'],
  ['slgc', `/article?q=${longWord}&author=${longWord}`],
  ['slgc', `/seniorSearch?q=${longWord}`],
] as const

const tabs = (page: Page) => page.locator('main').getByRole('navigation', { name: 'Kinds of results' })
const total = async (page: Page): Promise<number> =>
  Number((await page.locator('main p[role=status]').first().innerText()).replaceAll(/\D/g, ''))

describe('results of every kind', () => {
  it.each([320, 1024, 1440])(
    'are found faultless by axe, and never wider than the window, at %i pixels [C2.25]',
    async (width) => {
      const { page, open: go } = await open({ viewport: { width, height: 900 }, reducedMotion: 'reduce' })
      const found: string[] = []
      for (const [at, [site, path]] of shown.entries()) {
        await go(site, `${path}&lang=${uiLanguages[at % uiLanguages.length]}`)
        found.push(...(await findings(page)).map((one) => `${path}: ${one}`))
        const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
        if (wider > 0) found.push(`${path}: ${wider} pixels too wide`)
      }
      expect(found).toEqual([])
    },
    300_000,
  )

  it.each(uiLanguages)('have no empty band between tabs and filters on a phone, in %s', async (language) => {
    const { page, open: go } = await open({ viewport: { width: 390, height: 844 } })
    await go('slgc', `/${language}/article?q=%E6%B0%B4`)
    const kinds = await page.locator('main nav ul').first().boundingBox()
    const filters = await page.locator('main details').first().boundingBox()
    expect(Math.round((filters?.y ?? 0) - (kinds?.y ?? 0) - (kinds?.height ?? 0))).toBe(-1)
  })

  it('are gone through by keyboard from tab to tab, each with the count that it has told [C2.27]', async () => {
    const { page, open: go } = await open()
    await go('slgc', '/article?q=water&lang=en')
    await page.locator('main').getByRole('searchbox').focus()
    const names: string[] = []
    for (;;) {
      const links = tabs(page).getByRole('link')
      const [name, count] = (await links.nth(names.length).innerText()).split(/\s+(?=[\d,]+\+?$)/)
      const before = page.url()
      for (let presses = 0; presses < 40; presses += 1) {
        await page.keyboard.press('Tab')
        const focused = await links.nth(names.length).evaluate((link) => link === document.activeElement)
        if (focused) break
      }
      await page.keyboard.press('Enter')
      if (names.length > 0) await page.waitForURL((url) => url.href !== before)
      await tabs(page)
        .locator('[aria-current=page]', { hasText: name ?? '' })
        .waitFor()
      expect([name, String(await total(page))]).toEqual([name, count?.replace(/\D/g, '')])
      names.push(name ?? '')
      if (names.length === (await tabs(page).getByRole('link').count())) break
      await page.locator('main').getByRole('searchbox').focus()
    }
    expect(names.length).toBeGreaterThan(2)
    expect(names.slice(0, 2)).toEqual(['Articles', 'Figures'])
  })

  it('are what the box of the header searches for, with the type that was chosen [C2.25, C2.26, C4.17]', async () => {
    const { page, open: go } = await open()
    await go('slgc', '/en/home')
    const box = page.locator('header').getByRole('search').first()
    await box.getByRole('combobox', { name: 'Search in' }).selectOption('Figures')
    await box
      .getByRole('searchbox')
      .or(box.getByRole('combobox', { name: /DOI/ }))
      .fill('water')
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/textList\?type=picture&index=-1&q=water/)
    await page
      .locator('main')
      .getByText(/^\d+ figures?$/)
      .waitFor()
    expect(await page.locator('main img').count()).toBe(await total(page))
    expect(await box.getByRole('combobox', { name: 'Search in' }).inputValue()).toBe('picture')
  })

  it('lead from nothing in a journal to its group, and take a word away with one press [C2.25]', async () => {
    const { page, open: go } = await open()
    await go('slgc', '/article?q=fishway+laser&lang=en')
    const way = page.locator('main').getByRole('link', { name: /^Without “laser”/ })
    const count = (await way.innerText()).replaceAll(/\D/g, '')
    await way.press('Enter')
    await page.waitForURL((url) => url.searchParams.get('q') === 'fishway')
    await page.locator('main').getByText(`${count} articles`).waitFor()
  })

  it('lead from several unknown words to none that only joins others [C2.25]', async () => {
    const { page, open: go } = await open()
    await go('hengwen', '/article?q=effect+of+qqzzx+on+wwvvk&lang=en')
    const ways = page.locator('main').getByRole('link', { name: /^Only/ })
    await expect.poll(() => ways.allInnerTexts()).toEqual([expect.stringContaining('Only “effect”')])
  })
})
