import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { addressOf, openedChromium, takenOver } from './support/watched-page.ts'

const open = openedChromium()

const input = (page: Page) => page.locator('header').getByRole('search').first().locator('input[type=search]')
const list = (page: Page) => page.getByRole('listbox')
const queryOf = (page: Page): URLSearchParams => new URL(page.url()).searchParams

/** What the arrows have come to, as a screen reader is told. */
const active = (page: Page): Promise<string> =>
  input(page).evaluate(
    (field) => document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent ?? '',
  )

describe('suggestions by kind', () => {
  const words = { zh: ['作者', '题名'], en: ['Author', 'Title'] } as const

  it.each(['zh', 'en'] as const)(
    'say in %s what they are, to eyes and to screen readers [C2.25]',
    async (language) => {
      const { page, open: go, problems } = await open()
      await go('slgc', `/${language}/article/doi/10.5555/slgc.2026.05.001`)
      const title = (await page.locator('main h1').innerText()).trim()
      const [author, ofTitle] = words[language]
      await input(page).pressSequentially(title.slice(0, 6))
      const titles = list(page).getByRole('group', { name: ofTitle })
      await titles.getByText(ofTitle, { exact: true }).waitFor()
      const option = titles.getByRole('option', { name: title, exact: true })
      const [said] = await option.evaluate((shown) => [
        document.getElementById(shown.getAttribute('aria-describedby') ?? '')?.textContent,
      ])
      expect(said).toBe(ofTitle)
      expect(await list(page).getByRole('group', { name: author }).count()).toBe(0)
      await option.click()
      await page.waitForURL(/field=title/)
      expect(queryOf(page).get('q')).toBe(title)
      await page.locator('main ol > li h2 a').first().click()
      await page.waitForURL(/\/doi\/10\.5555\/slgc\.2026\.05\.001/)
      expect(problems).toEqual([])
    },
  )

  it.each(['yuting', 'ytl'])(
    'find a Chinese author by %s, in pinyin or its initials, whose articles they lead to by keyboard alone [C2.25] [C7.16]',
    async (typed) => {
      const { page, open: go, problems } = await open()
      await go('slgc', '/zh/home')
      await input(page).pressSequentially(typed)
      const authors = list(page).getByRole('group', { name: '作者' })
      const option = authors.getByRole('option').filter({ hasText: '余听澜' })
      await option.waitFor()
      const names = await authors.getByRole('option').allInnerTexts()
      for (let at = 0; at <= names.findIndex((name) => name.includes('余听澜')); at += 1)
        await page.keyboard.press('ArrowDown')
      await expect.poll(() => active(page)).toContain('余听澜')
      await page.keyboard.press('Enter')
      await page.waitForURL(/field=author/)
      expect(queryOf(page).get('q')).toBe('余听澜')
      await page.locator('main ol > li').first().waitFor()
      // the next search is of every field again
      await page.goto(addressOf('slgc', '/zh/home'))
      await takenOver(page)
      await input(page).fill('水')
      await input(page).press('Enter')
      await page.waitForURL(/\/article\?/)
      expect(queryOf(page).get('field')).not.toBe('author')
      expect(problems).toEqual([])
    },
  )

  it('lead from the site of a group to a journal [C2.2]', async () => {
    const { page, open: go } = await open()
    await go('hengwen', '/zh/home')
    await input(page).pressSequentially('水利工程')
    await list(page)
      .getByRole('group', { name: '期刊' })
      .getByRole('option', { name: '水利工程学刊' })
      .click()
    await page.waitForURL((url) => url.hostname.startsWith('slgc.'))
    await page.locator('main').waitFor()
  })
})
