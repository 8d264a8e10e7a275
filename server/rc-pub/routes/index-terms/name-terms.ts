import type { LocalizedText } from '@xuekan/core'
import type { FollowedTerm } from '@xuekan/core/member'
import type { Queryable } from '../../store/database.ts'
import { newestHolding, type Wanted } from '../../store/feed-articles.ts'
import { siteById } from '../../store/site-row.ts'
import { searchedSites } from '../search/requested-sites.ts'
import { conditionOf, writtenAs } from './find-term.ts'

/** A term that a member follows on a site. */
export interface TermOfSite {
  readonly siteId: number
  readonly term: FollowedTerm
}

/** The name of each term as the newest article of its site under it writes it, in their order; '' where there is none. */
export async function namesOfTerms(
  database: Queryable,
  terms: readonly TermOfSite[],
): Promise<readonly LocalizedText[]> {
  const sites = new Map<number, Wanted['sites']>()
  for (const { siteId } of terms) {
    if (sites.has(siteId)) continue
    const site = await siteById(database, siteId)
    sites.set(siteId, site === null ? [] : (await searchedSites(database, site)).sites)
  }
  const newest = await newestHolding(
    database,
    terms.map(({ siteId, term }) => ({
      sites: sites.get(siteId) ?? null,
      condition: conditionOf(term) ?? nothing,
    })),
  )
  return terms.map(({ term }, place) => {
    const article = newest[place] ?? null
    return article === null ? noName : writtenAs(term, article)
  })
}

const nothing = (): string => 'false'

const noName: LocalizedText = { zh: '', en: '' }
