import type { Locator } from 'playwright'

/**
 * Presses what leads to another document and waits until that is read whole. A press alone returns once the new
 * document is under way: what is counted in it then may be counted in half of it.
 */
export async function leadOn(link: Locator): Promise<void> {
  await Promise.all([link.page().waitForEvent('domcontentloaded'), link.click()])
}
