import type { Page } from 'playwright'
import { nextFrame } from './frames.ts'
import { codeLoaded } from './loaded-code.ts'

/** Waits until all is there that a page brings by itself: the code that it loads once it is shown, pictures and fonts. */
export async function allHere(page: Page, code: readonly string[] = []): Promise<void> {
  for (const name of code) await codeLoaded(page, name)
  await page.waitForFunction(() =>
    [...document.images].every(({ complete, loading }) => complete || loading === 'lazy'),
  )
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  await nextFrame(page)
}
