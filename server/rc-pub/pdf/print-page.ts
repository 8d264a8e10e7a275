import type { Browser, Route } from 'playwright-core'
import { lowerPriority } from './lower-priority.ts'
import type { PrintRequest, ResolveResource } from './pdf-printer.ts'

/** A name that leads nowhere: whatever a document asks for, it asks us. */
const origin = 'http://print.invalid'

/** JPEG from 0 to 100: letters of a drawing stay sharp. */
const quality = 88

/**
 * Prints or draws one document: no scripts, nothing loaded but what `resolve` answers. Nothing is drawn of one with a picture
 * that cannot be read: no octets. Rejects when it is given up.
 */
export async function printPage(
  browser: Browser,
  { html, resolve, signal, picture }: PrintRequest,
): Promise<Uint8Array> {
  signal?.throwIfAborted()
  const context = await browser.newContext({
    javaScriptEnabled: false,
    serviceWorkers: 'block',
    ...(picture === undefined ? {} : { viewport: picture }),
  })
  const giveUp = (): void => void context.close().catch(() => undefined)
  signal?.addEventListener('abort', giveUp)
  try {
    signal?.throwIfAborted()
    await context.route('**/*', (route) => answer(route, html, resolve))
    const page = await context.newPage()
    await lowerPriority(browser)
    if (picture === undefined) await page.emulateMedia({ media: 'print' })
    await page.goto(`${origin}/`, { waitUntil: 'load' })
    // faces are asked for when the text is laid out, which can come after the page has loaded
    await page.evaluate(() => {
      document.body.getBoundingClientRect()
      return document.fonts.ready.then(() => true)
    })
    if (picture !== undefined)
      return (await page.evaluate(areDecoded)) ? await page.screenshot({ type: 'jpeg', quality }) : nothing
    return await page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true, outline: true })
  } finally {
    signal?.removeEventListener('abort', giveUp)
    await context.close().catch(() => undefined)
  }
}

const nothing = new Uint8Array()

/** Whether every picture of a document can be read. Runs in the page. */
async function areDecoded(): Promise<boolean> {
  const decoded = Array.from(document.images, (image) => image.decode())
  return (await Promise.allSettled(decoded)).every(({ status }) => status === 'fulfilled')
}

async function answer(route: Route, html: string, resolve: ResolveResource): Promise<void> {
  const url = new URL(route.request().url())
  if (url.origin !== origin || route.request().method() !== 'GET') return route.abort()
  if (url.pathname === '/') return route.fulfill({ contentType: 'text/html; charset=utf-8', body: html })
  const resource = await resolve(url.pathname + url.search).catch(() => null)
  if (resource === null) return route.abort()
  await route.fulfill({ contentType: resource.mediaType, body: Buffer.from(resource.bytes) })
}
