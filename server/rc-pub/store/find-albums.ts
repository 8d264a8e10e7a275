import { createCollection, type CollectionRow } from './collection.ts'
import type { AlbumSettings } from './side-settings.ts'

/** An album as it is stored: its articles by DOI, its experts by key. */
export interface AlbumRow extends CollectionRow<AlbumSettings> {
  readonly dois: readonly string[]
  readonly experts: readonly string[]
}

/** Newest first. */
export const albums = createCollection<AlbumRow>({
  from: 'album c',
  columns: 'c.dois, c.experts',
  order: 'c.published desc, c.id desc',
})
