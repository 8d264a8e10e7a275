import type { AlbumPage } from '../domain/album/album-page.ts'
import type { Album } from '../domain/album/album.ts'
import type { ArticleSummary } from '../domain/article/article.ts'
import type { Expert } from '../domain/expert/expert.ts'
import type { ArticlePicture, ArticleTable } from '../domain/media/article-media.ts'
import type { PageRequest } from '../domain/page/page-request.ts'
import type { Paged } from '../domain/page/paged.ts'
import type { AsyncResult, RequestContext } from './async-result.ts'

/** Special albums of the reader's site and of the journals that it shows (C7.16). Ids are global. */
export interface AlbumGateway {
  /** Newest first. */
  readonly list: (context: RequestContext, request: PageRequest) => AsyncResult<Paged<Album>>
  /** 'absent' when there is none. */
  readonly byId: (context: RequestContext, id: string) => AsyncResult<AlbumPage>
  /** The four tabs (C2.28), each in the album's order; nothing for an album that is not there. */
  readonly papers: (
    context: RequestContext,
    id: string,
    request: PageRequest,
  ) => AsyncResult<Paged<ArticleSummary>>
  readonly figures: (
    context: RequestContext,
    id: string,
    request: PageRequest,
  ) => AsyncResult<Paged<ArticlePicture>>
  readonly tables: (
    context: RequestContext,
    id: string,
    request: PageRequest,
  ) => AsyncResult<Paged<ArticleTable>>
  readonly experts: (context: RequestContext, id: string, request: PageRequest) => AsyncResult<Paged<Expert>>
}
