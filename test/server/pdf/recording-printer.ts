import { findBrowser } from '../../../app/commands/setup/browser.mjs'
import { createChromiumPrinter } from '../../../server/rc-pub/pdf/chromium-printer.ts'
import type { PdfPrinter } from '../../../server/rc-pub/pdf/pdf-printer.ts'

/** Milliseconds that a print may take on a busy machine. */
export const slowPrint = 120_000

export interface RecordingPrinter extends PdfPrinter {
  /** How many documents have been given to the browser. */
  readonly count: () => number
  /** Every address that a document asked for, and whether it was given. */
  readonly requested: Map<string, boolean>
}

/** The real printer on the machine's browser, which tells what it was asked to do. */
export function createRecordingPrinter(): RecordingPrinter {
  const printer = createChromiumPrinter({ browserPath: findBrowser, timeLimit: slowPrint })
  const requested = new Map<string, boolean>()
  let count = 0
  return {
    requested,
    count: () => count,
    print: (html, resolve) => {
      count += 1
      return printer.print(html, async (address) => {
        const resource = await resolve(address)
        requested.set(address, resource !== null)
        return resource
      })
    },
    close: () => printer.close(),
  }
}
