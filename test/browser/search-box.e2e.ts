import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { hasFocus } from './support/focus.ts'
import { addressOf, openedChromium, takenOver } from './support/watched-page.ts'

const open = openedChromium()

const box = (page: Page) => page.locator('header').getByRole('search').first()
const input = (page: Page) => box(page).locator('input[type=search]')
const hits = (page: Page) => page.locator('main ol > li')
const queryOf = (page: Page): URLSearchParams => new URL(page.url()).searchParams

/** The box of a phone's header, which opens below it. */
function phoneBox(page: Page) {
  const drop = page
    .locator('header details:has([role=search])')
    .filter({ has: page.locator('summary:visible') })
  return { drop, icon: drop.locator('summary'), field: drop.locator('input[type=search]') }
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
    const { drop, icon, field } = phoneBox(page)
    expect(await field.isVisible()).toBe(false)
    await icon.click()
    await page.waitForFunction(() => document.activeElement?.getAttribute('type') === 'search')
    expect(await icon.getAttribute('aria-label')).toBe('关闭检索框')
    await icon.click()
    await field.waitFor({ state: 'hidden' })
    expect(await page.getByRole('alertdialog').count()).toBe(0)
    await icon.click()
    await field.fill('泥沙')
    expect(await icon.getAttribute('aria-label')).toBe('检索')
    await icon.click()
    await page.waitForURL(/\/article\?/)
    expect(queryOf(page).get('q')).toBe('泥沙')
    expect(await drop.getAttribute('open')).toBeNull()
  })

  it('closes by Escape and by a press elsewhere, and gives the focus back to its icon [C4.16]', async () => {
    const { page, open: go } = await open({ viewport: { width: 390, height: 844 } })
    await go('slgc', '/en/home')
    const { drop, icon, field } = phoneBox(page)
    await icon.focus()
    await page.keyboard.press('Enter')
    await field.waitFor()
    await page.keyboard.type('x')
    await page.keyboard.press('Escape')
    expect(await field.inputValue()).toBe('')
    await page.keyboard.press('Escape')
    await field.waitFor({ state: 'hidden' })
    await expect.poll(() => hasFocus(icon)).toBe(true)
    await icon.click()
    await field.fill('x')
    await page.getByRole('heading', { name: 'Current issue' }).click()
    await field.waitFor({ state: 'hidden' })
    expect(await drop.getAttribute('open')).toBeNull()
    expect(new URL(page.url()).pathname).toBe('/en/home')
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
