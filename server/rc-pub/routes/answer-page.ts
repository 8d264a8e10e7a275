import type { UiLanguage } from '@xuekan/core'
import type { WirePaged } from '@xuekan/rc-pub/contract'
import type { Collection, Conditions } from '../store/collection.ts'
import type { RowPage } from '../store/query-page.ts'
import { shownSites } from '../store/shown-sites.ts'
import type { SiteRow } from '../store/site-row.ts'
import { data, readId, type HandlerContext, type EndpointHandler, type Outcome } from './endpoint-handler.ts'
import { requestedPage, onePage, type RequestedPage } from './paging.ts'
import { withSite } from './sites/sites.ts'

/** Answers the page that a call asks for, each row as the wire has it. */
export async function answerPage<Row, T>(
  context: HandlerContext,
  find: (page: RequestedPage) => Promise<RowPage<Row>>,
  wire: (row: Row, language: UiLanguage) => T,
  page: RequestedPage = requestedPage(context),
): Promise<Outcome<WirePaged<T>>> {
  const { rows, total } = await find(page)
  const content = rows.map((row) => wire(row, context.language))
  return data(onePage(page, content, total))
}

interface Listing {
  /** What narrows the list, by the parameters of the call. */
  readonly conditions?: (context: HandlerContext, site: SiteRow) => Promise<Conditions>
  /** Whose entries a site lists; its own and those of its journals without it. */
  readonly sitesOf?: (context: HandlerContext, site: SiteRow) => Promise<readonly number[]>
}

/** Answers the entries of a collection that the site of the call shows. */
export const listCollection =
  <Listed, T>(
    collection: Pick<Collection<unknown, Listed>, 'ofSites'>,
    wire: (row: Listed, language: UiLanguage) => T,
    {
      conditions = async () => () => [],
      sitesOf = ({ database }, site) => shownSites(database, site),
    }: Listing = {},
  ): EndpointHandler<WirePaged<T>> =>
  (context) =>
    withSite(context, async (site) => {
      const sites = await sitesOf(context, site)
      const narrowing = await conditions(context, site)
      return answerPage(context, (page) => collection.ofSites(context.database, sites, page, narrowing), wire)
    })

/** The entry of a collection that a parameter of the call names; null where there is none. */
export const namedEntry = <Entry>(
  { byId }: Pick<Collection<Entry>, 'byId'>,
  { database, parameter }: HandlerContext,
  name = 'id',
): Promise<Entry | null> => byId(database, readId(parameter(name)))

/** Answers one entry of a collection; null where there is none. */
export const oneOfCollection =
  <Entry, T>(
    collection: Pick<Collection<Entry>, 'byId'>,
    wire: (row: Entry, context: HandlerContext) => T | Promise<T>,
  ): EndpointHandler<T | null> =>
  async (context) => {
    const row = await namedEntry(collection, context)
    return data(row === null ? null : await wire(row, context))
  }
