import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { findings } from './support/findings.ts'
import { leadOn } from './support/lead-on.ts'
import { openedChromium } from './support/watched-page.ts'

const open = openedChromium()

const total = async (page: Page): Promise<number> =>
  Number((await page.locator('main p[role=status]').first().innerText()).replaceAll(/\D/g, ''))
const words = (page: Page) => page.getByRole('textbox', { name: /: words$/ })
const textView = (page: Page) => page.getByRole('textbox', { name: 'As text' })
const typed = (page: Page): Promise<readonly string[]> =>
  words(page).evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value))

/** Steps of a reader who has a keyboard alone: a field filled, a choice or a key; Tab leads from one to the next. */
function keyboard(page: Page) {
  let steps = 0
  const focus = async (name: string): Promise<void> => {
    const focused = () =>
      page.evaluate(
        () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent,
      )
    for (let tabs = 0; tabs < 60 && (await focused()) !== name; tabs += 1) await page.keyboard.press('Tab')
    expect(await focused()).toBe(name)
    steps += 1
  }
  return {
    steps: () => steps,
    fill: async (name: string, text: string) => {
      await focus(name)
      await page.keyboard.type(text)
    },
    press: async (key: string) => {
      steps += 1
      await page.keyboard.press(key)
    },
  }
}

