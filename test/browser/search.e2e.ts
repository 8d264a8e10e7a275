import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { hasFocus } from './support/focus.ts'
import { openedChromium, takenOver } from './support/watched-page.ts'

const open = openedChromium()

const hits = (page: Page) => page.locator('main ol > li')
const total = async (page: Page): Promise<number> =>
  Number((await page.locator('main p[role=status]').first().innerText()).replaceAll(/\D/g, ''))
const queryOf = (page: Page): URLSearchParams => new URL(page.url()).searchParams

/** Follows a link within the page and waits until what it leads to is shown. */
async function step(page: Page, act: () => Promise<void>): Promise<void> {
  const before = page.url()
  await act()
  await page.waitForURL((url) => url.href !== before)
  await page.locator('main').getByRole('status').filter({ hasText: /\d/ }).waitFor()
}

describe('search results', () => {
  it('mark the words that were found, in titles and in excerpts [C2.25]', async () => {
    const { page, open: go } = await open()
    await go('www', '/article?q=sediment&lang=en')
    expect(await hits(page).count()).toBeGreaterThan(0)
    const marked = await page.locator('main ol mark').allInnerTexts()
    expect(marked.length).toBeGreaterThan(0)
    for (const word of marked) expect(word.toLowerCase()).toContain('sediment')
    expect(await page.locator('main input[type=search]').first().inputValue()).toBe('sediment')
  })

  it('hold at most 20 a page, and the pager leads on by link and by ‘Go to’ [C9.6] [C9.11]', async () => {
    const { page, open: go } = await open()
    await go('www', '/article?lang=en')
    const all = await total(page)
    expect(all).toBeGreaterThan(20)
    expect(await hits(page).count()).toBe(20)
    const pager = page.locator('main nav').filter({ has: page.locator('input[name=page]') })
    expect(await pager.innerText()).toContain('Go to')
    expect(await pager.innerText()).toContain('20 /page')
    await step(page, () => pager.getByRole('link', { name: '2', exact: true }).click())
    expect(await hits(page).count()).toBe(Math.min(20, all - 20))
    expect(await pager.getByRole('spinbutton').inputValue()).toBe('2')
    await pager.getByRole('spinbutton').fill('7')
    await step(page, () => pager.getByRole('link', { name: '1', exact: true }).click())
    expect(await pager.getByRole('spinbutton').inputValue()).toBe('1')
    await step(page, async () => {
      await page.goBack()
    })
    expect(await pager.getByRole('spinbutton').inputValue()).toBe('2')
    await step(page, async () => {
      await pager.getByRole('spinbutton').fill('1')
      await pager.getByRole('spinbutton').press('Enter')
    })
    expect(await hits(page).count()).toBe(20)
    const last = Math.ceil(all / 20)
    await step(page, async () => {
      await pager.getByRole('spinbutton').fill(String(last))
      await pager.getByRole('spinbutton').press('Enter')
    })
    expect(Number(queryOf(page).get('page'))).toBe(last)
  })

  it.each(['0', '999', '2.5', ''])(
    'stay where they are when ‘Go to’ names no page: %j [C9.11]',
    async (typed) => {
      const { page, open: go } = await open()
      await go('www', '/article?lang=en&page=2')
      const number = page.locator('main nav input[name=page]')
      await number.fill(typed)
      // a browser refuses such a number in its own words; what comes past it leads nowhere either
      expect(await number.evaluate((input: HTMLInputElement) => input.validity.valid)).toBe(false)
      await page.locator('main nav form').evaluate((form: HTMLFormElement) => {
        form.noValidate = true
        form.requestSubmit()
      })
      await expect.poll(() => hasFocus(number)).toBe(true)
      expect(queryOf(page).get('page')).toBe('2')
      expect(await hits(page).count()).toBeGreaterThan(0)
    },
  )

  it('are narrowed by each facet to just the count that it says, and freed again', async () => {
    const { page, open: go } = await open()
    await go('www', '/article?lang=en')
    const all = await total(page)
    const facets = page.locator('main details section')
    expect(await facets.count()).toBeGreaterThan(1)
    for (const index of await facets.evaluateAll((sections) => sections.map((_, at) => at))) {
      const choice = facets.nth(index).getByRole('link').first()
      const said = Number((await choice.locator('small').innerText()).replaceAll(/\D/g, ''))
      await step(page, () => choice.click())
      expect(await total(page)).toBe(said)
      expect(said).toBeLessThanOrEqual(all)
      const remove = page.locator('main').getByRole('link', { name: /^Remove/ })
      await step(page, () => remove.first().click())
      expect(await total(page)).toBe(all)
    }
  })

  it('have a way to leave a value out beside each, where nothing hovers', async () => {
    const { page, open: go } = await open({
      viewport: { width: 1024, height: 800 },
      hasTouch: true,
      isMobile: true,
    })
    await go('www', '/article?lang=en')
    const rows = page.locator('main li', { has: page.getByText('Not', { exact: true }) })
    const places = await rows.evaluateAll((all) =>
      all.slice(0, 8).map((row) => {
        const [value, without] = [...row.querySelectorAll('a')].map((link) => link.getBoundingClientRect())
        if (value === undefined || without === undefined) return { beside: false, size: 0 }
        return {
          beside: without.left >= value.right && without.top - value.top < 6,
          size: Math.min(without.width, without.height),
        }
      }),
    )
    expect(places).toHaveLength(8)
    for (const { beside, size } of places) {
      expect(beside).toBe(true)
      expect(size).toBeGreaterThanOrEqual(24)
    }
  })

  it('follow the order that is chosen: newest first, and most read first [C2.31]', async () => {
    const { page, open: go } = await open()
    await go('www', '/article?lang=en')
    const sorts = page.getByRole('navigation', { name: 'Sort' })
    await step(page, () => sorts.getByRole('link', { name: 'Date' }).click())
    expect(await sorts.locator('[aria-current=true]').innerText()).toBe('Date')
    const years = (await hits(page).allInnerTexts()).map((text) => Number(/\b(20\d\d)\b/.exec(text)?.[1]))
    expect(years).toEqual(years.toSorted((a, b) => b - a))
    await step(page, () => sorts.getByRole('link', { name: 'Views' }).click())
    const views = (await hits(page).allInnerTexts()).map((text) =>
      Number(/Views ([\d,]+)/.exec(text)?.[1]?.replaceAll(',', '')),
    )
    expect(views.every((count) => count > 0)).toBe(true)
    expect(views).toEqual(views.toSorted((a, b) => b - a))
  })

  it('keep a time filter in the address, which never finds more than all [C2.31]', async () => {
    const { page, open: go } = await open()
    await go('www', '/article?lang=en')
    const all = await total(page)
    const times = page.getByRole('navigation', { name: 'Time' })
    await step(page, () => times.getByRole('link').nth(3).click())
    expect(queryOf(page).get('time')).toBe('1')
    const recent = await total(page)
    expect(recent).toBeLessThanOrEqual(all)
    await page.reload()
    await takenOver(page)
    expect(await total(page)).toBe(recent)
  })

  it('answer an empty term of their own search with its own words [C5.2]', async () => {
    const { page, open: go } = await open()
    await go('slgc', '/article?q=flow&lang=en')
    const own = page.locator('main').getByRole('search')
    await own.getByRole('searchbox').fill('')
    await own.getByRole('searchbox').press('Enter')
    await page.getByRole('alertdialog').getByText('Please enter the search term.').waitFor()
  })

  it('say so when nothing fits, and show the way on', async () => {
    const { page, open: go } = await open()
    await go('slgc', '/article?q=zzzqqqxxx&lang=en')
    expect(await hits(page).count()).toBe(0)
    expect(await total(page)).toBe(0)
  })
})
