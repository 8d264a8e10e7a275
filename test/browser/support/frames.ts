import type { Page } from 'playwright'

/** Waits until the application has taken the page over and has answered what was held for it. */
export async function takenOver(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset['scripts'] === 'here')
  await nextFrame(page)
}

/** Waits until what was set has been laid out and painted. */
export const nextFrame = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)))),
  )
