import type { HeadModel } from '@xuekan/core/route'
import type { BrowserViewport } from '@xuekan/web'
import { beforeEach, describe, expect, it } from 'vitest'
import type { BrowserAdapters } from './browser-entry.ts'
import { inBrowser } from './in-browser.ts'

/** What the page holds. */
declare const adapters: BrowserAdapters
declare global {
  var view: BrowserViewport
}

const own = inBrowser()

describe('createBrowserViewport', () => {
  own.ownPages()
  beforeEach(() =>
    own.page.evaluate(() => {
      globalThis.view = adapters.createBrowserViewport(window, adapters.scope, { width: 1440, scrollTop: 0 })
      globalThis.view.follow()
    }),
  )

  it('says what is assumed until it is followed, and then at once what is so', async () => {
    const reported = await own.page.evaluate(async () => {
      const { scope } = adapters
      window.scrollTo(0, 700)
      const early = adapters.createBrowserViewport(window, scope, { width: 1440, scrollTop: 0 })
      const said = (): readonly number[] => [early.width.value, early.scrollTop.value]
      window.scrollTo(0, 800)
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
      const before = said()
      early.follow()
      return [before, said()]
    })
    expect(reported).toEqual([
      [1440, 0],
      [1000, 800],
    ])
  })

  it('tells the width of the window and follows it', async () => {
    expect(await own.page.evaluate(() => view.width.value)).toBe(1000)
    await own.page.setViewportSize({ width: 390, height: 800 })
    await own.page.waitForFunction(() => view.width.value === 390)
  })

  it('tells how far the page is scrolled, and scrolls', async () => {
    await own.page.evaluate(() => view.scrollTo(900))
    await expect(own.page.waitForFunction(() => view.scrollTop.value === 900)).resolves.toBeTruthy()
  })

  it('tells whether less motion is preferred', async () => {
    expect(await own.page.evaluate(() => view.prefersReducedMotion())).toBe(false)
    await own.page.emulateMedia({ reducedMotion: 'reduce' })
    expect(await own.page.evaluate(() => view.prefersReducedMotion())).toBe(true)
  })

  it('says nothing after its scope has ended', async () => {
    await own.page.evaluate(() => adapters.scope.end())
    await own.page.evaluate(() => {
      window.scrollTo(0, 50)
      return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
    })
    expect(await own.page.evaluate(() => view.scrollTop.value)).toBe(0)
  })
})

describe('createDocumentHead', () => {
  own.ownPages()
  const head: HeadModel = {
    language: 'en',
    title: 'Wetlands',
    metas: [
      { name: 'citation_author', content: 'Lin "Xi" <b>' },
      { name: 'og:title', content: 'Wetlands' },
    ],
    links: [
      { rel: 'canonical', href: '/en/article/1' },
      { rel: 'alternate', href: '/zh/article/1', hreflang: 'zh' },
    ],
    jsonLd: { '@type': 'ScholarlyArticle', name: '</script>' },
  }
  const show = (shown: HeadModel) =>
    own.page.evaluate((model) => adapters.createDocumentHead(document).show(model), shown)
  const printed = () =>
    own.page.evaluate(() =>
      [...document.head.querySelectorAll('meta[name],meta[property],link')].map((element) =>
        [...element.attributes]
          .map(({ name, value }) => `${name}=${value}`)
          .toSorted()
          .join(' '),
      ),
    )

  it('replaces what the former page left, and keeps what is the document’s own', async () => {
    await show(head)
    expect(await printed()).toEqual([
      'content=width=device-width name=viewport',
      'content=Lin "Xi" <b> name=citation_author',
      'content=Wetlands property=og:title',
      'href=/en/article/1 rel=canonical',
      'href=data:text/css, rel=stylesheet',
      'href=data:, rel=icon',
      'href=/zh/article/1 hreflang=zh rel=alternate',
    ])
    expect(await own.page.evaluate(() => [document.title, document.documentElement.lang])).toEqual([
      'Wetlands',
      'en',
    ])
    expect(await own.page.evaluate(() => document.head.querySelector('script')?.textContent)).toBe(
      JSON.stringify(head.jsonLd),
    )
  })

  it('changes nothing when the same head is shown again, and empties what the next page lacks', async () => {
    await show(head)
    const once = await printed()
    await show(head)
    expect(await printed()).toEqual(once)
    await show({ ...head, metas: [], links: [], jsonLd: null })
    expect(await printed()).toHaveLength(3)
    expect(await own.page.evaluate(() => document.head.querySelector('script'))).toBeNull()
  })
})

describe('createBrowserCookieJar', () => {
  own.ownPages()

  it.each(['林 溪', 'a=b; c="d"'])('keeps %s for the whole site', async (value) => {
    const read = await own.page.evaluate((text) => {
      const jar = adapters.createBrowserCookieJar({ secure: false })
      jar.write('userName', text)
      jar.write('language', 'en')
      return jar.read('userName')
    }, value)
    expect(read).toBe(value)
    const cookies = await own.page.context().cookies()
    expect(cookies.map(({ name, path, sameSite, expires }) => [name, path, sameSite, expires > 0])).toEqual(
      expect.arrayContaining([
        ['userName', '/', 'Lax', false],
        ['language', '/', 'Lax', true],
      ]),
    )
  })

  it('clears, and never writes the reserved names [C3.17]', async () => {
    await own.page.evaluate(() => {
      const own = adapters.createBrowserCookieJar({ secure: false })
      own.write('userName', 'x')
      own.clear('userName')
      own.write('aesKey', 'secret')
    })
    expect(await own.page.context().cookies()).toEqual([])
  })
})

describe.each(['createAxiosTransport', 'createFetchTransport'] as const)('%s in a browser', (name) => {
  own.ownPages()

  it('asks the page’s own host, and hears nothing after it was cancelled', async () => {
    await own.page.route('**/rc-pub/**', (route) =>
      route.fulfill({
        status: 500,
        json: { language: route.request().headers()['language'], url: route.request().url() },
      }),
    )
    const answers = await own.page.evaluate(async (create) => {
      const transport = adapters[create]({ baseUrl: '' })
      const request = {
        method: 'GET',
        path: '/rc-pub/front/files/get',
        query: { id: '1&2' },
        headers: { language: 'zh' },
        body: null,
      } as const
      let heard = 0
      transport(request)
        .subscribe(() => (heard += 1))
        .unsubscribe()
      const answer = await new Promise((done, fail) =>
        transport(request).subscribe({ next: done, error: fail }),
      )
      return { answer, heard }
    }, name)
    expect(answers).toMatchObject({ heard: 0, answer: { httpStatus: 500, body: { kind: 'text' } } })
    expect(JSON.stringify(answers.answer)).toContain('id=1%262')
  })
})
