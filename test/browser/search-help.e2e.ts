import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { hasFocus } from './support/focus.ts'
import { addressOf, nextFrame, openedChromium, takenOver } from './support/watched-page.ts'

const open = openedChromium()

const box = (page: Page) => page.locator('header').getByRole('search').first()
const input = (page: Page) => box(page).locator('input[type=search]')
const queryOf = (page: Page): URLSearchParams => new URL(page.url()).searchParams

const list = (page: Page) => page.getByRole('listbox')
const options = (page: Page) => list(page).getByRole('option')
/** What the arrows have come to, as a screen reader is told. */
const active = (page: Page): Promise<string | null> =>
  input(page).evaluate((field) => {
    const id = field.getAttribute('aria-activedescendant')
    return id === null ? null : (document.getElementById(id)?.textContent ?? '')
  })

const keyword = (text: string) => ({
  kind: 'keyword',
  text,
  other: null,
  siteId: null,
  sld: null,
  domain: null,
})

/** Answers the questions for suggestions with keywords, each when it is let go. */
async function suggesting(page: Page, answers: Readonly<Record<string, readonly string[]>>) {
  const requested: string[] = []
  const held = new Map<string, Promise<void>>()
  await page.route(/\/rc-pub\/.*[sS]uggest/, async (route) => {
    const url = new URL(route.request().url())
    const term = [...url.searchParams.values()].find((value) => value in answers) ?? ''
    requested.push(term)
    await held.get(term)
    await route.fulfill({
      json: { status: 0, message: '操作成功', data: (answers[term] ?? []).map(keyword) },
    })
  })
  const holdBack = (term: string): (() => void) => {
    let letGo = (): void => undefined
    held.set(
      term,
      new Promise((resolve) => {
        letGo = resolve
      }),
    )
    return () => letGo()
  }
  return { requested, holdBack }
}

describe('the box of a header', () => {
  it('has the term of the results beside it, and none on the pages after them [C3.19]', async () => {
    const { page, open: go } = await open()
    await go('slgc', '/zh/article?q=%E9%B1%BC')
    expect(await input(page).inputValue()).toBe('鱼')
    await page.locator('main h2 a, main h3 a').first().click()
    await page.waitForURL(/\/article\/doi\//)
    await expect.poll(() => input(page).inputValue()).toBe('')
    await page.goBack()
    await expect.poll(() => input(page).inputValue()).toBe('鱼')
    await page.goto(addressOf('slgc', '/zh/issue'))
    await takenOver(page)
    expect(await input(page).inputValue()).toBe('')
  })
})

describe('suggestions', () => {
  it('come while a term is typed, and are walked through and taken by the keyboard alone', async () => {
    const { page, open: go, problems } = await open()
    await suggesting(page, { sed: ['sediment', 'sediment transport'] })
    await go('slgc', '/en/home')
    await input(page).focus()
    expect(await input(page).getAttribute('role')).toBe('combobox')
    expect(await input(page).getAttribute('aria-expanded')).toBe('false')
    await page.keyboard.type('sed')
    await options(page).first().waitFor()
    expect(await options(page).allInnerTexts()).toEqual(['sediment', 'sediment transport'])
    expect(await input(page).getAttribute('aria-expanded')).toBe('true')
    expect(await input(page).getAttribute('aria-controls')).toBe(await list(page).getAttribute('id'))
    await box(page).getByText('2 suggestions').waitFor({ state: 'attached' })
    expect(await active(page)).toBeNull()
    const walked: (string | null)[] = []
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp', 'Home']) {
      await page.keyboard.press(key)
      await nextFrame(page)
      walked.push(await active(page))
    }
    expect(walked).toEqual(['sediment', 'sediment transport', null, 'sediment transport', null])
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/article\?/)
    expect(queryOf(page).get('q')).toBe('sediment transport')
    expect(queryOf(page).get('index')).toBe('-1')
    await list(page).waitFor({ state: 'detached' })
    expect(problems).toEqual([])
  })

  it('close by Escape, which then empties the box, and when the focus leaves', async () => {
    const { page, open: go } = await open()
    await suggesting(page, { sed: ['sediment'], se: ['sea'] })
    await go('slgc', '/en/home')
    await input(page).pressSequentially('sed')
    await options(page).first().waitFor()
    await page.keyboard.press('Escape')
    await list(page).waitFor({ state: 'detached' })
    expect(await input(page).inputValue()).toBe('sed')
    await page.keyboard.press('Escape')
    expect(await input(page).inputValue()).toBe('')
    await page.keyboard.type('se')
    await options(page).first().waitFor()
    await page.keyboard.press('Tab')
    await list(page).waitFor({ state: 'detached' })
  })

  it('are taken by the pointer, in any language', async () => {
    const { page, open: go } = await open()
    await suggesting(page, { 水: ['水库', '水库调度'] })
    await go('slgc', '/zh/home')
    await input(page).pressSequentially('水')
    await options(page).filter({ hasText: '水库调度' }).click()
    await page.waitForURL(/\/article\?/)
    expect(queryOf(page).get('q')).toBe('水库调度')
  })

  it('are those of the latest term, though a former answer arrives after them', async () => {
    const { page, open: go } = await open()
    const { requested, holdBack } = await suggesting(page, { a: ['aquifer'], ab: ['abrasion'] })
    const letGo = holdBack('a')
    await go('slgc', '/en/home')
    await input(page).pressSequentially('a')
    await expect.poll(() => requested).toEqual(['a'])
    await page.keyboard.type('b')
    await options(page).filter({ hasText: 'abrasion' }).waitFor()
    letGo()
    await nextFrame(page)
    expect(await options(page).allInnerTexts()).toEqual(['abrasion'])
  })

  it('are the journal’s own phrases', async () => {
    const { page, open: go } = await open()
    await go('slgc', '/zh/home')
    await input(page).pressSequentially('水')
    await options(page).first().waitFor()
    for (const text of await options(page).allInnerTexts()) expect(text).toContain('水')
  })
})

