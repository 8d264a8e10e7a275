import type { Navigation } from '@xuekan/core'
import { createFakeNavigation } from '@xuekan/core/testing'
import type { Page } from 'playwright'
import { beforeEach, describe, expect, it } from 'vitest'
import { navigationSuite } from '../contract-suites/navigation-suite.ts'
import type { BrowserAdapters } from './browser-entry.ts'
import { inBrowser } from './in-browser.ts'

/** What the page holds. */
declare const adapters: BrowserAdapters
declare global {
  var ways: Navigation
  /** What was opened in windows of their own. */
  var windows: string[]
}

const own = inBrowser()

const openNavigation = async (of: Page): Promise<void> => {
  await of.evaluate(() => {
    const session = adapters.createWebStorage(() => window.sessionStorage)
    globalThis.ways = adapters.createBrowserNavigation(window, adapters.scope, {
      places: adapters.textUnder(session, 'scrollPlaces'),
    })
  })
}
const address = (of: Page): Promise<string> => of.evaluate(() => ways.address.value)
const changed = async (of: Page, act: () => Promise<void>): Promise<void> => {
  const before = await address(of)
  await act()
  await of.waitForFunction((was) => ways.address.value !== was, before)
}
const scrolledTo = (of: Page, top: number) =>
  of.waitForFunction((wanted) => Math.abs(window.scrollY - wanted) <= 1, top)

navigationSuite('in memory', () => {
  const navigation = createFakeNavigation('/start?x=1')
  return {
    address: () => navigation.address.value,
    go: navigation.go,
    cover: navigation.cover,
    uncover: navigation.uncover,
    back: navigation.back,
    open: navigation.open,
    opened: () => navigation.opened,
    close: () => undefined,
  }
})

navigationSuite('of a browser', async () => {
  const page = await own.open()
  await openNavigation(page)
  await page.evaluate(() => {
    globalThis.windows = []
    window.open = (url, _target, features) => {
      if (features?.includes('noopener') === true) windows.push(String(url))
      return null
    }
  })
  return {
    address: () => address(page),
    go: (next, options) => page.evaluate(([to, how]) => ways.go(to, how), [next, options ?? {}] as const),
    cover: (next) => page.evaluate((to) => ways.cover(to), next),
    uncover: (below) => changed(page, () => page.evaluate((to) => ways.uncover(to), below)),
    back: () => changed(page, () => page.evaluate(() => history.back())),
    open: (url) => page.evaluate((to) => ways.open(to), url),
    opened: () => page.evaluate(() => windows),
    close: () => page.close(),
  }
})

