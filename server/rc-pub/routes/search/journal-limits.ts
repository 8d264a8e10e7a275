import { journalsWithin, onlyValue } from '@xuekan/core/search'
import type { ArticleIndex, ArticleSearch } from '../../search/article-index.ts'
import type { SiteRow } from '../../store/site-row.ts'

/** A journal that a search names beside other words, these, and the articles that they find in it: at least one. */
export interface FoundLimit {
  readonly journal: SiteRow
  readonly term: string
  readonly count: number
}

/** The journals of a search for words in every field that it names itself; none where it is within some already. */
export async function journalLimits(
  index: ArticleIndex,
  search: ArticleSearch,
  journals: readonly SiteRow[],
): Promise<readonly FoundLimit[]> {
  const { query, advanced } = search
  if (advanced !== undefined || query.field !== 'all' || query.as !== undefined) return []
  if (query.facets.journal !== undefined) return []
  const named = journals.map((journal) => ({
    journal,
    name: journal.config.name,
    abbreviation: journal.config.journal?.abbreviation ?? none,
  }))
  const limits: FoundLimit[] = []
  for (const { journal, term } of journalsWithin(named, query.term)) {
    const facets = { ...query.facets, journal: onlyValue(String(journal.journal.id)) }
    const { total } = await index.facets({ ...search, query: { ...query, term, facets } })
    if (total > 0) limits.push({ journal: journal.journal, term, count: total })
  }
  return limits
}

const none = { zh: '', en: '' }
