import type { NewsPage } from '../domain/news/news-page.ts'
import type { News } from '../domain/news/news.ts'
import type { NewsRequest } from '../domain/news/news-request.ts'
import type { Paged } from '../domain/page/paged.ts'
import type { TopNews } from '../domain/shell/top-news.ts'
import type { AsyncResult, RequestContext } from './async-result.ts'

/** Kinds of content whose page can stand elsewhere. */
export type JumpKind = 'article' | 'news'

/** News of the reader's site and of the journals that it shows (C7.16), and where it stands elsewhere (C7.7). */
export interface NewsGateway {
  /** Newest first. */
  readonly list: (context: RequestContext, request: NewsRequest) => AsyncResult<Paged<News>>
  /** The newest, of every kind. */
  readonly latest: (context: RequestContext, size: number) => AsyncResult<readonly News[]>
  /** Ids are global: an item of any site is found. 'absent' when there is none. */
  readonly byId: (context: RequestContext, id: string) => AsyncResult<NewsPage>
  /** The pictures above the header, in the site's order; [] for none. */
  readonly topNews: (context: RequestContext) => AsyncResult<readonly TopNews[]>
  /**
   * The URL to follow, of an article or news of the reader's site. 'refused' with the server's words when the answer
   * carries a status (C8.3).
   */
  readonly jumpUrl: (context: RequestContext, kind: JumpKind, id: string) => AsyncResult<string>
}
