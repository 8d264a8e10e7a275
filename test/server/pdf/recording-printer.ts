import { createChromiumPrinter } from '../../../server/rc-pub/pdf/chromium-printer.ts'
import type { PdfPrinter } from '../../../server/rc-pub/pdf/pdf-printer.ts'
import { foundBrowser } from './found-browser.ts'

/** Milliseconds that a print may take on a busy machine. */
export const slowPrint = 120_000

export interface RecordingPrinter extends PdfPrinter {
  /** How many documents have been given to the browser. */
  readonly count: () => number
  /** The titles of these, in the order in which they were printed. */
  readonly titles: readonly string[]
  /** Every address that a document asked for, and whether it was given. */
  readonly requested: Map<string, boolean>
  /** Keeps every document waiting before it begins; answers what lets them go on. */
  readonly hold: () => () => void
  /** Documents that have been given up. */
  readonly givenUp: () => number
}

const titleOf = (html: string): string => /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? ''

/** The real printer on the machine's browser, which tells what it was asked to do. */
export function createRecordingPrinter(): RecordingPrinter {
  const printer = createChromiumPrinter({
    findBrowser: foundBrowser,
    isSandboxed: false,
    timeLimit: slowPrint,
    pictureLimit: slowPrint,
  })
  const requested = new Map<string, boolean>()
  const titles: string[] = []
  let givenUp = 0
  let held: Promise<void> = Promise.resolve()
  return {
    ...printer,
    requested,
    titles,
    count: () => titles.length,
    givenUp: () => givenUp,
    hold: () => {
      let release: () => void = () => undefined
      held = new Promise((resolve) => (release = resolve))
      return release
    },
    print: async (html, resolve, signal) => {
      titles.push(titleOf(html))
      const recorded: typeof resolve = async (address) => {
        const resource = await resolve(address)
        requested.set(address, resource !== null)
        return resource
      }
      const givingUp = new Promise<void>((resolve) => signal?.addEventListener('abort', () => resolve()))
      await Promise.race([held, givingUp])
      if (signal?.aborted === true) givenUp += 1
      return printer.print(html, recorded, signal)
    },
  }
}
