import type { Locator, Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { givenUp } from './support/late-application.ts'
import { menu } from './support/menu.ts'
import { article, knownPages } from './support/pages.ts'
import { addressOf, nextFrame, openedChromium, takenOver } from './support/watched-page.ts'

const open = openedChromium()

const scrollTo = async (page: Page, top: number): Promise<void> => {
  await page.evaluate((y) => window.scrollTo(0, y), top)
  await nextFrame(page)
}

describe('the shared shell', () => {
  it.each([
    ['zh', '批量引用', '回到顶部'],
    ['en', 'basket', 'Back to top'],
  ])(
    'has header, menu, search, top news, footer, toolbar, basket and a way to the top, in %s [C1.4]',
    async (language, basket, top) => {
      const { page, open: go, problems } = await open()
      await go('slgc', `/${language}/home`)
      const header = page.getByRole('banner')
      expect(await header.getByRole('navigation').first().isVisible()).toBe(true)
      expect(await header.getByRole('searchbox').or(header.getByRole('combobox')).first().isVisible()).toBe(
        true,
      )
      expect(await page.locator('[aria-roledescription]').first().isVisible()).toBe(true)
      expect(await page.getByRole('contentinfo').count()).toBe(1)
      await scrollTo(page, 800)
      const tools = page.getByRole('complementary').filter({ has: page.getByRole('button', { name: top }) })
      await tools.getByRole('button', { name: basket }).waitFor()
      expect(await tools.getByRole('button', { name: top }).isVisible()).toBe(true)
      expect(problems).toEqual([])
    },
  )
})

describe('the tab', () => {
  it('keeps which site it reads, and the navigation lists, over steps to another [C3.19] [C3.16]', async () => {
    const { page, open: go } = await open()
    const stored = (sld: string) =>
      page.waitForFunction(
        (name) =>
          sessionStorage.getItem('sld') === name &&
          Object.fromEntries(
            ['sld', 'dsld', 'siteId', 'datanav'].map((key) => [key, sessionStorage.getItem(key)]),
          ),
        sld,
      )
    await go('slgc', '/zh/home')
    const own = await (await stored('slgc')).jsonValue()
    expect(own).toMatchObject({ dsld: 'slgc', datanav: expect.stringContaining('当期目录') })
    await go('slgc', '/en/home?sld=gzxb')
    const other = await (await stored('gzxb')).jsonValue()
    expect(other).toMatchObject({ dsld: 'slgc', datanav: expect.stringContaining('"en"') })
    expect(other).not.toMatchObject({ siteId: own && own['siteId'] })
  })

  it('keeps no short-name for a host of the journal’s own [C3.19] [C3.1]', async () => {
    const { page, open: go, problems } = await open()
    await go('economics-quarterly', '/zh/home')
    await page.waitForFunction(() => sessionStorage.getItem('sld') === 'gjjj')
    expect(await page.evaluate(() => sessionStorage.getItem('dsld'))).toBeNull()
    expect(problems).toEqual([])
  })
})

describe('what is held of a site', () => {
  it('is asked for once while the reader steps from issue to issue [C3.16]', async () => {
    const { page, open: go, calls, problems } = await open()
    await go('slgc', '/zh/home')
    const title = page.locator('main h1')
    const step = async (link: Locator): Promise<void> => {
      const before = await title.textContent()
      await link.click()
      // between two pages there is no title, and the call that brings the next may not have been made
      await page.waitForFunction((former) => {
        const title = document.querySelector('main h1')
        return title !== null && title.textContent !== former
      }, before)
    }
    await step(menu(page).getByRole('link', { name: '当期目录' }))
    await step(page.locator('main a[rel=prev]').first())
    await step(page.locator('main a[rel=next]').first())
    const asked = (call: string) => calls.filter((address) => address.includes(call)).length
    expect([asked('getPeriodTree'), asked('getArticlesByPeriodicalIdGroupByColumn')]).toEqual([1, 3])
    for (const call of ['findBySld', 'getHeader', 'getFooter', 'channel']) expect(asked(call)).toBe(0)
    expect(problems).toEqual([])
  })
})

describe('a journal with a domain of its own', () => {
  it('is reached from the menu and the covers of its group, and its pages stay there [C3.1] [C2.24]', async () => {
    const { page, open: go, problems } = await open()
    const home = addressOf('economics-quarterly', '/en/home')
    for (const part of ['header', 'main']) {
      await go('hengwen', '/en/home')
      // a panel of the menu may be closed: its link is followed all the same
      await page
        .locator(`${part} a[href="${home}"]`)
        .first()
        .evaluate((link: HTMLElement) => link.click())
      await page.waitForURL(home)
      await takenOver(page)
    }
    await page.locator('main a[href^="/en/article/"]').first().click()
    await page.locator('main article h1').waitFor()
    expect(new URL(page.url()).origin).toBe(new URL(home).origin)
    await page.locator(`link[rel=canonical][href="${page.url()}"]`).waitFor({ state: 'attached' })
    expect(problems).toEqual([])
  })
})

describe('the header', () => {
  const menuTop = (page: Page): Promise<number> =>
    page.evaluate(() => document.querySelector('header nav')?.getBoundingClientRect().top ?? NaN)

  it('stays in the window once the reader has scrolled past it, and leaves again at the top [C4.15]', async () => {
    const { page, open: go } = await open()
    await go('slgc', '/zh/issue/2026/5')
    const atFirst = await menuTop(page)
    await scrollTo(page, 700)
    await page.waitForFunction(
      () => (document.querySelector('header nav')?.getBoundingClientRect().top ?? -1) >= 0,
    )
    await scrollTo(page, 0)
    await page.waitForFunction(
      (top) => document.querySelector('header nav')?.getBoundingClientRect().top === top,
      atFirst,
    )
  })

  it('scrolls away on an article page [C4.15]', async () => {
    const { page, open: go } = await open()
    await go(article.site, knownPages.article.path('zh'))
    await scrollTo(page, 900)
    expect(await menuTop(page)).toBeLessThan(0)
  })
})

describe('back to top', () => {
  it('shows past 400 pixels and leads to the top by itself, whatever is clicked meanwhile [C4.18]', async () => {
    const { page, open: go } = await open()
    await go(article.site, knownPages.article.path('zh'))
    const button = page.getByRole('button', { name: '回到顶部' })
    await scrollTo(page, 400)
    expect(await button.isVisible()).toBe(false)
    await scrollTo(page, 2_000)
    await button.waitFor()
    await button.evaluate((element: HTMLElement) => {
      element.click()
      element.click()
    })
    await page.waitForFunction(() => window.scrollY === 0)
    await button.waitFor({ state: 'hidden' })
  })

  it('leads there at once for who wants less motion', async () => {
    const { page, open: go } = await open({ reducedMotion: 'reduce' })
    await go(article.site, knownPages.article.path('zh'))
    await scrollTo(page, 2_000)
    const tops = await page.evaluate(async () => {
      const seen: number[] = []
      window.addEventListener('scroll', () => seen.push(window.scrollY))
      const button = [...document.querySelectorAll('button')].find(
        (one) => one.getAttribute('aria-label') === '回到顶部',
      )
      button?.click()
      while (window.scrollY > 0) await new Promise(requestAnimationFrame)
      return seen
    })
    expect(tops.filter((top) => top > 0)).toEqual([])
  })
})

describe('the member', () => {
  it('is shown by a masked name from the server on, and without one nobody is [C4.4] [C4.5]', async () => {
    const watched = await open()
    const { page } = watched
    await page.context().addCookies([{ name: 'userName', value: '13812345678', url: addressOf('slgc', '/') }])
    await watched.open('slgc', '/zh/home')
    expect(await page.locator('header').getByText('138****5678').first().isVisible()).toBe(true)
    expect(await page.content()).not.toContain('13812345678')
    await page.context().clearCookies({ name: 'userName' })
    await page.locator('header').getByText('138****5678').first().waitFor({ state: 'detached' })
    expect(watched.problems).toEqual([])
  })

  it('appears within the second after the cookie does [C4.4]', async () => {
    const { page, open: go } = await open()
    await go('slgc', '/zh/home')
    const waited = await page.evaluate(async () => {
      const begun = performance.now()
      document.cookie = 'userName=wangxiaoming; path=/'
      while (!document.querySelector('header')?.textContent.includes('wang****ming')) {
        await new Promise(requestAnimationFrame)
      }
      return performance.now() - begun
    })
    expect(waited).toBeLessThan(1_500)
  })
})

describe('code that cannot be had', () => {
  it('makes the page load again, once and not again within the minute [C4.23]', async () => {
    const { page, open: go } = await open()
    await go('slgc', '/zh/issue/2026/5')
    const loads: string[] = []
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loads.push(request.url())
    })
    const code = /\/assets\/article-[\w-]{8}\.js/
    await page.route(code, (route) => route.abort('connectionrefused'))
    const link = page.locator('main a[href^="/zh/article/"]').first()
    const href = (await link.getAttribute('href')) ?? ''
    await link.click()
    await page.locator('main article h1').waitFor()
    // the page that came has tried in vain as well
    await givenUp(page)
    await nextFrame(page)
    expect(loads).toEqual([addressOf('slgc', href)])

    await go('slgc', '/zh/issue/2026/5')
    await link.click()
    await page.getByRole('button', { name: '重新加载' }).waitFor()
    expect(loads).toEqual([addressOf('slgc', href), addressOf('slgc', '/zh/issue/2026/5')])
  })
})
