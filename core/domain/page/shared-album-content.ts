import type { ListedArticle } from '../article/listed-article.ts'
import type { AlbumText } from '../member/personal-album.ts'
import type { Paged } from './paged.ts'

/** An album that its member shares, with a page of its articles in the member's order. */
export interface SharedAlbumContent extends AlbumText {
  readonly token: string
  readonly list: Paged<ListedArticle>
}
