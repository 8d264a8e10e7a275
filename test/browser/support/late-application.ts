import type { Page, Request } from 'playwright'
import { addressOf, takenOver } from './watched-page.ts'

/** The scripts of a page but the two that it comes with, at any try. */
const application = /\/assets\/(?:again-\d+\/)?(?!before-paint-|start-)[\w.-]+\.js$/

/** A page whose application comes when the test says so, as over a line that takes ten seconds for it. */
export interface LateApplication {
  /** Each script of the application that was asked for so far. */
  readonly asked: readonly string[]
  /** Opens a page and waits for all of it that comes without the application. */
  readonly open: (site: string, path: string) => Promise<void>
  /** Lets all arrive, what is asked for later too, and waits until the page has been taken over. */
  readonly arrive: () => Promise<void>
}

export async function lateApplication(page: Page): Promise<LateApplication> {
  const asked: string[] = []
  let letGo = (): void => undefined
  const arrived = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route(application, async (route) => {
    asked.push(new URL(route.request().url()).pathname)
    await arrived
    // the page may have been left meanwhile
    await route.continue().catch(() => undefined)
  })
  return {
    asked,
    open: async (site, path) => {
      await page.goto(addressOf(site, path), { waitUntil: 'load' })
    },
    arrive: async () => {
      letGo()
      await takenOver(page)
    },
  }
}

/** Lets the browser find no time of itself: what waits until it is idle waits for `findTime`. */
export async function neverIdle(page: Page): Promise<{ readonly findTime: () => Promise<void> }> {
  await page.addInitScript(() => {
    const waiting: (() => void)[] = []
    Object.assign(window, {
      requestIdleCallback: (act: () => void) => waiting.push(act),
      findTime: () => waiting.splice(0).forEach((act) => act()),
    })
  })
  return {
    findTime: () => page.evaluate(() => (window as unknown as { findTime: () => void }).findTime()),
  }
}

/** Refuses the scripts of the application until the returned function is called. */
export async function refuseApplication(page: Page): Promise<() => Promise<void>> {
  await page.route(application, (route) => route.abort('connectionrefused'))
  return () => page.unroute(application)
}

/** Waits until the start script has found that the application cannot be had. */
export const givenUp = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => document.documentElement.dataset['scripts'] === 'failed')
}

export const isNavigation = (request: Request): boolean => request.isNavigationRequest()
