import type { Browser, BrowserContext, Page } from 'playwright'
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import { launchChromium } from '../../browser/chromium.ts'
import { bundleAdapters, openPage, openTabs } from './open-page.ts'

export interface InBrowser {
  /** A page that the caller closes. */
  readonly open: () => Promise<Page>
  /** Tabs of one reader, in a context that the caller closes. */
  readonly openTabs: (
    count: number,
  ) => Promise<{ readonly context: BrowserContext; readonly tabs: readonly Page[] }>
  /** The page of the running test; `ownPages` opens and closes one for each test. */
  readonly page: Page
  readonly ownPages: () => void
}

/** Starts one browser for the tests of a file. */
export function inBrowser(): InBrowser {
  let browser: Browser
  let script: string
  let page: Page
  const open = (): Promise<Page> => openPage(browser, script)
  beforeAll(async () => {
    ;[browser, script] = await Promise.all([launchChromium(), bundleAdapters()])
  })
  afterAll(() => browser.close())
  return {
    open,
    openTabs: (count) => openTabs(browser, script, count),
    get page() {
      return page
    },
    ownPages: () => {
      beforeEach(async () => {
        page = await open()
      })
      afterEach(() => page.close())
    },
  }
}
