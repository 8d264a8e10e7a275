import { uiLanguages } from '@xuekan/core'
import type { Queryable } from '../store/database.ts'
import { articlesToPrint } from '../store/articles-to-print.ts'
import { printKey } from './make-article-pdf.ts'
import type { PrintQueue } from './print-queue.ts'

/** What is known of readers by who prints before they ask. */
export interface PrintAhead {
  /** Whether there is something better to do just now, such as a page to be rendered. */
  readonly isBusy: () => boolean
  /** Milliseconds between two looks whether something is to be printed, and may be. */
  readonly interval?: number
}

export interface PrintAheadOptions extends PrintAhead {
  readonly database: Queryable
  readonly queue: Pick<PrintQueue, 'planAhead' | 'goOn'>
  /** Changes whenever the content does. */
  readonly contentVersion: () => string
  readonly report: (failure: unknown) => void
}

/** Milliseconds after which what is read most can be something else. */
const planLasts = 3_600_000

/** Articles of each site that are printed because they are read most. */
const mostRead = 20

/**
 * Has current issues and what is read most printed while there is nothing better to do: planned when it starts, when the
 * content changes, and every hour.
 * @returns what ends it
 */
export function startPrintingAhead(options: PrintAheadOptions): () => void {
  const { database, queue, contentVersion, report, interval = 2_000 } = options
  let planned: { readonly version: string; readonly at: number } | null = null
  const look = async (): Promise<void> => {
    const version = contentVersion()
    const isCurrent = planned?.version === version && performance.now() - planned.at < planLasts
    if (isCurrent) return queue.goOn()
    planned = { version, at: performance.now() }
    try {
      const ids = await articlesToPrint(database, mostRead)
      queue.planAhead(ids.flatMap((id) => uiLanguages.map((language) => printKey(id, language))))
    } catch (failure) {
      planned = null
      report(failure)
    }
  }
  const looking = setInterval(() => void look(), interval).unref()
  return () => clearInterval(looking)
}
