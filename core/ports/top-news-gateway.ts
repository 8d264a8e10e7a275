import type { TopNews } from '../domain/shell/top-news.ts'
import type { AsyncResult, RequestContext } from './async-result.ts'

/** The pictures above the header of a site (C7.7). */
export interface TopNewsGateway {
  /** In the site's order; [] for none. */
  readonly topNews: (context: RequestContext) => AsyncResult<readonly TopNews[]>
}
