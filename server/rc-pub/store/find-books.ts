import { createCollection, type CollectionRow } from './collection.ts'
import type { BookSettings } from './side-settings.ts'

export type BookRow = CollectionRow<BookSettings>

/** Newest first. */
export const books = createCollection<BookRow>({
  from: 'book c',
  order: 'c.year desc, c.position, c.id',
})
