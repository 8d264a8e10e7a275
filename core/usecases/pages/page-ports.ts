import type { ArticleGateway } from '../../ports/article-gateway.ts'
import type { PeriodGateway } from '../../ports/period-gateway.ts'
import type { SearchGateway } from '../../ports/search-gateway.ts'
import type { SiteGateway } from '../../ports/site-gateway.ts'

/** What the pages load their content from; each takes a `Pick` of it. */
export interface PagePorts {
  readonly sites: SiteGateway
  readonly periods: PeriodGateway
  readonly articles: ArticleGateway
  readonly search: SearchGateway
}
