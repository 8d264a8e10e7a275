import { err, type Result } from '@xuekan/core'
import type { Browser } from 'playwright-core'
import { launchChromium } from './launch-chromium.ts'
import type { PdfPrinter, PrintProblem, PrintRequest } from './pdf-printer.ts'
import { printPage } from './print-page.ts'
import { within } from './within.ts'

export interface ChromiumPrinterOptions {
  /** Path of a browser, or in a sentence why there is none. */
  readonly findBrowser: () => Promise<Result<string, string>>
  /** Whether the browser runs in its sandbox, or not at all. */
  readonly isSandboxed: boolean
  readonly launch?: (path: string, isSandboxed: boolean) => Promise<Browser>
  /** Told why a document could not be printed. */
  readonly report?: (failure: unknown) => void
  /** Milliseconds that one document may take. */
  readonly timeLimit?: number
  /** Milliseconds that one picture may take. */
  readonly pictureLimit?: number
  /** Milliseconds after which a browser that prints nothing is closed. */
  readonly idleTime?: number
}

/**
 * Prints and draws with Chromium. Pictures have a browser of their own: none waits behind a document, and one that has to be
 * stopped takes no document with it.
 */
export function createChromiumPrinter({
  timeLimit = 60_000,
  pictureLimit = 20_000,
  ...options
}: ChromiumPrinterOptions): PdfPrinter {
  const documents = createChromiumWorker({ ...options, timeLimit })
  const pictures = createChromiumWorker({ ...options, timeLimit: pictureLimit })
  return {
    print: (html, resolve, signal) =>
      documents.work({ html, resolve, ...(signal === undefined ? {} : { signal }) }),
    draw: (html, resolve, picture) => pictures.work({ html, resolve, picture }),
    isThere: async () => (await options.findBrowser()).ok,
    check: documents.check,
    close: async () => void (await Promise.all([documents.close(), pictures.close()])),
  }
}

interface ChromiumWorker extends Pick<PdfPrinter, 'check' | 'close'> {
  readonly work: (request: PrintRequest) => Promise<Result<Uint8Array, PrintProblem>>
}

/**
 * One browser that works at one thing at a time: started when first needed, started again after a crash, closed when it has
 * nothing to do.
 */
function createChromiumWorker({
  findBrowser,
  isSandboxed,
  launch = launchChromium,
  report = () => undefined,
  timeLimit,
  idleTime = 30_000,
}: Omit<ChromiumPrinterOptions, 'pictureLimit'> & { readonly timeLimit: number }): ChromiumWorker {
  let running: Promise<Browser> | null = null
  let closed = false
  let isToldUnstarted = false
  let turn: Promise<unknown> = Promise.resolve()
  let idle: NodeJS.Timeout | undefined

  const stop = async (): Promise<void> => {
    const stopped = running
    running = null
    await stopped?.then((browser) => browser.close()).catch(() => undefined)
  }
  const start = (path: string): Promise<Browser> => {
    const started = launch(path, isSandboxed)
    const forget = (): void => {
      if (running === started) running = null
    }
    started.then((browser) => {
      isToldUnstarted = false
      browser.on('disconnected', forget)
    }, forget)
    running = started
    return started
  }
  const rest = async (): Promise<void> => {
    if (closed) await stop()
    else idle = setTimeout(() => void stop(), idleTime).unref()
  }

  const attempt = async (path: string, request: PrintRequest) => {
    const failures: unknown[] = []
    let hasStarted = false
    const printed = await within(timeLimit, async () => {
      try {
        const browser = await (running ?? start(path))
        hasStarted = true
        return await printPage(browser, request)
      } catch (failure) {
        failures.push(failure)
        throw failure
      }
    })
    if (printed.ok) return printed
    if (!hasStarted && failures.length > 0) {
      // the next ones fail as this did: said once
      if (!closed && !isToldUnstarted) report(unstarted(path, failures[0], isSandboxed))
      isToldUnstarted = true
      return err('not-ready' as const)
    }
    // the browser is well: only this document has been given up
    if (request.signal?.aborted === true) return err('given-up' as const)
    if (!closed) report(failures[0] ?? new Error(`A document was not printed within ${timeLimit} ms`))
    // not waited for: one that does not answer may not end at once either
    void stop()
    return printed
  }
  const printInTurn = async (request: PrintRequest): Promise<Result<Uint8Array, PrintProblem>> => {
    if (closed) return err('failed')
    const path = await findBrowser()
    if (!path.ok) return err('not-ready')
    clearTimeout(idle)
    const wasRunning = running !== null
    const first = await attempt(path.value, request)
    // a browser that was left running can have died since
    const again = !first.ok && first.error === 'failed' && wasRunning && !closed
    const printed = again ? await attempt(path.value, request) : first
    await rest()
    return printed
  }
  const tryStart = async (): Promise<string | null> => {
    const path = await findBrowser()
    if (!path.ok) return path.error
    if (!isSandboxed || closed) return null
    clearTimeout(idle)
    const started = await (running ?? start(path.value)).then(
      () => null,
      (failure: unknown) => unstarted(path.value, failure, isSandboxed),
    )
    isToldUnstarted = started !== null
    await rest()
    return started
  }
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const done = turn.then(work)
    turn = done.catch(() => undefined)
    return done
  }

  return {
    work: (request) => inTurn(() => printInTurn(request)),
    check: () => inTurn(tryStart),
    close: async () => {
      closed = true
      clearTimeout(idle)
      await stop()
    },
  }
}

/** Why a browser does not start, in a sentence with what helps. */
function unstarted(path: string, failure: unknown, isSandboxed: boolean): string {
  const said = failure instanceof Error ? failure.message : String(failure)
  const [, ofBrowser] = /\[err\] (.*\b(?:E[A-Z]{3,}|error|fail\w*|not found)\b.*)/i.exec(said) ?? []
  const isSandboxMissing = /sandboxing failed|no usable sandbox/i.test(said)
  const reason = isSandboxMissing
    ? 'this machine gives it no sandbox'
    : (ofBrowser ?? said.split('\n')[0] ?? '')
  if (!isSandboxed) return `${path} cannot be started (${reason}), so that no PDFs are printed.`
  return (
    `${path} cannot be started in its sandbox (${reason}), so that no PDFs are printed: allow user namespaces, ` +
    'or set PRINT_SANDBOX=off where the machine keeps the portal apart by itself.'
  )
}
