import type { Page } from 'playwright'
import { codeLoaded } from './loaded-code.ts'

/**
 * Touches a page as a reader does, and waits until all is there that this brings: what shows messages and makes calls,
 * which without a network could not be had.
 */
export async function noticesLoaded(page: Page): Promise<void> {
  await page.mouse.move(5, 300)
  await page.mouse.move(8, 320)
  for (const name of ['ToastRegion', 'PauseOnHover', 'notices', 'remote-container'])
    await codeLoaded(page, name)
}
