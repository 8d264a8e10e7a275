import { uiLanguages } from '@xuekan/core'
import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { ask } from './support/ask.ts'
import { leadOn } from './support/lead-on.ts'
import { article, knownPages } from './support/pages.ts'
import { hrefsIn } from './support/read-html.ts'
import { addressOf, openedChromium } from './support/watched-page.ts'

const chromium = openedChromium()
const open = () => chromium({ javaScriptEnabled: false })

const pathOf = (page: Page): string => new URL(page.url()).pathname + new URL(page.url()).search

describe('without scripts', () => {
  it('every page shows its heading, its text and its way home', async () => {
    const watched = await open()
    for (const [index, [name, { site, path }]] of Object.entries(knownPages).entries()) {
      const language = uiLanguages[index % uiLanguages.length] ?? 'zh'
      await watched.open(site, path(language))
      const { page } = watched
      expect(await page.locator('h1').count(), name).toBe(1)
      expect((await page.locator('main').innerText()).length, name).toBeGreaterThan(20)
      expect(await page.locator('main [aria-busy=true], main[aria-busy=true]').count(), name).toBe(0)
      // a page without a language in front leads to others without one (C2.2)
      const home = path(language).startsWith(`/${language}/`)
        ? `/${language}/home`
        : `/homeNav?index=0&lang=${language}`
      expect(await page.locator(`a[href="${home}"]`).count(), name).toBeGreaterThan(0)
    }
    expect(watched.problems).toEqual([])
  })

  it('an article leads on to others of its journal, each under its own address and once', async () => {
    const { page, open: go } = await open()
    await go(article.site, knownPages.article.path('en'))
    const onward = page.locator('nav[aria-labelledby=further-reading] a, nav[aria-label^=Previous] a')
    const hrefs = await onward.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
    expect(hrefs.length).toBeGreaterThan(2)
    expect(new Set(hrefs).size).toBe(hrefs.length)
    for (const href of hrefs) expect((await ask({ site: article.site, path: href })).status, href).toBe(200)
  })

  it('an article shows the whole of its abstract and of its text, without a click', async () => {
    const { page, open: go } = await open()
    await go(article.site, knownPages.article.path('zh'))
    const abstract = page.locator('#abstractsZh')
    const text = (await abstract.innerText()).trim()
    expect(text.length).toBeGreaterThan(150)
    for (const paragraph of await abstract.locator('p').all()) expect(await paragraph.isVisible()).toBe(true)
    const box = await abstract
      .locator('[data-prose]')
      .evaluate((element) => [element.scrollHeight, element.clientHeight])
    expect(box[0]).toBe(box[1])
    expect(await page.locator('#fulltext p').last().isVisible()).toBe(true)
  })

  it('every channel of the menu is reached: in the bar, under its own button, or under More [C4.13]', async () => {
    const { page, open: go } = await open()
    await page.setViewportSize({ width: 1024, height: 900 })
    await go('slgc', '/zh/home')
    const wanted = new Set(
      hrefsIn(
        (await ask({ site: 'slgc', path: '/zh/home' })).body.match(
          /<nav[^>]*aria-label="主导航".*?<\/nav>/s,
        )?.[0] ?? '',
      ),
    )
    expect(wanted.size).toBeGreaterThan(8)
    const menu = page.getByRole('navigation', { name: '主导航' })
    const visible = async (): Promise<readonly string[]> => {
      const links = await menu.locator('a').all()
      const shown = await Promise.all(
        links.map(async (link) => ((await link.isVisible()) ? link.getAttribute('href') : null)),
      )
      return shown.filter((href) => href !== null)
    }
    const reached = new Set(await visible())
    for (const button of await menu.locator('summary').all()) {
      if (!(await button.isVisible())) continue
      await button.click()
      for (const href of await visible()) reached.add(href)
    }
    expect([...wanted].filter((href) => !reached.has(href))).toEqual([])
  })

  it('on a phone the menu opens and its links lead on [C2.38]', async () => {
    const { page, open: go } = await open()
    await page.setViewportSize({ width: 390, height: 800 })
    await go('slgc', '/zh/home')
    await page.locator('header summary[aria-label="打开菜单"]').click()
    await leadOn(page.getByRole('navigation', { name: '全部栏目' }).getByRole('link', { name: '编委会' }))
    expect(pathOf(page)).toMatch(/^\/zh\/editorial-board\/\d+$/)
    expect(await page.locator('h1').innerText()).toBe('编委会')
  })

  it('the search of the header finds articles, launched with index -1 [C2.26] [C5.1]', async () => {
    const { page, open: go } = await open()
    await go('slgc', '/en/home')
    const box = page.getByRole('search').first()
    await box.getByRole('searchbox').fill('sediment')
    await box.getByRole('searchbox').press('Enter')
    await page.waitForURL(/\/article\?/)
    const query = new URL(page.url()).searchParams
    expect(query.get('index')).toBe('-1')
    expect(query.get('q')).toBe('sediment')
    expect(await page.locator('main ol > li mark').count()).toBeGreaterThan(0)
    expect(await page.getAttribute('html', 'lang')).toBe('en')
  })

  it('the pager leads to another page by its links and by its form [C9.11]', async () => {
    const { page, open: go } = await open()
    await go('www', '/zh/article')
    const pager = page.locator('main nav').filter({ has: page.locator('input[name=page]') })
    const titles = (): Promise<readonly string[]> => page.locator('main ol > li h2').allInnerTexts()
    const first = await titles()
    expect(first).toHaveLength(20)
    await leadOn(pager.getByRole('link', { name: '2', exact: true }))
    const second = await titles()
    expect(second).not.toEqual(first)
    expect(new URL(page.url()).searchParams.get('page')).toBe('2')
    await pager.locator('input[name=page]').fill('1')
    await leadOn(pager.getByRole('button'))
    expect(await titles()).toEqual(first)
  })

  it('the language switch is a link to the same page in the other language [C4.2]', async () => {
    const { page, open: go } = await open()
    await go(article.site, knownPages.article.path('zh'))
    await leadOn(page.getByRole('link', { name: 'EN,' }).first())
    expect(page.url()).toBe(addressOf(article.site, knownPages.article.path('en')))
    expect(await page.getAttribute('html', 'lang')).toBe('en')
  })
})
