import { readQuery } from '@xuekan/core/route'
import {
  facetFields,
  facetsFrom,
  findFrom,
  parseAdvancedQuery,
  searchAs,
  searchFields,
  searchPageSize,
  searchSorts,
  searchTimes,
  type AdvancedQuery,
  type SearchQuery,
} from '@xuekan/core/search'
import type { ArticleSearch } from '../../search/article-index.ts'
import type { SiteRow } from '../../store/site-row.ts'
import { data, refused, type HandlerContext, type Outcome } from '../endpoint-handler.ts'
import { requestedPage } from '../paging.ts'
import { journalsWith } from './journals-with.ts'
import { refuseAdvanced } from './refuse-advanced.ts'

/** What a call searches for: a term in a field, a term over every field, or an advanced query. */
export type RequestedKind = 'field' | 'quick' | 'advanced'

export interface RequestedSites {
  readonly journals: readonly SiteRow[]
  /** null for every site. */
  readonly sites: readonly number[] | null
}

/** More than any search box takes; a title that somebody pastes is shorter. */
const longestTerm = 500

const tooLong = refused(
  400,
  `检索词过长，最多 ${longestTerm} 个字符`,
  `The term is too long: at most ${longestTerm} characters.`,
)

/** A search as a call asks for it, or why it cannot be answered. */
export function requestedSearch(
  context: Pick<HandlerContext, 'today' | 'parameter'>,
  kind: RequestedKind,
  { journals, sites }: RequestedSites,
): Outcome<ArticleSearch> {
  const { today, parameter } = context
  const text = parameter('q').replaceAll('\u0000', ' ')
  const shown = requestedRange(context)
  if (shown.kind === 'refused') return shown
  const { size, number } = requestedPage(context, searchPageSize)
  const page = { page: number + 1 }
  const rest = { ...journalsSought(journals, shown.data.find), sites, today, size }
  if (kind !== 'advanced') {
    if (text.length > longestTerm) return tooLong
    const field = kind === 'quick' ? 'all' : choice('field', parameter('field'), searchFields, 'all')
    if (typeof field !== 'string') return field
    return data({ query: { ...shown.data, ...page, term: text, field }, ...rest })
  }
  const advanced = requestedAdvanced(text)
  if (advanced.kind === 'refused') return advanced
  return data({
    query: { ...shown.data, ...page, term: '', field: 'all' },
    advanced: { ...advanced.data, journalsWith: journalsWith(journals) },
    ...rest,
  })
}

/** Journals with a name that holds what is looked for among them. */
function journalsSought(
  journals: readonly SiteRow[],
  find: SearchQuery['find'],
): Pick<ArticleSearch, 'journalsSought'> {
  if (find?.field !== 'journal') return {}
  return { journalsSought: journalsWith(journals)('publicationName', 'fuzzy', find.text) }
}

function requestedAdvanced(text: string): Outcome<AdvancedQuery> {
  const read = parseAdvancedQuery(text)
  return read.ok ? data(read.value) : refuseAdvanced(read.error)
}

function requestedRange({
  parameter,
}: Pick<HandlerContext, 'parameter'>): Outcome<
  Pick<SearchQuery, 'sort' | 'time' | 'facets' | 'find' | 'as'>
> {
  const sort = choice('sort', parameter('sort'), searchSorts, 'relevance')
  if (typeof sort !== 'string') return sort
  const time = choice('time', parameter('time'), searchTimes.map(String), '0')
  if (typeof time !== 'string') return time
  const narrowing = [
    ...facetFields.map((field) => [field, parameter(field)] as const),
    ...readQuery(parameter('narrow')),
  ].map(([name, value]) => [name, value.replaceAll('\u0000', '')] as const)
  const find = findFrom(narrowing)
  const as = searchAs.find((each) => each === parameter('as'))
  return data({
    sort,
    time: searchTimes.find((years) => String(years) === time) ?? 0,
    facets: facetsFrom(narrowing),
    ...(find === null ? {} : { find }),
    ...(as === undefined ? {} : { as }),
  })
}

/** One of a few values, the usual one where nothing is given. */
function choice<T extends string>(
  name: string,
  raw: string,
  values: readonly T[],
  usual: NoInfer<T>,
): T | Extract<Outcome<never>, { readonly kind: 'refused' }> {
  const found = raw === '' ? usual : values.find((value) => value === raw)
  const named = values.join(', ')
  return (
    found ?? {
      kind: 'refused',
      status: 400,
      message: { zh: `${name} 应为 ${named} 之一`, en: `${name} should be one of ${named}.` },
    }
  )
}
