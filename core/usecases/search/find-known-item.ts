import type { ArticleSummary } from '../../domain/article/article.ts'
import type { AdvancedNode, AdvancedTerm } from '../../domain/search/advanced-query.ts'
import { bareIssn } from '../../domain/library/issn.ts'
import type { KnownItem } from '../../domain/search/known-item.ts'
import type { Failure } from '../../domain/failure/failure.ts'
import { isMeant, isTitled } from '../../domain/search/known-match.ts'
import { emptySearchQuery } from '../../domain/search/search-query.ts'
import { searchTermLimits } from '../../domain/search/search-term.ts'
import type { Journal } from '../../domain/site/journal.ts'
import type { SiteType } from '../../domain/site/site.ts'
import type { AsyncResult, RequestContext } from '../../ports/async-result.ts'
import type { Gateways } from '../../ports/gateways.ts'
import { andThen, every, mapResult, orElse, succeed, fail } from '../async-results.ts'
import { findInJournal, type OpenUrlTarget } from '../library/find-by-open-url.ts'
import { journalsOfSite } from '../site/journals-of-site.ts'

export type KnownItemPorts = Pick<Gateways, 'articles' | 'issues' | 'search' | 'sites'>

export interface KnownItemInput {
  readonly context: RequestContext
  readonly type: SiteType
  readonly item: KnownItem
}

/** Nothing, or several things, that a reader could mean: null. */
export type FoundItem = AsyncResult<OpenUrlTarget | null>

/** Journals in which a volume and a page are looked for; who has more names the journal. */
const mostJournals = 12

/** Articles with the words of a title, among which the one with the title itself is. */
const mostTitled = 20

/**
 * The one article, issue or journal that a known item means: by its DOI or its number in a registry, else by its title, else by its place in a
 * journal of the site, the journal alone by its ISSN. null for none and for several.
 */
export function findKnownItem(ports: KnownItemPorts, input: KnownItemInput): FoundItem {
  const { context, item } = input
  if (item.doi === '') return findByRegistry(ports, input)
  const byDoi = mapResult(ports.articles.byDoi(context, item.doi), targetOf)
  return orElse(byDoi, (failure) =>
    failure.kind === 'absent' ? findByRegistry(ports, input) : fail(failure),
  )
}

/** One after the other, since they are of one article; an rc-pub that knows no such call has none. */
function findByRegistry(ports: KnownItemPorts, input: KnownItemInput): FoundItem {
  const { context, item } = input
  return item.registryIds.reduceRight<() => FoundItem>(
    (others, id) => () =>
      orElse<OpenUrlTarget | null>(mapResult(ports.articles.byRegistryId(context, id), targetOf), (failure) =>
        withoutIt.has(failure.kind) ? others() : fail(failure),
      ),
    () => findByTitle(ports, input),
  )()
}

const withoutIt: ReadonlySet<Failure['kind']> = new Set(['absent', 'refused', 'malformed'])

const targetOf = (article: ArticleSummary): OpenUrlTarget => ({ kind: 'article', article, journal: null })

function findByTitle(ports: KnownItemPorts, input: KnownItemInput): FoundItem {
  const { context, item } = input
  const condition = titledWith(item)
  if (condition === null) return findByPlace(ports, input)
  const year = item.year === '' ? null : Number(item.year)
  const { term: _, field: __, ...shown } = emptySearchQuery
  const found = ports.search.advanced(
    context,
    { condition, years: { from: year, to: year } },
    shown,
    mostTitled,
  )
  return andThen(found, ({ hits }) => {
    const titled = hits.map(({ article }) => article).filter((article) => isTitled(item, article))
    const [article] = titled
    if (article === undefined) return findByPlace(ports, input)
    return succeed(titled.length === 1 ? targetOf(article) : null)
  })
}

/** Any of the titles, word by word; null where there is none. */
function titledWith({ titles }: KnownItem): AdvancedNode | null {
  const terms = titles.map((title): AdvancedTerm => ({
    kind: 'term',
    field: 'title',
    match: 'precise',
    text: beginning(title),
  }))
  const [first, ...others] = terms
  return first === undefined
    ? null
    : others.reduce<AdvancedNode>((left, right) => ({ kind: 'or', left, right }), first)
}

/** As much of a title as a term holds, in whole words. */
const beginning = (title: string): string =>
  title.length <= searchTermLimits.normal
    ? title
    : title
        .slice(0, searchTermLimits.normal)
        .replace(/[\uD800-\uDBFF]$|\s\S{0,40}$/u, '')
        .trim()

function findByPlace(ports: KnownItemPorts, { context, type, item }: KnownItemInput): FoundItem {
  const isPlaced = item.page !== '' || (item.issue !== '' && item.words === '')
  if (item.issns.length === 0 && !isPlaced) return succeed(null)
  return andThen(journalsOfSite(ports.sites, context, type), (all) => {
    const named = all.filter(({ issn }) => item.issns.length === 0 || item.issns.includes(bareIssn(issn)))
    const [journal] = named
    if (!isPlaced) return succeed(journal === undefined ? null : { kind: 'journal', journal })
    if (named.length > mostJournals) return succeed(null)
    const found = every(named.map((each) => findInOne(ports, each, { context, item })))
    return mapResult(found, (targets) => {
      const meant = targets.filter((target) => target !== null)
      return meant.length === 1 ? (meant[0] ?? null) : null
    })
  })
}

function findInOne(
  ports: KnownItemPorts,
  journal: Journal,
  { context, item }: Omit<KnownItemInput, 'type'>,
): FoundItem {
  const found: FoundItem = orElse<OpenUrlTarget | null>(
    findInJournal(ports, journal, { context, asked: item }),
    (failure) => (failure.kind === 'absent' ? succeed(null) : fail(failure)),
  )
  return mapResult(found, (target) => {
    if (target?.kind === 'article') return isMeant(item, target.article, journal) ? target : null
    return target?.kind === 'issue' && item.page === '' ? target : null
  })
}
