import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { addressOf, openedChromium, takenOver } from './support/watched-page.ts'

const open = openedChromium()

const box = (page: Page) => page.locator('header').getByRole('search').first()
const input = (page: Page) => box(page).getByRole('searchbox')
const hits = (page: Page) => page.locator('main ol > li')
const total = async (page: Page): Promise<number> =>
  Number((await page.locator('main').getByRole('status').innerText()).replaceAll(/\D/g, ''))
const queryOf = (page: Page): URLSearchParams => new URL(page.url()).searchParams

/** Follows a link within the page and waits until what it leads to is shown. */
async function step(page: Page, act: () => Promise<void>): Promise<void> {
  const before = page.url()
  await act()
  await page.waitForURL((url) => url.href !== before)
  await page.locator('main').getByRole('status').filter({ hasText: /\d/ }).waitFor()
}

describe('the search box of the header', () => {
  it.each([
    ['zh', '提示', '请输入检索内容', '确定'],
    ['en', 'Notice', 'Please enter search content', 'OK'],
  ])(
    'answers an empty term in %s with an alert that is confirmed [C5.1] [C5.2]',
    async (language, title, text, confirm) => {
      const watched = await open()
      const { page } = watched
      await watched.open('slgc', `/${language}/home`)
      await input(page).fill('   ')
      await input(page).press('Enter')
      const alert = page.getByRole('alertdialog', { name: title })
      await alert.getByText(text).waitFor()
      await alert.getByRole('button', { name: confirm }).click()
      await alert.waitFor({ state: 'detached' })
      expect(new URL(page.url()).pathname).toBe(`/${language}/home`)
      await box(page).getByRole('button').click()
      await alert.waitFor()
      expect(watched.problems).toEqual([])
    },
  )

  it('leads to the results by Enter and by its button, launched with index -1 [C2.26] [C5.1]', async () => {
    const { page, open: go } = await open()
    for (const submit of [() => input(page).press('Enter'), () => box(page).getByRole('button').click()]) {
      await go('slgc', '/zh/home')
      await input(page).fill(' 水库 ')
      await submit()
      await page.waitForURL(/\/article\?/)
      expect(queryOf(page).get('index')).toBe('-1')
      expect(queryOf(page).get('type')).toBe('article')
      expect(queryOf(page).get('q')).toBe('水库')
      await hits(page).first().waitFor()
    }
  })

  it('takes 150 characters, and 125 in the fixed header without cutting what stands there [C5.1] [C4.15]', async () => {
    const { page, open: go } = await open()
    await go('slgc', '/zh/home')
    const long = '泥'.repeat(150)
    await input(page).pressSequentially(`${long}沙`, { delay: 0 })
    expect(await input(page).inputValue()).toBe(long)
    await page.evaluate(() => window.scrollTo(0, 600))
    await page.waitForFunction(
      () => document.querySelector('header input[type=search]')?.getAttribute('maxlength') === '125',
    )
    expect(await input(page).inputValue()).toBe(long)
    await page.evaluate(() => window.scrollTo(0, 0))
    await page.waitForFunction(
      () => document.querySelector('header input[type=search]')?.getAttribute('maxlength') === '150',
    )
  })

  it('opens and closes by its icon on a phone, where an empty term only closes it [C4.16]', async () => {
    const { page, open: go } = await open({ viewport: { width: 390, height: 844 } })
    await go('slgc', '/zh/home')
    const icon = page.locator('header details > summary').last()
    const field = page.locator('header details[open] input[type=search]')
    expect(await field.count()).toBe(0)
    await icon.click()
    await field.waitFor()
    await icon.click()
    await field.waitFor({ state: 'detached' })
    expect(await page.getByRole('alertdialog').count()).toBe(0)
  })

  it('keeps what was typed before scripts took over', async () => {
    const { page } = await open()
    let letGo = (): void => undefined
    const free = new Promise<void>((resolve) => {
      letGo = resolve
    })
    await page.route(/\/assets\/main-/, async (route) => {
      await free
      await route.continue()
    })
    await page.goto(addressOf('slgc', '/zh/home'), { waitUntil: 'commit' })
    await input(page).fill('泥沙')
    letGo()
    await takenOver(page)
    expect(await input(page).inputValue()).toBe('泥沙')
    await input(page).press('Enter')
    await page.waitForURL(/\/article\?/)
    expect(queryOf(page).get('q')).toBe('泥沙')
  })
})

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
    await step(page, async () => {
      await pager.getByRole('spinbutton').fill('1')
      await pager.getByRole('spinbutton').press('Enter')
    })
    expect(await hits(page).count()).toBe(20)
    await step(page, async () => {
      await pager.getByRole('spinbutton').fill('999')
      await pager.locator('form').evaluate((form: HTMLFormElement) => {
        form.noValidate = true
        form.requestSubmit()
      })
    })
    expect(Number(queryOf(page).get('page'))).toBe(Math.ceil(all / 20))
  })

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
