import type { Browser, BrowserContextOptions, Page, Response } from 'playwright'
import { afterAll, beforeAll, inject, onTestFinished } from 'vitest'
import { launchChromium } from '../chromium.ts'
import { ask } from './ask.ts'
import { takenOver } from './frames.ts'

export { nextFrame, takenOver } from './frames.ts'

/** A page of the portal in a browser of its own, with all that goes wrong in it. */
export interface WatchedPage {
  readonly page: Page
  /** One line for each error or warning of the console, uncaught failure, and request that failed. */
  readonly problems: readonly string[]
  /** Path and query of each call to rc-pub; pictures and other files aside. */
  readonly calls: readonly string[]
  /** Opens an address of a site and waits until the page has been taken over. */
  readonly open: (site: string, address: string) => Promise<Response>
  /** Lets the next pages of an address arrive with their HTML changed. */
  readonly tamper: (site: string, address: string, change: (html: string) => string) => Promise<void>
}

export const addressOf = (site: string, path: string): string =>
  `http://${site}.localhost:${inject('port')}${path}`

/** One Chromium for all tests of a file; each page that it opens has cookies and storage of its own. */
export function openedChromium(): (options?: BrowserContextOptions) => Promise<WatchedPage> {
  let browser: Browser | undefined
  beforeAll(async () => {
    browser = await launchChromium()
  })
  afterAll(() => browser?.close())
  return async (options = {}) => {
    if (browser === undefined) throw new Error('the browser starts before the first test')
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, ...options })
    onTestFinished(() => context.close())
    return watch(await context.newPage(), options.javaScriptEnabled !== false)
  }
}

/**
 * Chromium says so by a clock, and counts no use of a font that a stylesheet in its memory still holds from a page that was
 * left before it was drawn. That fonts which are fetched ahead are used, and fetched once, is measured in `wire.e2e.ts`.
 */
const fontsAhead = /\.woff2 was preloaded using link preload but not used/

function watch(page: Page, scripted: boolean): WatchedPage {
  const problems: string[] = []
  const calls: string[] = []
  page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`))
  page.on('requestfailed', (request) => {
    // A step to another page gives up what the former one had under way; without scripts none is fetched.
    const givenUp =
      request.failure()?.errorText === 'net::ERR_ABORTED' || (!scripted && request.url().endsWith('.js'))
    if (!givenUp) problems.push(`failed: ${request.url()}`)
  })
  page.on('response', (response) => {
    const isPage = response.request().isNavigationRequest()
    if (response.status() >= 400 && !isPage) problems.push(`${response.status()}: ${response.url()}`)
  })
  page.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return
    // The status of the page itself, which Chromium tells here too, is looked at where the page is opened.
    const ofPage =
      message.text().startsWith('Failed to load resource') && message.location().url === page.url()
    if (!ofPage && !fontsAhead.test(message.text()))
      problems.push(`${message.type()}: ${message.text()} ${message.location().url}`)
  })
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (pathname.startsWith('/rc-pub/') && !pathname.includes('/files/')) calls.push(pathname + search)
  })
  return {
    page,
    problems,
    calls,
    open: async (site, address) => {
      const response = await page.goto(addressOf(site, address))
      if (response === null) throw new Error(`Nothing was loaded for ${address}`)
      if (scripted) await takenOver(page)
      return response
    },
    tamper: async (site, address, change) => {
      await page.route(addressOf(site, address), async (route) => {
        const { status, headers, body } = await ask({ site, path: address })
        const policy = String(headers['content-security-policy'])
        await route.fulfill({
          status,
          contentType: 'text/html; charset=utf-8',
          headers: { 'content-security-policy': policy },
          body: change(body),
        })
      })
    },
  }
}
