import type { Locator, Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { hasFocus } from './support/focus.ts'
import { isNavigation, lateApplication } from './support/late-application.ts'
import { codeLoaded } from './support/loaded-code.ts'
import { menu, popup } from './support/menu.ts'
import { article } from './support/pages.ts'
import { addressOf, openedChromium, takenOver, type WatchedPage } from './support/watched-page.ts'

const open = openedChromium()

const articlePage = `/zh/article/doi/${article.doi}`
const basketButton = (page: Page): Locator => page.getByRole('button', { name: /^批量引用/ }).first()
const basketDialogs = (page: Page): Locator => page.getByRole('dialog', { name: '批量引用' })
const searchInput = (page: Page): Locator =>
  page.locator('header').getByRole('search').first().locator('input[type=search]')

/** What stands in a field, and the selection in it. */
const standing = (field: Locator): Promise<readonly unknown[]> =>
  field.evaluate((node: HTMLInputElement) => [node.value, node.selectionStart, node.selectionEnd])

/** A page at which the application has not arrived. */
async function early(path: string, options: Parameters<typeof open>[0] = {}) {
  const watched = await open(options)
  const late = await lateApplication(watched.page)
  await late.open('slgc', path)
  return { ...watched, ...late }
}

/** Requests for pages from now on. */
function pagesAsked({ page }: Pick<WatchedPage, 'page'>): readonly string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    if (isNavigation(request)) asked.push(request.url())
  })
  return asked
}