describe('recent searches', () => {
  it('stay over visits, encrypted, are offered in an empty box, and can be erased one by one and all [C3.19] [C9.14]', async () => {
    const { page, open: go } = await open()
    for (const term of ['glacier', 'reservoir', 'flood']) {
      await go('slgc', '/en/home')
      const before = await page.evaluate(() => localStorage.getItem('recentSearches'))
      await input(page).fill(term)
      await input(page).press('Enter')
      await page.waitForURL(/\/article\?/)
      await page.waitForFunction((text) => localStorage.getItem('recentSearches') !== text, before)
    }
    const stored = await page.evaluate(() => [
      localStorage.getItem('recentSearches') ?? '',
      sessionStorage.getItem('keywords') ?? '',
    ])
    for (const text of stored) {
      expect(text).not.toBe('')
      expect(text).not.toContain('glacier')
    }
    const later = await page.context().newPage()
    await later.goto(addressOf('slgc', '/en/home'))
    await takenOver(later)
    await input(later).focus()
    await options(later).first().waitFor()
    expect(await options(later).allInnerTexts()).toEqual(['flood', 'reservoir', 'glacier'])
    await box(later).getByText('on this device only').waitFor()
    // by keyboard: to the buttons of the list, behind the box
    const remove = box(later).getByRole('button', { name: 'Remove “reservoir”' })
    await remove.focus()
    await later.keyboard.press('Enter')
    expect(await options(later).allInnerTexts()).toEqual(['flood', 'glacier'])
    expect(await later.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(
      'Remove “glacier”',
    )
    await input(later).focus()
    await later.keyboard.press('ArrowDown')
    await later.keyboard.press('Delete')
    await expect.poll(() => options(later).allInnerTexts()).toEqual(['glacier'])
    await box(later).getByRole('button', { name: 'Clear all' }).click()
    await list(later).waitFor({ state: 'detached' })
    expect(await later.evaluate(() => localStorage.getItem('recentSearches'))).toBeNull()
    await expect.poll(() => hasFocus(input(later))).toBe(true)
  })

  it('are searched again by Enter', async () => {
    const { page, open: go } = await open()
    await go('slgc', '/en/article?q=flow')
    const own = page.locator('main').getByRole('search').getByRole('searchbox')
    await input(page).focus()
    await own.fill('tide')
    await own.press('Enter')
    await page.waitForURL(/q=tide/)
    await input(page).fill('')
    await options(page).filter({ hasText: 'tide' }).waitFor()
    await input(page).press('ArrowDown')
    await input(page).press('Enter')
    await page.waitForURL(/index=-1/)
    expect(queryOf(page).get('q')).toBe('tide')
  })
})

describe('the condition of a search', () => {
  it('is offered when the reader turns to the box, narrows the search, and is kept in the tab [C3.10] [C3.19] [C4.17]', async () => {
    const { page, open: go } = await open()
    await go('slgc', '/zh/home')
    const choice = box(page).getByRole('combobox', { name: '检索字段' })
    expect(await choice.count()).toBe(0)
    await input(page).focus()
    await choice.waitFor()
    const labels = await choice.locator('option').allInnerTexts()
    expect(labels.slice(0, 2)).toEqual(['全部', '题名'])
    expect(await choice.inputValue()).toBe('all')
    await choice.selectOption({ label: '作者' })
    await input(page).fill('水')
    await input(page).press('Enter')
    await page.waitForURL(/\/article\?/)
    expect(queryOf(page).get('field')).toBe('author')
    expect(await page.evaluate(() => sessionStorage.getItem('selectvalue'))).toContain('作者')
    await go('slgc', '/zh/home')
    await input(page).focus()
    await choice.waitFor()
    expect(await choice.inputValue()).toBe('author')
  })
})
