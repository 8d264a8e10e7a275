import type { NewsPage } from '../domain/news/news-page.ts'
import type { News } from '../domain/news/news.ts'
import type { NewsRequest } from '../domain/news/news-request.ts'
import type { Paged } from '../domain/page/paged.ts'
import type { AsyncResult, RequestContext } from './async-result.ts'

/** News of the reader's site and of the journals that it shows (C7.16). */
export interface NewsGateway {
  /** Newest first. */
  readonly list: (context: RequestContext, request: NewsRequest) => AsyncResult<Paged<News>>
  /** The newest, of every kind. */
  readonly latest: (context: RequestContext, size: number) => AsyncResult<readonly News[]>
  /** Ids are global: an item of any site is found. 'absent' when there is none. */
  readonly byId: (context: RequestContext, id: string) => AsyncResult<NewsPage>
}
