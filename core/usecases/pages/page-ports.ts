import type { ArticleGateway } from '../../ports/article-gateway.ts'
import type { IssueGateway } from '../../ports/issue-gateway.ts'
import type { SearchGateway } from '../../ports/search-gateway.ts'
import type { SiteGateway } from '../../ports/site-gateway.ts'

/** What the pages load their content from; each takes a `Pick` of it. */
export interface PagePorts {
  readonly sites: SiteGateway
  readonly issues: IssueGateway
  readonly articles: ArticleGateway
  readonly search: SearchGateway
}
