import type { Page } from 'playwright'
import { nextFrame } from './frames.ts'

/** Waits until a chunk that the page loads later, named after its module, is there, has run, and has been drawn. */
export async function codeLoaded(page: Page, name: string): Promise<void> {
  const found = await page.waitForFunction(
    (start) =>
      performance
        .getEntriesByType('resource')
        .map((entry) => new URL(entry.name))
        .find(({ pathname }) => pathname.startsWith(start) && pathname.endsWith('.js'))?.href,
    `/assets/${name}-`,
  )
  // a module runs once: this import is answered when the page's own is. As text, since Vitest rewrites an import.
  await page.evaluate(`import(${JSON.stringify(await found.jsonValue())}).then(() => undefined)`)
  await nextFrame(page)
}
