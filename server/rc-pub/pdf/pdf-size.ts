import type { UiLanguage } from '@xuekan/core'
import type { ArticleRow } from '../store/article-row.ts'
import type { Queryable } from '../store/database.ts'
import { ownPdfOf } from '../store/own-pdf.ts'
import { madeOf } from './make-article-pdf.ts'
import { findPrinted } from './printed-pdfs.ts'

/** Bytes of the PDF that who asks now is given at once; null where one has to be printed first. Prints nothing. */
export async function pdfSizeOf(
  database: Queryable,
  row: ArticleRow,
  language: UiLanguage,
): Promise<number | null> {
  const own = await ownPdfOf(database, row.id)
  if (own !== null) return own.size
  if (!row.hasText) return null
  const key = { articleId: row.id, language, madeOf: await madeOf(database, row) }
  return (await findPrinted(database, key))?.size ?? null
}
