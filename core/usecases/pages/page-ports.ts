import type { ArticleGateway } from '../../ports/article-gateway.ts'
import type { Clock } from '../../ports/clock.ts'
import type { PeriodGateway } from '../../ports/period-gateway.ts'
import type { SearchGateway } from '../../ports/search-gateway.ts'
import type { SiteGateway } from '../../ports/site-gateway.ts'

/** What the use cases of pages need from outside. */
export interface PagePorts {
  readonly sites: SiteGateway
  readonly periods: PeriodGateway
  readonly articles: ArticleGateway
  readonly search: SearchGateway
  readonly clock: Clock
  /** Shortest time that a loading state is shown, in milliseconds: C9.10 in a browser, 0 on a server. */
  readonly minimumDelay: number
}
