import type { AlbumCounts } from './album-tabs.ts'
import type { Album } from './album.ts'

/** An album with how much its tabs hold (C2.28). */
export interface AlbumPage {
  readonly album: Album
  readonly counts: AlbumCounts
}
