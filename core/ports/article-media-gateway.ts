import type { ArticlePicture, ArticleTable } from '../domain/media/article-media.ts'
import type { MediaRequest } from '../domain/media/media-request.ts'
import type { Paged } from '../domain/page/paged.ts'
import type { AsyncResult, RequestContext } from './async-result.ts'

/** What stands in the articles of the reader's site and of the journals that it shows (C7.16). Ids are global. */
export interface ArticleMediaGateway<T> {
  /** Of the newest article first, each in its article's order. */
  readonly list: (context: RequestContext, request: MediaRequest) => AsyncResult<Paged<T>>
  /** In the article's order; [] for an article that is not there. */
  readonly ofArticle: (context: RequestContext, articleId: string) => AsyncResult<readonly T[]>
  /** 'absent' when there is none. */
  readonly byId: (context: RequestContext, id: string) => AsyncResult<T>
}

export type PictureGateway = ArticleMediaGateway<ArticlePicture>
export type TableGateway = ArticleMediaGateway<ArticleTable>
