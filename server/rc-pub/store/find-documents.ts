import { createCollection, type CollectionRow } from './collection.ts'
import type { DocumentSettings } from './side-settings.ts'

/** A document with its file, whose name and size are null where it has none. */
export interface DocumentRow extends CollectionRow<DocumentSettings> {
  readonly fileId: number | null
  readonly fileName: string | null
  readonly fileSize: number | null
}

/** Newest first. */
export const documents = createCollection<DocumentRow>({
  from: 'document c left join file f on f.id = c.file_id',
  columns: `c.file_id as "fileId", regexp_replace(f.name, '^.*/', '') as "fileName", length(f.bytes) as "fileSize"`,
  order: 'c.published desc, c.id desc',
})
