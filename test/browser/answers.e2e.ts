import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { hasFocus } from './support/focus.ts'
import { article, knownPages } from './support/pages.ts'
import { openedChromium } from './support/watched-page.ts'

const open = openedChromium()
const path = knownPages.article.path('zh')
const card = (page: Page) => page.getByRole('dialog', { name: '参考文献' })
const mark = (page: Page, number: number) =>
  page
    .locator('#fulltext a.ref-bibr')
    .filter({ hasText: new RegExp(`^${number}$`) })
    .first()

const author = (page: Page) =>
  page.getByRole('list', { name: '作者', exact: true }).getByRole('listitem').first()
const authorCard = (page: Page) => page.getByRole('dialog', { name: '作者', exact: true })

describe('an author of an article', () => {
  it('is shown with the places of work and the ways to more, under the pointer and by a press of the marks', async () => {
    const { page, open: go, problems } = await open()
    await go(article.site, path)
    const name = (await author(page).locator('a').first().textContent()) ?? ''
    await author(page).locator('a').first().hover()
    await authorCard(page).waitFor()
    expect(await authorCard(page).textContent()).toContain(name)
    const place = await page.locator('#affiliation-1').evaluate((item) => item.lastChild?.textContent ?? '-')
    expect(await authorCard(page).textContent()).toContain(place)
    await page.mouse.move(2, 500)
    await authorCard(page).waitFor({ state: 'detached' })
    await author(page)
      .getByRole('link', { name: `${name}的单位` })
      .click()
    await page.waitForFunction(() => document.activeElement?.getAttribute('data-card') === 'author')
    await authorCard(page).getByRole('link', { name: '该作者的全部文章' }).click()
    await page.getByRole('heading', { level: 1, name: new RegExp(name) }).waitFor()
    expect(problems).toEqual([])
  })

  it('leads to the places of work without scripts', async () => {
    const { page, open: go } = await open({ javaScriptEnabled: false })
    await go(article.site, path)
    await author(page).locator('sup a').click()
    expect(new URL(page.url()).hash).toBe('#affiliation-1')
    expect(await page.locator('#affiliation-1').isVisible()).toBe(true)
  })
})

describe('a citation of an article', () => {
  it('shows its reference under the pointer, with its registers, and stays while the pointer is on it [C7.15]', async () => {
    const { page, open: go, problems } = await open()
    await go(article.site, path)
    await mark(page, 2).hover()
    await card(page).waitFor()
    expect(await card(page).textContent()).toContain('Flow patterns in vertical-slot pools')
    expect(await card(page).textContent()).toContain('[2]')
    await card(page).getByRole('link', { name: '学术检索' }).hover()
    expect(await card(page).isVisible()).toBe(true)
    const box = await card(page).boundingBox()
    const column = await page.locator('main article').boundingBox()
    expect(box?.x).toBeGreaterThanOrEqual((column?.x ?? 0) - 1)
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual((column?.x ?? 0) + (column?.width ?? 0) + 1)
    await page.mouse.move(2, 300)
    await card(page).waitFor({ state: 'detached' })
    expect(problems).toEqual([])
  })

  it('is answered by keyboard, and Escape gives the focus back', async () => {
    const { page, open: go } = await open()
    await go(article.site, path)
    await mark(page, 4).focus()
    await page.keyboard.press('Enter')
    await card(page).waitFor()
    await page.waitForFunction(() => document.activeElement?.hasAttribute('data-card'))
    await page.keyboard.press('Tab')
    expect(await card(page).locator(':focus').count()).toBe(1)
    await page.keyboard.press('Escape')
    await card(page).waitFor({ state: 'detached' })
    await expect.poll(() => hasFocus(mark(page, 4))).toBe(true)
  })

  it('says where else it is cited, and leads there and to the list', async () => {
    const { page, open: go } = await open()
    await go(article.site, path)
    await mark(page, 6).click()
    await card(page).waitFor()
    const places = card(page).locator('p').last().getByRole('link')
    const names = await places.evaluateAll((links) => links.map((link) => link.getAttribute('aria-label')))
    expect(names.length).toBeGreaterThan(2)
    expect(names.at(0)).toMatch(/^1 /)
    expect(await card(page).locator('[aria-current=location]').textContent()).toBe('1')
    await places.nth(1).click()
    await card(page).waitFor({ state: 'detached' })
    const { hash } = new URL(page.url())
    const section = await page.locator(`a${hash}`).evaluate((link) => link.closest('section')?.textContent)
    expect(section).toContain(names[1])
    await mark(page, 6).click()
    await card(page).getByRole('link', { name: '参考文献列表' }).click()
    expect(new URL(page.url()).hash).toBe('#r-r6')
  })

  it('is a sheet on the bar of a phone, which a tap beside it closes', async () => {
    const {
      page,
      open: go,
      problems,
    } = await open({
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
    })
    await go(article.site, path)
    await mark(page, 1).tap()
    await card(page).waitFor()
    const sheet = await card(page).boundingBox()
    const bar = await page.getByRole('navigation', { name: '阅读工具' }).boundingBox()
    expect(Math.abs((sheet?.y ?? 0) + (sheet?.height ?? 0) - (bar?.y ?? 0))).toBeLessThanOrEqual(1)
    await page.touchscreen.tap(195, 60)
    await card(page).waitFor({ state: 'detached' })
    expect(problems).toEqual([])
  })

  it('is answered for a note of the text too', async () => {
    const { page, open: go } = await open()
    await go(article.site, path)
    await page.locator('#fulltext a.ref-fn').first().click()
    const note = page.getByRole('dialog', { name: '注释' })
    await note.waitFor()
    expect(((await note.locator('div').first().textContent()) ?? '').length).toBeGreaterThan(8)
  })

  it('is a link to its reference without scripts, which leads back to where it is cited', async () => {
    const { page, open: go } = await open({ javaScriptEnabled: false })
    await go(article.site, path)
    await mark(page, 9).click()
    expect(new URL(page.url()).hash).toBe('#r-r9')
    const back = page.locator('#r-r9 .cited-in a')
    expect(await back.count()).toBeGreaterThan(1)
    await back.first().click()
    const { hash } = new URL(page.url())
    expect(await page.locator(`#fulltext a${hash}`).textContent()).toBe('9')
  })

  it('leads to its reference where the code of the card cannot be had', async () => {
    const { page, open: go } = await open()
    await page.route(/\/assets\/Answers-/, (route) => route.abort())
    await go(article.site, path)
    await mark(page, 3).click()
    await page.waitForURL(/#r-r3$/)
  })
})
