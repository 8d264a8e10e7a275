import type { Page } from 'playwright'
import { nextFrame } from './frames.ts'

/** Waits until a chunk that the page loads later, named after its module, is there, has run, and has been drawn. */
export async function codeLoaded(page: Page, name: string): Promise<void> {
  // an observer, since the clock that a test stops takes the list of entries with it
  const url = await page.evaluate(
    (start) =>
      new Promise<string>((found) => {
        const isWanted = ({ pathname }: URL): boolean =>
          pathname.startsWith(start) && pathname.endsWith('.js')
        new PerformanceObserver((list) => {
          const wanted = list
            .getEntries()
            .map((entry) => new URL(entry.name))
            .find(isWanted)
          if (wanted !== undefined) found(wanted.href)
        }).observe({ type: 'resource', buffered: true })
      }),
    `/assets/${name}-`,
  )
  // a module runs once: this import is answered when the page's own is. As text, since Vitest rewrites an import.
  await page.evaluate(`import(${JSON.stringify(url)}).then(() => undefined)`)
  await nextFrame(page)
}