describe('createBrowserNavigation', () => {
  own.ownPages()
  beforeEach(() => openNavigation(own.page))

  it('shows a new page from its top, and an older one where it was left', async () => {
    await own.page.evaluate(() => window.scrollTo(0, 1234))
    await own.page.evaluate(() => ways.go('/zh/issue'))
    expect(await own.page.evaluate(() => window.scrollY)).toBe(0)
    await own.page.evaluate(() => window.scrollTo(0, 400))
    await own.page.goBack()
    await expect(scrolledTo(own.page, 1234)).resolves.toBeTruthy()
    await own.page.goForward()
    await expect(scrolledTo(own.page, 400)).resolves.toBeTruthy()
  })

  it('keeps the first address until the page is in hand, and follows a step back that was taken meanwhile', async () => {
    const told = await own.page.evaluate(async () => {
      history.pushState(null, '', '/zh/issue')
      let inHand = (): void => undefined
      const until = new Promise<void>((done) => (inHand = done))
      const held = adapters.createBrowserNavigation(window, adapters.scope, { until })
      const left = new Promise((done) => window.addEventListener('popstate', done, { once: true }))
      history.back()
      await left
      const before = [held.address.value, location.pathname]
      inHand()
      await until
      return { before, after: held.address.value === location.pathname + location.search + location.hash }
    })
    expect(told.before[0]).toBe('/zh/issue')
    expect(told.before[1]).not.toBe('/zh/issue')
    expect(told.after).toBe(true)
  })

  it('remembers also a scroll whose event has not come yet when the page is left', async () => {
    await own.page.evaluate(() => ways.go('/zh/issue'))
    await own.page.evaluate(async () => {
      window.addEventListener('scroll', (event) => event.stopImmediatePropagation(), { capture: true })
      window.scrollTo(0, 2345)
      const left = new Promise((done) => window.addEventListener('popstate', done, { once: true }))
      history.back()
      await left
    })
    await expect(scrolledTo(own.page, 0)).resolves.toBeTruthy()
    await own.page.goForward()
    await expect(scrolledTo(own.page, 2345)).resolves.toBeTruthy()
  })

  it('waits for an older page to grow until it reaches where it was left', async () => {
    await own.page.evaluate(() => window.scrollTo(0, 3456))
    await own.page.evaluate(() => ways.go('/zh/issue'))
    await own.page.evaluate(() => {
      const content = document.body.firstElementChild as HTMLElement
      content.style.height = '900px'
      ways.address.value$.subscribe(() => requestAnimationFrame(() => (content.style.height = '6000px')))
    })
    await own.page.goBack()
    await expect(scrolledTo(own.page, 3456)).resolves.toBeTruthy()
  })

  it('goes to the element that a hash names, also one that comes later', async () => {
    await own.page.evaluate(() => ways.go('/zh/article/1#sec-2'))
    await expect(scrolledTo(own.page, 3000)).resolves.toBeTruthy()
    await own.page.evaluate(() => {
      ways.go('/zh/article/1#%E8%8A%82')
      requestAnimationFrame(() => {
        document.body.insertAdjacentHTML('beforeend', '<p id="节" style="margin:0;height:2000px"></p>')
      })
    })
    await expect(scrolledTo(own.page, 6000)).resolves.toBeTruthy()
  })

  it('stays where it is as something opens over the page and closes', async () => {
    await own.page.evaluate(() => {
      window.scrollTo(0, 500)
      ways.cover('/start?x=1#sec-2')
    })
    expect(await own.page.evaluate(() => [window.scrollY, location.hash])).toEqual([500, '#sec-2'])
    // what came above it meanwhile has moved it down
    await own.page.evaluate(() => window.scrollTo(0, 700))
    await changed(own.page, () => own.page.evaluate(() => ways.uncover('/start?x=1')))
    expect(await own.page.evaluate(() => window.scrollY)).toBe(700)
  })

  it('leaves the page where it is when the address is replaced', async () => {
    await own.page.evaluate(() => {
      window.scrollTo(0, 500)
      ways.go('/start?x=2', { replace: true })
    })
    expect(await own.page.evaluate(() => [window.scrollY, location.search])).toEqual([500, '?x=2'])
  })

  it('follows plain links to fragments, and what writes the history beside it', async () => {
    await own.page.evaluate(() => {
      location.hash = '#sec-2'
    })
    await own.page.waitForFunction(() => ways.address.value === '/start?x=1#sec-2')
    await own.page.evaluate(() => {
      history.pushState(null, '', '/elsewhere')
      dispatchEvent(new Event('pushState'))
    })
    expect(await address(own.page)).toBe('/elsewhere')
  })

  it('is restored by the browser after a reload', async () => {
    await own.page.evaluate(() => window.scrollTo(0, 777))
    await own.page.reload()
    await expect(scrolledTo(own.page, 777)).resolves.toBeTruthy()
  })

  it.each(['777', '{', '[null]', '{"x":"777"}'])(
    'is restored where the browser ended the page before its last event, or begins at its top: stored as %s',
    async (stored) => {
      await own.page.evaluate(() => {
        // as though its last event had not come
        window.addEventListener('pagehide', () => (history.scrollRestoration = 'manual'))
        window.scrollTo(0, 777)
      })
      await own.page.waitForFunction(() => sessionStorage.getItem('scrollPlaces')?.includes('777'))
      if (stored !== '777')
        await own.page.evaluate((text) => sessionStorage.setItem('scrollPlaces', text), stored)
      await own.page.reload()
      expect(await own.page.evaluate(() => [history.scrollRestoration, window.scrollY])).toEqual([
        'manual',
        0,
      ])
      await openNavigation(own.page)
      await expect(scrolledTo(own.page, stored === '777' ? 777 : 0)).resolves.toBeTruthy()
    },
  )

  it('stores the places of the last fifty entries', async () => {
    await own.page.evaluate(() => {
      for (let i = 1; i <= 60; i += 1) {
        window.scrollTo(0, i)
        ways.go(`/zh/issue/${i}`)
      }
      window.scrollTo(0, 61)
    })
    const kept = await own.page.waitForFunction(() => {
      const tops = Object.values(JSON.parse(sessionStorage.getItem('scrollPlaces') ?? '{}'))
      return tops.at(-1) === 61 && tops
    })
    expect(await kept.jsonValue()).toEqual(Array.from({ length: 50 }, (_, i) => i + 12))
  })

  it('stores the place of an early entry that one has come back to with the newest', async () => {
    await own.page.evaluate(() => {
      for (let i = 1; i <= 49; i += 1) {
        window.scrollTo(0, i)
        ways.go(`/zh/issue/${i}`)
      }
    })
    await changed(own.page, () => own.page.evaluate(() => history.go(-49)))
    await scrolledTo(own.page, 1)
    await own.page.evaluate(() => {
      window.scrollTo(0, 2345)
      ways.go('/zh/issue/50')
      window.scrollTo(0, 51)
    })
    const kept = await own.page.waitForFunction(() => {
      const tops = Object.values(JSON.parse(sessionStorage.getItem('scrollPlaces') ?? '{}'))
      return tops.at(-1) === 51 && tops
    })
    const tops = await kept.jsonValue()
    expect(tops).toHaveLength(50)
    expect(tops).toContain(2345)
  })

  it('loads the page again to leave it, and never for an address that runs', async () => {
    await own.page.evaluate(() => ways.leave('javascript:document.title="ran"'))
    await own.page.evaluate(() => ways.go('//evil.example/'))
    expect(own.page.url()).toContain('/start?x=1')
    await Promise.all([own.page.waitForURL('**/en/home'), own.page.evaluate(() => ways.leave('/en/home'))])
    expect(await own.page.title()).toBe('at first')
  })
})
