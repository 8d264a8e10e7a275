import { createHash } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { err, isUiLanguage, ok, type Result, type UiLanguage } from '@xuekan/core'
import type { ArticleRow } from '../store/article-row.ts'
import type { Queryable } from '../store/database.ts'
import { articleById, fullTextOf } from '../store/find-articles.ts'
import { ownPdfOf } from '../store/own-pdf.ts'
import type { PdfPrinter, PrintProblem, PrintResource } from './pdf-printer.ts'
import { pdfInfo } from './pdf-info.ts'
import { printedForm, printDocument } from './print-document.ts'
import { noticesOf } from './notices-of.ts'
import { printFont } from './print-fonts.ts'
import type { PrintQueueOptions } from './print-queue.ts'
import { findPrinted, storePrinted, type PrintedKey } from './printed-pdfs.ts'
import { withPdfInfo } from './with-pdf-info.ts'

/** One document of the queue: an article in one language. */
export const printKey = (articleId: number, language: UiLanguage): string => `${articleId} ${language}`

export interface MakeArticlePdfOptions {
  readonly database: Queryable
  readonly printer: PdfPrinter
  /** Told of every failure of this product's own code. */
  readonly report: (failure: unknown) => void
  /** Milliseconds after which a store that did not take a PDF is asked again, at first; each time twice as long. */
  readonly storeRest?: number
}

/** Prints an article as it is when its turn comes, and keeps it; nothing is done where it has a PDF already. */
export function createMakeArticlePdf(options: MakeArticlePdfOptions): PrintQueueOptions['make'] {
  const { database, printer, report } = options
  const make = async (name: string, signal: AbortSignal): Promise<Result<null, PrintProblem>> => {
    const [id, language = ''] = name.split(' ')
    const row = await articleById(database, Number(id))
    if (row === null || !isUiLanguage(language) || (await ownPdfOf(database, row.id)) !== null)
      return ok(null)
    const key = { articleId: row.id, language, madeOf: await madeOf(database, row) }
    if ((await findPrinted(database, key)) !== null) return ok(null)
    const text = await fullTextOf(database, row.id, language)
    if (text === null) return err('failed')
    const html = printDocument(row, text, language, await noticesOf(database, row))
    const printed = await printer.print(html, (address) => printResource(database, address), signal)
    if (!printed.ok) return printed
    const isKept = await keep(options, key, withPdfInfo(printed.value, pdfInfo(row, language)), signal)
    return isKept ? ok(null) : err('failed')
  }
  return async (name, signal) => {
    try {
      return await make(name, signal)
    } catch (failure) {
      if (!signal.aborted) report(failure)
      return err('failed')
    }
  }
}

/** How often a store is asked to take a PDF: about two minutes, in which it may be started anew. */
const mostTries = 8

/** Keeps a PDF, though the store is away for a while; false where it never takes it. */
async function keep(
  { database, report, storeRest = 1_000 }: MakeArticlePdfOptions,
  key: PrintedKey,
  bytes: Uint8Array,
  signal: AbortSignal,
): Promise<boolean> {
  for (let tried = 1; ; tried += 1) {
    try {
      await storePrinted(database, key, bytes)
      return true
    } catch (failure) {
      if (signal.aborted) return false
      if (tried === 1) report(failure)
      if (tried === mostTries) return false
    }
    await delay(storeRest * 2 ** (tried - 1), undefined, { signal, ref: false }).catch(() => undefined)
    // the article can have gone meanwhile
    const isGone = await articleById(database, key.articleId).then(
      (row) => row === null,
      () => false,
    )
    if (isGone) return false
  }
}

/**
 * Changes with the article, with the name of its site, with the form in which articles are printed, and with what its
 * notices say, which other articles bring.
 */
export async function madeOf(database: Queryable, row: ArticleRow): Promise<string> {
  const { id, siteName } = row
  const notices = await noticesOf(database, row)
  const [stored] = await database.query<{ hash: string }>('select hash from article where id = $1', [id])
  return createHash('sha256')
    .update(JSON.stringify([printedForm, stored?.hash ?? '', siteName, ...notices]))
    .digest('hex')
}

/** What a printed article may load: bundled fonts and stored files. */
async function printResource(database: Queryable, address: string): Promise<PrintResource | null> {
  const font = await printFont(address)
  if (font !== null) return font
  const [, id] = /^\/rc-pub\/front\/files\/get\?id=(\d{1,15})$/.exec(address) ?? []
  if (id === undefined) return null
  const [file] = await database.query<PrintResource>(
    'select media_type as "mediaType", bytes from file where id = $1',
    [Number(id)],
  )
  return file ?? null
}
