import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { Browser, Page } from 'playwright'
import { launchChromium } from '../test/browser/chromium.ts'
import { takenOver } from '../test/browser/support/frames.ts'
import { machine, median } from './support/figures.ts'
import { startPortalProcess } from './support/portal-process.ts'
import { openScreen } from './support/screen.ts'
import { touchedPages, type Touch } from './support/touches.ts'

// How long a touch waits for the frame that answers it, on a processor four times slower, as browsers count it for
// "interaction to next paint": the slowest of a page's touches. Once as soon as the page is painted, when its scripts
// are still to come, and once when they have taken it over.

const rounds = Number(process.env['TOUCH_ROUNDS'] ?? 5)
const goal = 100

const phone = { viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true } as const
const observe = `
window.slowestTouch = 0
new PerformanceObserver((list) => {
  for (const { interactionId, duration } of list.getEntries())
    if (interactionId > 0) window.slowestTouch = Math.max(window.slowestTouch, duration)
}).observe({ type: 'event', durationThreshold: 16, buffered: true })
`

type Moment = (page: Page) => Promise<unknown>
const moments: Readonly<Record<string, Moment>> = {
  'at the first paint': (page) =>
    page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0),
  'once scripts are there': takenOver,
}

/** Milliseconds of the slowest interaction of one touch; what takes less than 16 counts as 16. */
async function touchOnce(browser: Browser, url: string, moment: Moment, { act }: Touch): Promise<number> {
  const context = await browser.newContext(phone)
  try {
    const page = await context.newPage()
    await page.addInitScript(observe)
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    await page.goto(url, { waitUntil: 'commit' })
    await moment(page)
    await act(page)
    await takenOver(page)
    // the browser hands its entries over when it has nothing else to do
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
    return Math.max(16, Number(await page.evaluate('window.slowestTouch')))
  } finally {
    await context.close()
  }
}

/** A portal that has just started may answer that it is busy. */
async function untilServed(browser: Browser, url: string): Promise<void> {
  const page = await browser.newPage(phone)
  while ((await page.goto(url))?.ok() !== true) await setTimeout(500)
  await page.close()
}

const folder = mkdtempSync(join(tmpdir(), 'xuekan-bench-'))
const portal = await startPortalProcess(folder)
const screen = await openScreen()
const browser = await launchChromium([], screen?.display)
try {
  const drawn =
    screen === null ? 'without a screen, which counts some touches too long: no Xvfb here' : 'on a screen'
  console.log(`touches on a processor four times slower, medians of ${rounds}, ${drawn} (${machine()})`)
  for (const { name, site, path, touches } of touchedPages) {
    const url = `http://${site}.localhost:${portal.port}${path}`
    await untilServed(browser, url)
    for (const [when, moment] of Object.entries(moments)) {
      const taken: { readonly name: string; readonly ms: number }[] = []
      for (const touch of touches) {
        const times: number[] = []
        for (let round = 0; round < rounds; round++) times.push(await touchOnce(browser, url, moment, touch))
        taken.push({ name: touch.name, ms: median(times) })
      }
      const slowest = Math.max(...taken.map(({ ms }) => ms))
      console.log(
        `  ${name} ${when}: ${Math.round(slowest)} ms (goal ≤ ${goal}); ` +
          taken.map(({ name: touch, ms }) => `${touch} ${Math.round(ms)}`).join(', '),
      )
    }
  }
} finally {
  await browser.close()
  screen?.close()
  await portal.stop()
  rmSync(folder, { recursive: true, force: true })
}
