import { err, ok, type Result } from '../result.ts'

/** What is ticked in the dialog that keeps an article. */
export interface CollectingForm {
  readonly favourites: boolean
  /** Whether "my albums" is ticked. */
  readonly inAlbums: boolean
  /** Ids of the albums picked beneath it. */
  readonly albums: readonly string[]
}

/** Where the article goes: to the favourites, to albums, or to both. */
export interface Collecting {
  readonly favourites: boolean
  readonly albums: readonly string[]
}

export type CollectingError = 'noDestination' | 'noAlbum'

/** The album add dialog requires favourites or an album (C5.12). Albums count only while "my albums" is ticked. */
export function validateCollecting(form: CollectingForm): Result<Collecting, CollectingError> {
  if (!form.favourites && !form.inAlbums) return err('noDestination')
  if (form.inAlbums && form.albums.length === 0) return err('noAlbum')
  return ok({ favourites: form.favourites, albums: form.inAlbums ? [...new Set(form.albums)] : [] })
}
