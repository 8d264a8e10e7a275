import type { ArticlePicture, ArticleTable } from '../domain/media/article-media.ts'
import type { MediaWish } from '../domain/media/media-wish.ts'
import type { Paged } from '../domain/page/paged.ts'
import type { Answer, Reader } from './answer.ts'

/** What stands in the articles of the reader's site and of the journals that it shows (C7.16). Ids are global. */
export interface ArticleMediaGateway<T> {
  /** Of the newest article first, each in its article's order. */
  readonly list: (reader: Reader, wish: MediaWish) => Answer<Paged<T>>
  /** In the article's order; [] for an article that is not there. */
  readonly ofArticle: (reader: Reader, articleId: string) => Answer<readonly T[]>
  /** 'absent' when there is none. */
  readonly byId: (reader: Reader, id: string) => Answer<T>
}

export type PictureGateway = ArticleMediaGateway<ArticlePicture>
export type TableGateway = ArticleMediaGateway<ArticleTable>