describe('before the application is there', () => {
  it('an arrow and More of the menu open by themselves, and stay open with the focus [C4.13]', async () => {
    for (const [width, summary] of [
      [1440, 'summary[aria-label]'],
      [1024, 'summary:has-text("更多")'],
    ] as const) {
      const { page, problems, arrive } = await early('/zh/home', { viewport: { width, height: 900 } })
      const pressed = menu(page).locator(summary).locator('visible=true').last()
      await pressed.click()
      await popup(page).waitFor()
      // a mouse that rests on an entry opens it
      await page.mouse.move(5, 880)
      const shown = await popup(page).locator('a:visible').count()
      expect(shown).toBeGreaterThan(0)
      await arrive()
      await expect.poll(() => hasFocus(pressed)).toBe(true)
      expect(await popup(page).count()).toBe(1)
      expect(await popup(page).locator('a:visible').count()).toBe(shown)
      // the keys of the menu have come without another touch
      await codeLoaded(page, 'operate-menu')
      await page.keyboard.press('Escape')
      await popup(page).waitFor({ state: 'hidden' })
      expect(problems).toEqual([])
    }
  })

  it('what is typed stays, with its caret, its selection and the focus, and is searched for once', async () => {
    const { page, problems, arrive, ...watched } = await early('/zh/home')
    const field = searchInput(page)
    await field.pressSequentially('长江泥沙模型')
    for (let steps = 0; steps < 2; steps += 1) await page.keyboard.press('ArrowLeft')
    for (let steps = 0; steps < 2; steps += 1) await page.keyboard.press('Shift+ArrowLeft')
    expect(await standing(field)).toEqual(['长江泥沙模型', 2, 4])
    await arrive()
    expect(await standing(field)).toEqual(['长江泥沙模型', 2, 4])
    await expect.poll(() => hasFocus(field)).toBe(true)
    await page.keyboard.type('洪水')
    expect(await standing(field)).toEqual(['长江洪水模型', 4, 4])
    const asked = pagesAsked({ page })
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/article\?/)
    expect(new URL(page.url()).searchParams.get('q')).toBe('长江洪水模型')
    expect(asked).toEqual([])
    expect(watched.calls.filter((call) => call.includes(encodeURIComponent('长江泥沙模型')))).toEqual([])
    expect(problems).toEqual([])
  })

  it('what is typed while the page is being taken over stays too', async () => {
    const { page, arrive } = await early('/zh/home')
    const field = searchInput(page)
    await field.focus()
    const term = 'abcdefghijklmnopqrstuvwxyz0123456789'.repeat(3)
    await Promise.all([page.keyboard.type(term, { delay: 3 }), arrive()])
    expect(await standing(field)).toEqual([term, term.length, term.length])
  })

  it('a search is sent by the form itself [C2.26]', async () => {
    const { page, asked } = await early('/zh/home')
    await searchInput(page).fill('泥沙')
    await searchInput(page).press('Enter')
    await page.waitForURL(/\/article\?/)
    expect(new URL(page.url()).searchParams.get('q')).toBe('泥沙')
    expect(asked.length).toBeGreaterThan(0)
    expect(await page.locator('main ol > li').count()).toBeGreaterThan(0)
  })

  it('the box of a phone opens by itself and stays open, and its icon closes it at the first press [C4.16]', async () => {
    const { page, arrive, problems } = await early('/zh/home', { viewport: { width: 390, height: 844 } })
    const drop = page
      .locator('header details:has([role=search])')
      .filter({ has: page.locator('summary:visible') })
    await drop.locator('summary').click()
    const field = drop.locator('input[type=search]')
    await field.fill('x')
    await arrive()
    expect(await standing(field)).toEqual(['x', 1, 1])
    await expect.poll(() => hasFocus(field)).toBe(true)
    await field.fill('')
    await drop.locator('summary').click()
    await field.waitFor({ state: 'hidden' })
    expect(problems).toEqual([])
  })

  it('the basket is opened once, however often its button was pressed [C4.21]', async () => {
    const { page, arrive, problems } = await early(articlePage)
    for (let times = 0; times < 3; times += 1) await basketButton(page).click()
    expect(await basketDialogs(page).count()).toBe(0)
    // each press is seen, though it brings nothing yet
    expect(await basketButton(page).evaluate((button) => getComputedStyle(button).opacity)).toBe('0.7')
    await arrive()
    await basketDialogs(page).waitFor()
    expect(await page.locator('[data-pressed]').count()).toBe(0)
    expect(await basketDialogs(page).count()).toBe(1)
    await page.keyboard.press('Escape')
    await basketDialogs(page).waitFor({ state: 'detached' })
    expect(problems).toEqual([])
  })

  it('the citations of an article are opened once, and the page stays where it is [C3.11]', async () => {
    const { page, arrive, problems } = await early(articlePage)
    const link = page.locator('main a[aria-haspopup=dialog]').locator('visible=true').first()
    await link.click()
    await link.click()
    expect(new URL(page.url()).hash).toBe('')
    await arrive()
    await page.getByRole('dialog', { name: '引用本文' }).waitFor()
    expect(await page.getByRole('dialog').count()).toBe(1)
    expect(problems).toEqual([])
  })

  it('articles are put into the basket and chosen from a list, each once, in the order of the presses [C4.21]', async () => {
    const { page, arrive, problems } = await early('/zh/issue/2026/5')
    const entries = page.locator('main article')
    const add = entries.first().getByRole('button', { name: /加入批量引用/ })
    await add.click()
    await add.click()
    await entries.nth(1).getByRole('checkbox').click({ force: true })
    await entries.first().getByRole('checkbox').focus()
    await page.keyboard.press('Space')
    await arrive()
    await entries.first().getByRole('button', { pressed: true }).waitFor()
    await page.getByRole('button', { name: '加入批量引用（2）' }).waitFor()
    expect(await entries.getByRole('checkbox', { checked: true }).count()).toBe(2)
    await expect.poll(() => hasFocus(entries.first().getByRole('checkbox'))).toBe(true)
    expect(problems).toEqual([])
  })

  it('the language is switched once, with its cookie, when the application is there [C4.2]', async () => {
    const { page, arrive, asked } = await early('/zh/home')
    const pages = pagesAsked({ page })
    const link = page.getByRole('link', { name: 'EN,' }).first()
    await link.click()
    await link.click()
    expect(asked.length).toBeGreaterThan(0)
    expect(pages).toEqual([])
    await arrive()
    await page.waitForURL(addressOf('slgc', '/en/home'))
    await takenOver(page)
    expect(pages).toEqual([addressOf('slgc', '/en/home')])
    const cookies = await page.context().cookies()
    expect(cookies.find(({ name }) => name === 'language')?.value).toBe('en')
  })

  it('a link leads on at once, and with a key into a tab of its own', async () => {
    const { page } = await early('/zh/issue/2026/5')
    const link = page.locator('main a[href^="/zh/article/"]').first()
    const switched = page.getByRole('link', { name: 'EN,' }).first()
    for (const pressed of [link, switched]) {
      const [tab] = await Promise.all([
        page.context().waitForEvent('page'),
        pressed.click({ modifiers: ['ControlOrMeta'] }),
      ])
      await tab.close()
    }
    const href = (await link.getAttribute('href')) ?? ''
    await link.click()
    await page.waitForURL(addressOf('slgc', href))
    expect(await page.locator('main article h1').count()).toBe(1)
  })

  it('a press finds the control that stands in the place of the one that was pressed', async () => {
    const { page, arrive } = await early(articlePage)
    await basketButton(page).click()
    await basketButton(page).evaluate((button) => button.replaceWith(button.cloneNode(true)))
    await arrive()
    await basketDialogs(page).waitFor()
    expect(await basketDialogs(page).count()).toBe(1)
    expect(await page.locator('[data-pressed]').count()).toBe(0)
  })

  it('the focus stays on the link that has it', async () => {
    const { page, arrive } = await early('/zh/issue/2026/5')
    const link = page.locator('main a[href^="/zh/article/"]').nth(2)
    await link.focus()
    await arrive()
    await expect.poll(() => hasFocus(link)).toBe(true)
  })
})
