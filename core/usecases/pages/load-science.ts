import type { ScienceContent } from '../../domain/page/page-content.ts'
import type { AsyncResult, RequestContext } from '../../ports/async-result.ts'
import { all, succeed } from '../async-results.ts'
import type { PagePorts } from './page-ports.ts'
import { searchedList } from './searched-list.ts'

export interface ScienceInput {
  readonly context: RequestContext
  /** '' where the site has no such column. */
  readonly channelId: string
  /** From 1. */
  readonly page: number
}

/** All articles of a site, newest first, under the text of the column that leads to them (C2.10). */
export const loadScience = (
  { search, sites }: Pick<PagePorts, 'search' | 'sites'>,
  { context, channelId, page }: ScienceInput,
): AsyncResult<ScienceContent> =>
  all({
    column: channelId === '' ? succeed(null) : sites.channelPage(context, channelId),
    list: searchedList({ search }, { context, facets: {}, page }),
  })
