import type { Locator, Page } from 'playwright'

export const toasts = (page: Page): Locator => page.locator('[aria-live=assertive] li, [aria-live=polite] li')
export const toast = (page: Page, text: string): Locator => toasts(page).getByText(text, { exact: true })

/** Every text that a toast shows from now on, in order. */
export async function toastsOf(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.addInitScript(() => {
    const shown: string[] = []
    Object.assign(window, { shownToasts: shown })
    const seen = new WeakSet<Element>()
    new MutationObserver(() => {
      for (const item of document.querySelectorAll('[aria-live=assertive] li, [aria-live=polite] li')) {
        if (seen.has(item)) continue
        seen.add(item)
        shown.push(item.textContent)
      }
    }).observe(document, { childList: true, subtree: true })
  })
  return () => page.evaluate(() => (window as unknown as { shownToasts: readonly string[] }).shownToasts)
}
