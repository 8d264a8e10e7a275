import { SearchRefused, type SearchRefusal } from '../../search/search-refused.ts'
import type { Queryable } from '../../store/database.ts'
import { journalsOf, type SiteRow } from '../../store/site-row.ts'
import { refused, type Outcome } from '../endpoint-handler.ts'
import type { RequestedSites } from './requested-search.ts'

const refusals: Readonly<Record<SearchRefusal, Outcome<never>>> = {
  tooSlow: refused(
    503,
    '检索用时过长，请使用更具体的检索词',
    'This search takes too long: please try narrower words.',
  ),
  tooMany: refused(503, '检索繁忙，请稍后再试', 'Search is busy: please try again in a moment.'),
}

/** What the index refuses to answer is told to the caller. */
export async function orRefused<T>(answer: () => Promise<Outcome<T>>): Promise<Outcome<T>> {
  try {
    return await answer()
  } catch (failure) {
    if (failure instanceof SearchRefused) return refusals[failure.reason]
    throw failure
  }
}

/** The aggregate searches every article, unless a journal has expired. */
export async function searchedSites(database: Queryable, site: SiteRow): Promise<RequestedSites> {
  const journals = await journalsOf(database, site)
  const ids = journals.map(({ id }) => id)
  if (site.type !== 'all') return { journals, sites: ids }
  const expired = await database.query(`select from site where type = 'single' and expired limit 1`)
  return { journals, sites: expired.length === 0 ? null : ids }
}
