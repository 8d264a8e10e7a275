import { isFollowed, parseSavedSearch, type SavableSearch } from '@xuekan/core/member'
import { conditionOf } from '../routes/index-terms/find-term.ts'
import { searchedSites } from '../routes/search/requested-sites.ts'
import type { RequestedSites } from '../routes/search/requested-search.ts'
import type { ArticleIndex } from '../search/article-index.ts'
import { SearchRefused } from '../search/search-refused.ts'
import type { Database } from '../store/database.ts'
import { idsHolding } from '../store/feed-articles.ts'
import { siteById } from '../store/site-row.ts'
import { searchOf } from './saved-search-request.ts'

export interface MatchSearchesOptions {
  readonly database: Database
  readonly index: Pick<ArticleIndex, 'everyId'>
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** Milliseconds for which nothing of an article has changed before searches look at it. */
  readonly settles: number
  /** Told of a search that could not be answered; it has passed these articles over. */
  readonly report: (failure: unknown) => void
}

/** New articles that are looked at together. */
const slice = 500

/** Milliseconds for which one process has them to itself; after it, it has been stopped, and another takes them. */
const lease = 600_000

interface NewArticle {
  readonly id: number
  readonly siteId: number
}

interface DistinctSearch {
  readonly siteId: number
  readonly search: string
}

/**
 * Notes which of the articles that are new each saved search finds. The few new articles are looked for among
 * themselves, so that no search reads the store again, and searches that several members have saved are asked once. An
 * article stays new until every search has looked at it: whichever process is stopped, none is passed over.
 * @returns the number of articles that are new no more
 */
export async function matchSearches(options: MatchSearchesOptions): Promise<number> {
  const { database } = options
  let looked = 0
  for (;;) {
    const articles = await takeNew(options)
    if (articles.length === 0) return looked
    const ids = articles.map(({ id }) => id)
    const searches = await database.query<DistinctSearch>(
      `select distinct site_id as "siteId", search from saved_search where pace <> 'never' order by site_id, search`,
    )
    const sitesOf = siteReader(options)
    for (const search of searches) {
      const sites = await sitesOf(search.siteId)
      const within = articles.filter(({ siteId }) => sites?.sites?.includes(siteId) ?? sites !== null)
      if (sites !== null && within.length > 0) await match(options, search, sites, ids)
    }
    await database.query('delete from new_article where article_id = any($1::bigint[])', [ids])
    looked += ids.length
  }
}

const takeNew = ({ database, now, settles }: MatchSearchesOptions): Promise<readonly NewArticle[]> =>
  database.query<NewArticle>(
    `update new_article n set taken = $1 from article a
    where a.id = n.article_id and n.article_id in (
      select w.article_id from new_article w join article b on b.id = w.article_id
      where w.taken <= $2 and b.changed_at <= $3::timestamptz
      order by w.article_id limit $4 for update of w skip locked
    ) returning a.id, a.site_id as "siteId"`,
    [now() + lease, now(), new Date(now() - settles).toISOString(), slice],
  )

/** The articles of each site, found once; null for a site that is gone. */
function siteReader({ database }: MatchSearchesOptions): (id: number) => Promise<RequestedSites | null> {
  const known = new Map<number, RequestedSites | null>()
  return async (id) => {
    const before = known.get(id)
    if (before !== undefined) return before
    const site = await siteById(database, id)
    const found = site === null || site.expired ? null : await searchedSites(database, site)
    known.set(id, found)
    return found
  }
}

async function match(
  options: MatchSearchesOptions,
  { siteId, search }: DistinctSearch,
  sites: RequestedSites,
  among: readonly number[],
): Promise<void> {
  const { database, report } = options
  const saved = parseSavedSearch(search)
  if (saved === null) return
  try {
    const found = await foundAmong(options, saved, sites, among)
    if (found.length === 0) return
    // what was there before the search was saved is not new to it
    await database.query(
      `insert into search_match (search_id, article_id)
      select s.id, n.article_id from saved_search s join new_article n on n.article_id = any($3::bigint[])
      where s.site_id = $1 and s.search = $2 and s.pace <> 'never' and s.begun <= n.added
      on conflict do nothing`,
      [siteId, search, found],
    )
  } catch (failure) {
    if (!(failure instanceof SearchRefused && failure.reason === 'tooSlow')) throw failure
    report(failure)
  }
}

/** Which of these articles a search finds, or which stand under the term. */
async function foundAmong(
  { database, index, now }: MatchSearchesOptions,
  saved: SavableSearch,
  sites: RequestedSites,
  among: readonly number[],
): Promise<readonly number[]> {
  if (isFollowed(saved)) {
    const condition = conditionOf(saved)
    return condition === null ? [] : idsHolding(database, sites.sites, condition, among)
  }
  const requested = searchOf(saved, sites, new Date(now()).toISOString().slice(0, 10))
  return requested.kind === 'data' ? index.everyId({ ...requested.data, among }) : []
}
