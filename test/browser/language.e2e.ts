import { describe, expect, it } from 'vitest'
import { ask } from './support/ask.ts'
import { article, knownPages } from './support/pages.ts'
import { addressOf, openedChromium, takenOver } from './support/watched-page.ts'

const open = openedChromium()

const languageOf = async (path: string, cookie = ''): Promise<string | undefined> =>
  /<html lang="(\w+)"/.exec((await ask({ site: 'slgc', path, cookie })).body)?.[1]

describe('the language of a page', () => {
  it('comes from the address, else from the cookie, else from the site [C4.1]', async () => {
    expect(await languageOf('/')).toBe('zh')
    expect(await languageOf('/', 'language=en')).toBe('en')
    expect(await languageOf('/?lang=zh', 'language=en')).toBe('zh')
    expect(await languageOf('/?lang=en', 'language=zh')).toBe('en')
    expect(await languageOf('/en/home', 'language=zh')).toBe('en')
    expect(await languageOf('/en/home?lang=zh')).toBe('en')
    expect(await languageOf('/', 'language=fr')).toBe('zh')
  })

  it('is kept in the cookie, so that an address without one follows it [C4.1] [C3.17]', async () => {
    const { page, open: go } = await open()
    await go('slgc', '/zh/home')
    await page.getByRole('link', { name: 'EN,' }).first().click()
    await page.waitForURL(addressOf('slgc', '/en/home'))
    await go('slgc', '/')
    expect(await page.getAttribute('html', 'lang')).toBe('en')
  })
})

describe('the language switch', () => {
  it('reads what it leads to [C4.3]', async () => {
    const { page, open: go } = await open()
    await go('slgc', '/zh/home')
    expect(await page.locator('header a[hreflang=en]').first().innerText()).toBe('EN')
    await go('slgc', '/en/home')
    expect(await page.locator('header a[hreflang=zh]').first().innerText()).toBe('CN')
  })

  it('sets the cookie first and leads to the same address half a second later [C4.2]', async () => {
    const { page, open: go } = await open()
    await go(article.site, `${knownPages.article.path('zh')}?from=feed`)
    const requested = page.waitForRequest((request) => request.isNavigationRequest())
    const begun = await page.evaluate(() => {
      const link = document.querySelector<HTMLAnchorElement>('header a[hreflang=en]')
      window.addEventListener('pagehide', () => localStorage.setItem('left', String(Date.now())))
      link?.click()
      localStorage.setItem('cookie at once', document.cookie)
      return Date.now()
    })
    await requested
    await page.waitForURL(addressOf(article.site, `${knownPages.article.path('en')}?from=feed`))
    await takenOver(page)
    const stored = await page.evaluate(() => [
      localStorage.getItem('cookie at once'),
      localStorage.getItem('left'),
    ])
    expect(stored[0]).toContain('language=en')
    const waited = Number(stored[1]) - begun
    expect(waited).toBeGreaterThanOrEqual(499)
    expect(waited).toBeLessThan(2_000)
    expect(await page.getAttribute('html', 'lang')).toBe('en')
  })

  it('adds the language to an address that names none, and keeps its query [C4.2]', async () => {
    const { page, open: go } = await open()
    await go('slgc', '/article?type=article&index=-1&q=flow')
    await page.locator('header a[hreflang=en]').first().click()
    await page.waitForURL(addressOf('slgc', '/article?type=article&index=-1&q=flow&lang=en'))
  })
})
