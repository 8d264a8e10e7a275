import type { AlbumPage } from '../domain/album/album-page.ts'
import type { Album } from '../domain/album/album.ts'
import type { ArticleSummary } from '../domain/article/article.ts'
import type { Expert } from '../domain/expert/expert.ts'
import type { ArticlePicture, ArticleTable } from '../domain/media/article-media.ts'
import type { PageWish } from '../domain/page/page-wish.ts'
import type { Paged } from '../domain/page/paged.ts'
import type { Answer, Reader } from './answer.ts'

/** Special albums of the reader's site and of the journals that it shows (C7.16). Ids are global. */
export interface AlbumGateway {
  /** Newest first. */
  readonly list: (reader: Reader, wish: PageWish) => Answer<Paged<Album>>
  /** 'absent' when there is none. */
  readonly byId: (reader: Reader, id: string) => Answer<AlbumPage>
  /** The four tabs (C2.28), each in the album's order; nothing for an album that is not there. */
  readonly papers: (reader: Reader, id: string, wish: PageWish) => Answer<Paged<ArticleSummary>>
  readonly figures: (reader: Reader, id: string, wish: PageWish) => Answer<Paged<ArticlePicture>>
  readonly tables: (reader: Reader, id: string, wish: PageWish) => Answer<Paged<ArticleTable>>
  readonly experts: (reader: Reader, id: string, wish: PageWish) => Answer<Paged<Expert>>
}
