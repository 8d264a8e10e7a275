import type { Page } from 'playwright'

/** Waits until the application has taken the page over and has answered what was held for it. */
export async function takenOver(page: Page): Promise<void> {
  try {
    await page.waitForFunction(() => document.documentElement.dataset['scripts'] === 'here')
  } catch (failure) {
    throw new Error(`${page.url()} was not taken over: ${await scriptsOf(page)}`, { cause: failure })
  }
  await nextFrame(page)
}

/** How a page stands with its scripts: their state, and each that it asked for with its status and its time. */
const scriptsOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const asked = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    return [
      `"${document.title}" is ${document.readyState}, ${document.visibilityState}`,
      `its scripts are ${document.documentElement.dataset['scripts'] ?? 'not named'}`,
      ...asked
        .filter(({ name }) => !/\.(?:css|woff2|svg|png|webp|avif)$/.test(name))
        .map((each) => `${each.name} ${each.responseStatus} after ${Math.round(each.responseEnd)} ms`),
    ].join('\n')
  })

/** Waits until what was set has been laid out and painted. */
export const nextFrame = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)))),
  )
