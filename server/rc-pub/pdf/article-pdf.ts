import { err, ok, type Result, type UiLanguage } from '@xuekan/core'
import type { Bytes } from '../bytes/bytes.ts'
import type { ArticleRow } from '../store/article-row.ts'
import type { Queryable } from '../store/database.ts'
import { ownPdfOf } from '../store/own-pdf.ts'
import { readFilePart } from '../store/stored-file.ts'
import { createMakeArticlePdf, madeOf, printKey } from './make-article-pdf.ts'
import type { PdfPrinter } from './pdf-printer.ts'
import { startPrintingAhead, type PrintAhead } from './print-ahead.ts'
import { createPrintQueue, type PrintRefusal, type QueuePlace } from './print-queue.ts'
import { findPrinted, readPrinted, type PrintedKey } from './printed-pdfs.ts'

/** The PDF of one article, its bytes still in the store. */
export type ArticlePdf = Pick<Bytes, 'tag' | 'size' | 'read'>

/** Why there is none, or not yet. */
export interface ArticlePdfProblem {
  /** no-text: there is nothing to print but an abstract, which is no article. being-made: it comes soon. */
  readonly reason: 'no-text' | 'being-made' | PrintRefusal
  /** Seconds after which it is worth asking again. */
  readonly retryAfter: number
}

/** @param asker who wants it; askers take turns */
export type FindArticlePdf = (
  row: ArticleRow,
  language: UiLanguage,
  asker: string,
) => Promise<Result<ArticlePdf, ArticlePdfProblem>>

export interface ArticlePdfs {
  /** The PDF of an article: its own, else the one that is kept, else one that is printed from now on. Answers at once. */
  readonly find: FindArticlePdf
  /** Begins nothing more; what a reader waits for may end within so many milliseconds. */
  readonly close: (grace: number) => Promise<void>
}

export interface ArticlePdfsOptions {
  readonly database: Queryable
  readonly printer: PdfPrinter
  readonly contentVersion: () => string
  /** Told of every failure of this product's own code. */
  readonly report: (failure: unknown) => void
  /** Prints ahead of readers; null prints what they ask for alone. */
  readonly ahead: PrintAhead | null
  /** PDFs that readers may wait for at the same time. */
  readonly mostWaiting?: number
}

/** PDFs that wait to be printed ahead. */
const mostAhead = 400

export function createArticlePdfs(options: ArticlePdfsOptions): ArticlePdfs {
  const { database, printer, contentVersion, report, ahead, mostWaiting = 50 } = options
  const queue = createPrintQueue({
    make: createMakeArticlePdf({ database, printer, report }),
    mayPrintAhead: () => ahead !== null && !ahead.isBusy(),
    now: () => performance.now(),
    bounds: { mostWanted: mostWaiting, mostAhead },
  })
  const stopAhead =
    ahead === null ? null : startPrintingAhead({ database, queue, contentVersion, report, ...ahead })
  return {
    find: async (row, language, asker) => {
      const own = await ownPdf(database, row.id)
      if (own !== null) return ok(own)
      if (!row.hasText) return err({ reason: 'no-text', retryAfter: 0 })
      const key = { articleId: row.id, language, madeOf: await madeOf(database, row) }
      const found = await findPrinted(database, key)
      if (found !== null) return ok(storedPdf(database, key, found))
      if (!(await printer.isThere())) return err(refused('not-ready'))
      return err(problemOf(queue.want(printKey(row.id, language), asker)))
    },
    close: async (grace) => {
      stopAhead?.()
      await queue.close(grace)
    },
  }
}

/** Seconds that a document takes, about. */
const secondsADocument = 3

/** Seconds after which it is worth to look how far a long queue has come. */
const lookAgain = 20

/** Seconds after which what failed, or what was too much, is tried again. */
const restAfterProblem = 30

/** Seconds after which a browser may have come. */
const restWithoutBrowser = 300

const problemOf = (place: QueuePlace): ArticlePdfProblem =>
  'refused' in place
    ? refused(place.refused)
    : { reason: 'being-made', retryAfter: Math.min(secondsADocument * (place.before + 1), lookAgain) }

const refused = (reason: PrintRefusal): ArticlePdfProblem => ({
  reason,
  retryAfter: reason === 'not-ready' ? restWithoutBrowser : restAfterProblem,
})

/** The PDF that came with an article; null when it brought none. */
async function ownPdf(database: Queryable, id: number): Promise<ArticlePdf | null> {
  const own = await ownPdfOf(database, id)
  if (own === null) return null
  const { fileId, sha256, size } = own
  return { tag: sha256, size, read: (from, to) => readFilePart(database, fileId, from, to) }
}

const storedPdf = (
  database: Queryable,
  key: PrintedKey,
  { sha256, size }: { readonly sha256: string; readonly size: number },
): ArticlePdf => ({
  tag: sha256,
  size,
  read: async (from, to) => {
    const bytes = await readPrinted(database, key, sha256, from, to)
    if (bytes === null) throw new Error(`The PDF of article ${key.articleId} has gone while it was sent`)
    return bytes
  },
})