describe('the advanced search', () => {
  it('says (A or B) and not C within years in at most 9 steps by the keyboard alone [C2.30]', async () => {
    const { page, open: go, problems } = await open()
    await go('hengwen', '/seniorSearch?lang=en')
    const by = keyboard(page)
    await by.fill('Row 1: words', 'sediment')
    await by.fill('Row 2: how it joins', 'or')
    await by.fill('Row 2: words', 'ice')
    await by.fill('Row 3: how it joins', 'but')
    await by.fill('Row 3: words', 'grading')
    await by.fill('First year', '2015')
    await by.fill('Last year', '2026')
    await by.press('Enter')
    await page.getByRole('link', { name: 'Edit this search' }).waitFor()
    expect(by.steps()).toBeLessThanOrEqual(9)
    expect(new URL(page.url()).searchParams.get('q')).toBe(
      '(all~"sediment" OR all~"ice") AND NOT all~"grading" YEAR 2015..2026',
    )
    expect(await total(page)).toBeGreaterThan(0)
    expect(problems).toEqual([])
  })

  it('shows what was asked after a reload, on the way back, and from a saved address [C2.25] [C2.30]', async () => {
    const { page, open: go, problems } = await open()
    await go('hengwen', '/seniorSearch?lang=en')
    await words(page).first().fill('sediment')
    await page.getByRole('button', { name: 'Add a group' }).click()
    await page.keyboard.type('鱼道')
    await words(page).last().fill('a "b"')
    await page.keyboard.press('Enter')
    const edit = page.getByRole('link', { name: 'Edit this search' })
    await edit.waitFor()
    const saved = page.url()
    await page.reload()
    await page.goBack()
    await words(page).first().waitFor()
    expect((await typed(page)).filter((text) => text !== '')).toEqual(['sediment', '鱼道', 'a "b"'])
    await page.goto(saved)
    await edit.click()
    await words(page).first().waitFor()
    expect(await typed(page)).toEqual(['sediment', '鱼道', 'a "b"'])
    await page.reload()
    expect(await typed(page)).toEqual(['sediment', '鱼道', 'a "b"'])
    expect(problems).toEqual([])
  })

  it('lets the rows follow the text and the text the rows, and tells how many it would find [C2.30]', async () => {
    const { page, open: go, problems } = await open()
    await go('hengwen', '/seniorSearch?lang=en')
    await textView(page).fill('title~sediment OR title~ice YEAR 2010..')
    expect(await typed(page)).toEqual(['sediment', 'ice'])
    expect(await page.getByRole('textbox', { name: 'First year' }).inputValue()).toBe('2010')
    const status = page.locator('main aside [role=status]')
    await status.filter({ hasText: /\d/ }).waitFor()
    const promised = (await status.innerText()).replaceAll(/\D/g, '')
    await textView(page).press('End')
    await page.keyboard.type(' (')
    expect(await typed(page)).toEqual(['sediment', 'ice'])
    await page.getByText(/^Character \d+: this cannot be read here/).waitFor()
    await words(page).last().fill('ice')
    await page.getByRole('combobox', { name: 'Row 2: precise or fuzzy' }).selectOption('precise')
    expect(await textView(page).inputValue()).toBe('title~"sediment" OR title="ice" YEAR 2010..')
    await page.getByRole('combobox', { name: 'Row 2: precise or fuzzy' }).selectOption('fuzzy')
    await page.locator('main').getByRole('button', { name: 'Search', exact: true }).last().click()
    await page.getByRole('link', { name: 'Edit this search' }).waitFor()
    expect(String(await total(page))).toBe(promised)
    expect(problems).toEqual([])
  })

  it('alerts where nothing is typed, and puts the focus on what is wrong [C5.2]', async () => {
    const { page, open: go } = await open()
    await go('slgc', '/seniorSearch?lang=zh')
    await page.getByRole('textbox', { name: '第 1 行：检索词' }).press('Enter')
    const alert = page.getByRole('alertdialog', { name: '提示' })
    await alert.waitFor()
    expect(await alert.innerText()).toContain('请输入检索词。')
    await alert.getByRole('button', { name: '确定' }).click()
    await page.getByRole('textbox', { name: '第 1 行：检索词' }).fill('水')
    await page.getByRole('textbox', { name: '起始年份' }).fill('20')
    await page.keyboard.press('Enter')
    await page.getByText('年份写四位数字，如 2016。').waitFor()
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
      .toBe('起始年份')
    expect(await page.getByRole('textbox', { name: '第 1 行：检索词' }).inputValue()).toBe('水')
  })

  it('adds, moves and removes rows by keys, and keeps the focus with them [C2.30]', async () => {
    const { page, open: go } = await open()
    await go('slgc', '/seniorSearch?lang=en&edit=1&q=a+b')
    await words(page).first().focus()
    await page.keyboard.press('Alt+ArrowDown')
    await expect.poll(() => typed(page)).toEqual(['b', 'a'])
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))
    await expect.poll(focused).toBe('Row 2: words')
    await page.keyboard.press('Control+Enter')
    await expect.poll(focused).toBe('Row 3: words')
    await page.getByRole('button', { name: 'Remove Row 3' }).click()
    await expect.poll(focused).toBe('Row 2: words')
    expect(await typed(page)).toEqual(['b', 'a'])
  })

  it.each([390, 1440])(
    'has nothing that axe finds, and nothing that is too wide, at %i pixels',
    async (width) => {
      const { page, open: go, problems } = await open({ viewport: { width, height: 900 } })
      for (const [lang, query] of [
        ['zh', ''],
        ['en', '&edit=1&q=a+AND+(b+OR+(c+NOT+(d+OR+e)))'],
        ['zh', `&words[]=${'x'.repeat(151)}&from=20`],
        ['en', '&q=sediment'],
      ]) {
        await go('hengwen', `/seniorSearch?lang=${lang}${query}`)
        expect(await findings(page), query).toEqual([])
        for (const narrow of width === 390 ? [320, 390] : [width]) {
          await page.setViewportSize({ width: narrow, height: 900 })
          const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
          expect(over, `${query} at ${narrow}`).toBeLessThanOrEqual(0)
        }
      }
      expect(problems).toEqual([])
    },
  )

  it('is filled in, grows and is sent without scripts [C2.30]', async () => {
    const { page, open: go, problems } = await open({ javaScriptEnabled: false })
    await go('hengwen', '/seniorSearch?lang=en')
    await words(page).first().fill('water')
    await leadOn(page.getByRole('button', { name: 'Add a group' }))
    expect(await typed(page)).toEqual(['water', '', '', '', ''])
    await words(page).nth(3).fill('model')
    await words(page).nth(4).fill('river')
    await words(page).nth(4).press('Enter')
    await page.getByRole('link', { name: 'Edit this search' }).waitFor()
    expect(await total(page)).toBeGreaterThan(0)
    await leadOn(page.getByRole('link', { name: 'Edit this search' }))
    expect(await typed(page)).toEqual(['water', 'model', 'river'])
    await textView(page).fill('title~water')
    await page.getByRole('button', { name: 'Search for this text' }).click()
    await page.getByRole('link', { name: 'Edit this search' }).waitFor()
    expect(await total(page)).toBeGreaterThan(0)
    expect(problems).toEqual([])
  })
})
