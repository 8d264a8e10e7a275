import { articleRoute, type ArticleSummary, type Issue, type RankingPeriod } from '@xuekan/core/content'
import {
  channelLink,
  dataLink,
  destinationLink,
  formatRoute,
  routeLink,
  routeLinkHere,
  type Destination,
  type PlacedChannel,
  type Route,
  type SiteName,
} from '@xuekan/core/route'
import { emptySearchQuery, type SearchField, type SearchQuery } from '@xuekan/core/search'
import { asSiteId, type Journal, type SiteId } from '@xuekan/core/site'
import { usePortal } from './portal.ts'
import { useBehavior } from './use-behavior.ts'

/** What a link to an issue needs: the site of its journal, where that is not the shown one. */
export type IssueLink = Pick<Issue, 'year' | 'issue'> & { readonly siteId?: SiteId }

export interface Hrefs {
  readonly home: string
  /** The home with its ranking over another period. */
  readonly homeOver: (period: RankingPeriod) => string
  /** The home of another journal of the deployment. */
  readonly journal: (journal: Pick<Journal, 'sld' | 'domain'> & { readonly siteId?: SiteId }) => string
  readonly issues: string
  /** The back issues. */
  readonly archive: string
  readonly issue: (issue: IssueLink) => string
  /** An issue of another journal of the deployment, on that journal's own host. */
  readonly issueOf: (journal: Pick<Journal, 'siteId' | 'sld' | 'domain'>, issue: IssueLink) => string
  /** On the shown site, since every site knows every article. */
  readonly article: (article: Pick<ArticleSummary, 'id' | 'doi'>) => string
  /** By its id, as programs written for real portals look for it on home pages: `/zh/article/5/`. */
  readonly articleById: (article: Pick<ArticleSummary, 'id'>) => string
  readonly search: (query: SearchQuery) => string
  readonly searchFor: (term: string, field: SearchField) => string
  /** The same for forms, and for steps within the application: on this host. */
  readonly searchHere: (query: SearchQuery) => string
  readonly channel: (placed: PlacedChannel) => string
  readonly destination: (destination: Destination) => string
  /** A page of another site of the deployment, on that site's own host. */
  readonly at: (site: SiteName, route: Route) => string
  /** Any page of the portal, for forms and steps within the application: on this host. */
  readonly here: (route: Route) => string
  /** A link as data gives it, known to be safe. */
  readonly data: (link: string) => string
}

/** The addresses that pages link to, as they are written where the reader is. */
export function useHrefs(): Hrefs {
  const { shell, links$ } = usePortal()
  const links = useBehavior(links$)
  const { language, shown } = links
  const siteOf = (siteId: SiteId = shown.id): SiteName =>
    siteId === '' || siteId === shown.id ? shown : { id: siteId, sld: '', domain: '' }
  const home = { page: 'home', language, site: null } as const
  const issues = { page: 'issue', language, siteId: null, year: null, issue: null, issueId: null } as const
  const search = (query: SearchQuery): string => routeLink({ page: 'search', language, query }, links)
  return {
    home: routeLink(home, links),
    homeOver: (period) => routeLinkHere({ ...home, period }, links),
    journal: ({ siteId = asSiteId(''), sld, domain }) => routeLink(home, links, { id: siteId, sld, domain }),
    issues: routeLink(issues, links),
    archive: routeLink({ page: 'archive', language, siteId: null, decade: null }, links),
    issue: ({ year, issue, siteId }) => routeLink({ ...issues, year, issue }, links, siteOf(siteId)),
    issueOf: ({ siteId, sld, domain }, { year, issue }) =>
      routeLink({ ...issues, year, issue }, links, { id: siteId, sld, domain }),
    article: (article) => routeLink(articleRoute(article, language), links),
    articleById: ({ id }) =>
      `${formatRoute({ page: 'article', language, siteId: null, by: { kind: 'id', id } })}/`,
    search,
    searchFor: (term, field) => search({ ...emptySearchQuery, term, field }),
    searchHere: (query) => routeLinkHere({ page: 'search', language, query }, links),
    channel: (placed) => channelLink(placed, shell.channels, links),
    destination: (destination) => destinationLink(destination, links),
    at: (site, route) => routeLink(route, links, site),
    here: (route) => routeLinkHere(route, links),
    data: (link) => dataLink(link, links),
  }
}
