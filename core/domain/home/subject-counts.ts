import { localise, type LocalizedText } from '../language/localized.ts'
import type { FacetValue } from '../search/search-result.ts'
import type { Journal } from '../site/journal.ts'

/** A subject with its journals and how many articles they hold. */
export interface SubjectCount {
  readonly subject: LocalizedText
  /** Each with the value of the facet that narrows a search to it; null where it has no article. */
  readonly journals: readonly { readonly name: LocalizedText; readonly facet: string | null }[]
  /** null where not every number is known. */
  readonly articles: number | null
}

/**
 * The subjects of these journals in the order of their first journals, with the numbers of articles that a search
 * gives by journal. A journal without a subject is left out. Law: the journals of all subjects are those that have one.
 */
export function subjectCounts(
  journals: readonly Journal[],
  facets: readonly FacetValue[],
): readonly SubjectCount[] {
  const bySubject = new Map<string, { readonly subject: LocalizedText; readonly members: Journal[] }>()
  for (const journal of journals) {
    const name = localise(journal.subject, 'zh')
    if (name === '') continue
    const known = bySubject.get(name)
    if (known === undefined) bySubject.set(name, { subject: journal.subject, members: [journal] })
    else known.members.push(journal)
  }
  return [...bySubject.values()].map(({ subject, members }) => {
    const found = members.map((journal) => facetOf(journal, facets))
    return {
      subject,
      journals: members.map(({ name }, index) => ({ name, facet: found[index]?.value ?? null })),
      articles: found.reduce<number | null>((sum, facet) => sumOf(sum, facet), 0),
    }
  })
}

/** A journal without an article has no value among the facets, and counts nothing. */
const sumOf = (sum: number | null, facet: FacetValue | undefined): number | null => {
  if (facet === undefined) return sum
  return sum === null || facet.count === null ? null : sum + facet.count
}

const facetOf = ({ siteId, sld }: Journal, facets: readonly FacetValue[]): FacetValue | undefined =>
  facets.find(({ value }) => value === siteId || value === sld)
