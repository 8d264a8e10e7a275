import { createHash } from 'node:crypto'
import type { UiLanguage } from '@xuekan/core'
import type { Queryable } from '../store/database.ts'

/** One kept PDF without its bytes. */
export interface PrintedPdf {
  readonly sha256: string
  /** In bytes. */
  readonly size: number
}

export interface PrintedKey {
  readonly articleId: number
  readonly language: UiLanguage
  /** What it was made of: a hash of the article and of the form in which it is printed. */
  readonly madeOf: string
}

/** Bytes that all kept PDFs may take together; the oldest make room. */
const mostBytes = 512 * 1024 * 1024

/** The PDF that is kept for an article as it now is; null when there is none. */
export async function findPrinted(
  database: Queryable,
  { articleId, language, madeOf }: PrintedKey,
): Promise<PrintedPdf | null> {
  const [found] = await database.query<PrintedPdf>(
    'select sha256, size from printed_pdf where article_id = $1 and language = $2 and made_of = $3',
    [articleId, language, madeOf],
  )
  return found ?? null
}

/** A part of a kept PDF, from one byte up to, not with, another; null when it has been printed again meanwhile. */
export async function readPrinted(
  database: Queryable,
  { articleId, language }: PrintedKey,
  sha256: string,
  from: number,
  to: number,
): Promise<Uint8Array | null> {
  const [found] = await database.query<{ bytes: Uint8Array }>(
    `select substring(bytes from $4 for $5) as bytes from printed_pdf
    where article_id = $1 and language = $2 and sha256 = $3`,
    [articleId, language, sha256, from + 1, to - from],
  )
  return found?.bytes ?? null
}

/** Keeps a PDF in the place of an older one of the same article and language. */
export async function storePrinted(
  database: Queryable,
  { articleId, language, madeOf }: PrintedKey,
  bytes: Uint8Array,
  room = mostBytes,
): Promise<PrintedPdf> {
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  await database.query(
    `insert into printed_pdf (article_id, language, made_of, sha256, size, bytes) values ($1, $2, $3, $4, $5, $6)
    on conflict (article_id, language) do update set made_of = excluded.made_of, sha256 = excluded.sha256,
      size = excluded.size, bytes = excluded.bytes, turn = excluded.turn`,
    [articleId, language, madeOf, sha256, bytes.byteLength, bytes],
  )
  await database.query(
    `delete from printed_pdf p using (
      select article_id, language, sum(size) over (order by turn desc) as total from printed_pdf
    ) kept where kept.article_id = p.article_id and kept.language = p.language and kept.total > $1`,
    [room],
  )
  return { sha256, size: bytes.byteLength }
}
