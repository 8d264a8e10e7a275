import { uiLanguages, type UiLanguage } from '@xuekan/core'
import type { FacetField } from '@xuekan/core/search'
import type { Queryable } from '../../store/database.ts'
import type { FoundFacet } from '../article-index.ts'
import { keyedFields, type KeyedField } from '../facet-keys.ts'

/** A keyword as it is counted, and as it is written. */
type Written = readonly [key: string, word: string]

interface FacetHit {
  readonly year: string
  readonly journal: string
  readonly column: string
  readonly columnZh: string
  readonly columnEn: string
  readonly keys: readonly string[]
  readonly keyed: readonly string[]
  readonly zh: readonly Written[]
  readonly en: readonly Written[]
}

const written = (language: UiLanguage): string =>
  `to_json(array(select array[lower(word), word] from unnest(a.keywords_${language}) word))`

/**
 * The same facets, of hits that are few: they are read in one plain statement and counted here, since the store takes
 * longer to plan the counting of a handful than to count them.
 */
export async function countFewFacets(
  on: Queryable,
  ids: readonly number[],
  mostValues: number,
): Promise<readonly FoundFacet[]> {
  const hits = await on.query<FacetHit>(
    `select a.year::text as year, a.site_id::text as journal, a.column_key as column, a.column_zh as "columnZh",
      a.column_en as "columnEn", to_json(a.keyword_keys) as keys,
      to_json(a.facet_keys) as keyed, ${written('zh')} as zh, ${written('en')} as en
    from article a where a.id = any($1::bigint[])`,
    [ids],
  )
  const years = counted(hits.map(({ year }) => year))
  const labels = (column: string) => ({
    zh: highest(hits.filter((hit) => hit.column === column).map(({ columnZh }) => columnZh)),
    en: highest(hits.filter((hit) => hit.column === column).map(({ columnEn }) => columnEn)),
  })
  const keys = counted(hits.flatMap((hit) => hit.keys))
  return [
    ...facet('year', years.toSorted(([a], [b]) => compare(b, a)).slice(0, mostValues)),
    ...facet('journal', commonest(counted(hits.map(({ journal }) => journal)), mostValues)),
    ...facet('column', commonest(counted(hits.map(({ column }) => column)), mostValues), labels),
    ...keywords('zh', keys, hits, mostValues),
    ...keywords('en', keys, hits, mostValues),
    ...keyedValues(
      hits.flatMap(({ keyed }) => keyed),
      mostValues,
    ),
  ]
}

type Count = readonly [value: string, count: number]

const unlabelled = { zh: '', en: '' } as const

const facet = (
  field: FacetField,
  counts: readonly Count[],
  labelOf: (value: string) => FoundFacet['label'] = () => unlabelled,
): readonly FoundFacet[] => counts.map(([value, count]) => ({ field, value, count, label: labelOf(value) }))

function counted(values: readonly string[]): readonly Count[] {
  const counts = new Map<string, number>()
  for (const value of values) if (value !== '') counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts]
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

const commonest = (counts: readonly Count[], most: number): readonly Count[] =>
  counts.toSorted(([a, many], [b, more]) => more - many || compare(a, b)).slice(0, most)

const highest = (texts: readonly string[]): string => texts.reduce((a, b) => (a < b ? b : a), '')

/** Keywords written in one language, counted in whichever language they stand. */
function keywords(
  language: UiLanguage,
  keys: readonly Count[],
  hits: readonly FacetHit[],
  most: number,
): readonly FoundFacet[] {
  const words = new Map<string, string>()
  for (const [key, word] of hits.flatMap((hit) => hit[language])) {
    words.set(key, highest([words.get(key) ?? '', word]))
  }
  const commonWords = commonest(
    keys.filter(([key]) => words.has(key)),
    most,
  )
  return facet('keyword', commonWords, (key) => ({ ...unlabelled, [language]: words.get(key) ?? '' }))
}

/** Values of the facets that are kept as keys, each listed in its languages. */
function keyedValues(keys: readonly string[], most: number): readonly FoundFacet[] {
  return Object.entries(keyedFields).flatMap(([field, letter]) => {
    const own = keys.filter((key) => key.startsWith(letter))
    const counts = counted(own.map((key) => key.slice(2)))
    const listedIn = (language: UiLanguage): readonly FoundFacet[] => {
      const values = new Set(
        own.filter((key) => key[1] === 'b' || key[1] === language[0]).map((key) => key.slice(2)),
      )
      const listed = commonest(
        counts.filter(([value]) => values.has(value)),
        most,
      )
      return facet(field as KeyedField, listed, (value) => ({ ...unlabelled, [language]: value }))
    }
    return uiLanguages.flatMap(listedIn)
  })
}
