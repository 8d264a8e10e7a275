import type { Page } from 'playwright'
import { nextFrame } from './frames.ts'

/** Narrower than a window of its own width, each of these is another arrangement of the page. */
const widths = [1_024, 768, 390, 320] as const

/** Lets the faces come, scrolls past where any header is fixed and up again, and does so in narrower windows. */
export async function walkThrough(page: Page, width: number): Promise<void> {
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  await scroll(page)
  for (const narrower of widths.filter((each) => each < width)) {
    await page.setViewportSize({ width: narrower, height: 900 })
    await nextFrame(page)
  }
  await scroll(page)
}

async function scroll(page: Page): Promise<void> {
  for (const top of [120, 300, 700, 1_200, 200, 0]) {
    await page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top)
    await nextFrame(page)
  }
}
