import { createHash } from 'node:crypto'
import { err, ok, type UiLanguage, type Result } from '@xuekan/core'
import type { Bytes } from '../bytes/bytes.ts'
import type { ArticleRow } from '../store/article-row.ts'
import type { Queryable } from '../store/database.ts'
import { fullTextOf } from '../store/find-articles.ts'
import { ownPdfOf } from '../store/own-pdf.ts'
import { readFilePart } from '../store/stored-file.ts'
import type { PdfPrinter, PrintProblem, PrintResource } from './pdf-printer.ts'
import { pdfInfo } from './pdf-info.ts'
import { printedForm, printDocument } from './print-document.ts'
import { printFont } from './print-fonts.ts'
import { findPrinted, storePrinted, readPrinted, type PrintedKey } from './printed-pdfs.ts'
import { withPdfInfo } from './with-pdf-info.ts'

/** The PDF of one article, its bytes still in the store. */
export type ArticlePdf = Pick<Bytes, 'tag' | 'size' | 'read'>

/** no-text: there is nothing to print but an abstract, which is no article. */
export type ArticlePdfProblem = 'no-text' | PrintProblem

export type FindArticlePdf = (
  row: ArticleRow,
  language: UiLanguage,
) => Promise<Result<ArticlePdf, ArticlePdfProblem>>

/**
 * The PDF of an article: its own, else the one that is kept, else printed now and kept. Requests at the same time for
 * the same share one print.
 */
export function createArticlePdf(database: Queryable, printer: PdfPrinter): FindArticlePdf {
  const printing = new Map<string, Promise<Result<ArticlePdf, ArticlePdfProblem>>>()
  const print = async (row: ArticleRow, key: PrintedKey): Promise<Result<ArticlePdf, ArticlePdfProblem>> => {
    const text = await fullTextOf(database, row.id, key.language)
    if (text === null) return err('no-text')
    const html = printDocument(row, text, key.language)
    const printed = await printer.print(html, (address) => printResource(database, address))
    if (!printed.ok) return printed
    const bytes = withPdfInfo(printed.value, pdfInfo(row, key.language))
    return ok(storedPdf(database, key, await storePrinted(database, key, bytes)))
  }
  return async (row, language) => {
    const own = await ownPdf(database, row.id)
    if (own !== null) return ok(own)
    if (!row.hasText) return err('no-text')
    const key = { articleId: row.id, language, madeOf: await madeOf(database, row) }
    const found = await findPrinted(database, key)
    if (found !== null) return ok(storedPdf(database, key, found))
    const name = JSON.stringify(key)
    const shared = printing.get(name) ?? print(row, key).finally(() => printing.delete(name))
    printing.set(name, shared)
    return shared
  }
}

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

/** Changes with the article, with the name of its site, and with the form in which articles are printed. */
async function madeOf(database: Queryable, { id, siteName }: ArticleRow): Promise<string> {
  const [stored] = await database.query<{ hash: string }>('select hash from article where id = $1', [id])
  return createHash('sha256')
    .update(JSON.stringify([printedForm, stored?.hash ?? '', siteName]))
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
