import { err, type Result } from '@xuekan/core'
import type { Browser } from 'playwright'
import { launchChromium } from './launch-chromium.ts'
import type { PdfPrinter, PrintProblem, ResolveResource } from './pdf-printer.ts'
import { printPage } from './print-page.ts'
import { within } from './within.ts'

export interface ChromiumPrinterOptions {
  /** Path of a browser as soon as one is known; null when there is none to be had. */
  readonly browserPath: () => Promise<string | null>
  readonly launch?: (path: string) => Promise<Browser>
  /** Told why a document could not be printed. */
  readonly report?: (failure: unknown) => void
  /** Milliseconds that somebody waits for a browser to be had. */
  readonly patience?: number
  /** Milliseconds that one document may take. */
  readonly timeLimit?: number
  /** Milliseconds after which a browser that prints nothing is closed. */
  readonly idleTime?: number
  /** Documents that may wait for their turn. */
  readonly mostWaiting?: number
}

/** Prints with Chromium: started when first needed, started again after a crash, closed when it has nothing to do. */
export function createChromiumPrinter({
  browserPath,
  launch = launchChromium,
  report = () => undefined,
  patience = 60_000,
  timeLimit = 60_000,
  idleTime = 30_000,
  mostWaiting = 20,
}: ChromiumPrinterOptions): PdfPrinter {
  let running: Promise<Browser> | null = null
  let closed = false
  let waiting = 0
  let turn: Promise<unknown> = Promise.resolve()
  let idle: NodeJS.Timeout | undefined

  const stop = async (): Promise<void> => {
    const stopped = running
    running = null
    await stopped?.then((browser) => browser.close()).catch(() => undefined)
  }
  const start = (path: string): Promise<Browser> => {
    const started = launch(path)
    const forget = (): void => {
      if (running === started) running = null
    }
    started.then((browser) => browser.on('disconnected', forget), forget)
    running = started
    return started
  }

  const attempt = async (path: string, html: string, resolve: ResolveResource) => {
    const failures: unknown[] = []
    const printed = await within(timeLimit, async () => {
      try {
        return await printPage(await (running ?? start(path)), html, resolve)
      } catch (failure) {
        failures.push(failure)
        throw failure
      }
    })
    if (printed.ok) return printed
    if (!closed) report(failures[0] ?? new Error(`A document was not printed within ${timeLimit} ms`))
    // not waited for: one that does not answer may not end at once either
    void stop()
    return printed
  }
  const printInTurn = async (
    path: string,
    html: string,
    resolve: ResolveResource,
  ): Promise<Result<Uint8Array, PrintProblem>> => {
    if (closed) return err('failed')
    clearTimeout(idle)
    const wasRunning = running !== null
    const first = await attempt(path, html, resolve)
    // a browser that was left running can have died since
    const again = !first.ok && first.error === 'failed' && wasRunning && !closed
    const printed = again ? await attempt(path, html, resolve) : first
    if (closed) await stop()
    else idle = setTimeout(() => void stop(), idleTime).unref()
    return printed
  }

  return {
    print: async (html, resolve) => {
      if (waiting >= mostWaiting) return err('busy')
      waiting += 1
      try {
        const path = await within(patience, browserPath)
        if (!path.ok || path.value === null) return err('not-ready')
        const found = path.value
        const printed = turn.then(() => printInTurn(found, html, resolve))
        turn = printed
        return await printed
      } finally {
        waiting -= 1
      }
    },
    close: async () => {
      closed = true
      clearTimeout(idle)
      await stop()
    },
  }
}
