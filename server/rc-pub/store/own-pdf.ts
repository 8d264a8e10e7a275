import type { Queryable } from './database.ts'

/** A PDF that came with an article; its bytes are those of the stored file. */
export interface OwnPdf {
  readonly fileId: number
  readonly name: string
  /** In bytes. */
  readonly size: number
  readonly sha256: string
}

/** The PDF that came with this article; null where none did. */
export async function ownPdfOf(database: Queryable, id: number): Promise<OwnPdf | null> {
  const [pdf] = await database.query<OwnPdf>(
    `select f.id as "fileId", x->>'name' as name, length(f.bytes) as size, f.sha256
    from article a cross join jsonb_array_elements(a.record->'attachments') x
    join file f on f.id = (x->>'fileId')::bigint
    where a.id = $1 and x->>'code' = 'pdf' limit 1`,
    [id],
  )
  return pdf ?? null
}
