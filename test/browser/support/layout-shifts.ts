import type { Page } from 'playwright'

/** The most that a page may move in all, as Core Web Vitals count it; "good" there is below 0.1. */
export const mostShift = 0.01

interface Shift {
  readonly value: number
  /** The browser blames an input of the last half second for it. */
  readonly afterInput: boolean
  /** What moved: the beginning of each element or text, and its box before and after. */
  readonly moved: readonly string[]
}

declare global {
  /** Every layout shift of this page. */
  var layoutShifts: Shift[]
}

/** Notes every layout shift of the next pages, from their first frame on. */
export const noteShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    globalThis.layoutShifts = []
    type Entry = PerformanceEntry & {
      readonly value: number
      readonly hadRecentInput: boolean
      readonly sources: readonly {
        readonly node: Node | null
        readonly previousRect: DOMRectReadOnly
        readonly currentRect: DOMRectReadOnly
      }[]
    }
    const box = ({ x, y, width, height }: DOMRectReadOnly): string =>
      [x, y, width, height].map(Math.round).join(' ')
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Entry[]) {
        const moved = sources.map(({ node, previousRect, currentRect }) => {
          const what = node instanceof Element ? node.outerHTML : (node?.textContent ?? '')
          return `${what.slice(0, 90)} [${box(previousRect)} → ${box(currentRect)}]`
        })
        globalThis.layoutShifts.push({ value, afterInput: hadRecentInput, moved })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })

/** What has moved on this page so far that no input explains: its sum, and a line for each thing. */
export const shiftsOf = (page: Page): Promise<{ readonly sum: number; readonly moved: readonly string[] }> =>
  page.evaluate(() => {
    const unexplained = globalThis.layoutShifts.filter(({ afterInput }) => !afterInput)
    return {
      sum: unexplained.reduce((sum, { value }) => sum + value, 0),
      moved: unexplained.flatMap(({ value, moved }) => [value.toFixed(4), ...moved]),
    }
  })

/** The same sum, shifts after an input included. */
export const allShiftsOf = (page: Page): Promise<number> =>
  page.evaluate(() => globalThis.layoutShifts.reduce((sum, { value }) => sum + value, 0))
