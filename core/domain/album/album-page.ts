import type { Expert } from '../expert/expert.ts'
import type { AlbumCounts } from './album-tabs.ts'
import type { Album } from './album.ts'

/** An album with how much its tabs hold (C2.28). */
export interface AlbumPage {
  readonly album: Album
  readonly counts: AlbumCounts
  /** Who has gathered it as a guest, in their order; nobody has a page. [] where none is told. */
  readonly guestEditors: readonly Expert[]
}
