import { concatMap, Subject, tap, type Observable } from 'rxjs'
import { basketLimit } from '../../domain/citation/basket-key.ts'
import type { AddedToBasket } from '../../domain/citation/basket.ts'
import { parseAdvancedQuery } from '../../domain/search/advanced-parse.ts'
import { searchMark } from '../../domain/search/hit-selection.ts'
import type { WholeSearch } from '../../domain/search/search-export.ts'
import type { SearchResult } from '../../domain/search/search-result.ts'
import { asSiteId } from '../../domain/site/site.ts'
import type { AsyncResult } from '../../ports/async-result.ts'
import type { SearchGateway } from '../../ports/search-gateway.ts'
import { createBehavior, type Behavior } from '../../reactive/behavior.ts'
import type { Scope } from '../../reactive/scope.ts'
import { andThen, fail, succeed } from '../async-results.ts'
import { notifyFailure } from '../notices/notify-failure.ts'
import type { Notify } from '../notices/notify.ts'
import type { BasketModel, Collectable } from './basket.ts'

/** Hits of one call: as many as a call answers at once. */
const hitsPerCall = 100

export interface AddFoundPorts {
  readonly search: Pick<SearchGateway, 'articles' | 'advanced'>
  readonly basket: Pick<BasketModel, 'addArticles'>
  readonly notify: Notify
}

/** How it stands with the whole result of a search: `held` of its `total` hits are in the basket. */
export type FoundAdded =
  | { readonly status: 'adding' }
  | { readonly status: 'added'; readonly held: AddedToBasket['held']; readonly total: SearchResult['total'] }

export interface AddFoundModel {
  /** By the mark of the search; nothing for one that was not added. */
  readonly state$: Behavior<ReadonlyMap<string, FoundAdded>>
  readonly of: (search: WholeSearch) => FoundAdded | null
  /** Puts every hit into the basket, in the order that is shown, as far as they fit. Nothing while it does so already. */
  readonly add: (search: WholeSearch) => void
}

/**
 * The whole result of a search for the basket (C4.21): as many hits are asked for as a basket holds, since among so many
 * there are always enough that it lacks. A call that fails is told, and nothing is added.
 */
export function createAddFound({ search, basket, notify }: AddFoundPorts, scope: Scope): AddFoundModel {
  const state = createBehavior<ReadonlyMap<string, FoundAdded>>(new Map())
  const set = (mark: string, added: FoundAdded | null): void => {
    const next = new Map(state.value)
    if (added === null) next.delete(mark)
    else next.set(mark, added)
    state.set(next)
  }
  const wanted = new Subject<WholeSearch>()
  const adding = (whole: WholeSearch): Observable<unknown> =>
    firstHits(search, whole).pipe(
      tap((answer) => {
        const mark = searchMark(whole)
        if (!answer.ok) {
          set(mark, null)
          return notifyFailure(notify, answer.error)
        }
        const { total, articles } = answer.value
        set(mark, { status: 'added', held: basket.addArticles(articles).held, total })
      }),
    )
  scope.add(wanted.pipe(concatMap(adding)).subscribe())
  const of = (whole: WholeSearch): FoundAdded | null => state.value.get(searchMark(whole)) ?? null
  return {
    state$: state,
    of,
    add: (whole) => {
      if (scope.ended || of(whole)?.status === 'adding') return
      set(searchMark(whole), { status: 'adding' })
      wanted.next(whole)
    },
  }
}

interface FirstHits {
  readonly total: number
  /** Those that come first, each once, at most `basketLimit`. */
  readonly articles: readonly Collectable[]
}

function firstHits(search: AddFoundPorts['search'], whole: WholeSearch): AsyncResult<FirstHits> {
  const { kind, query, siteId, language } = whole
  const context = { siteId: asSiteId(siteId), language }
  const { find: _, ...asked } = query
  if (kind === 'article')
    return pagesFrom((page) => search.articles(context, { ...asked, page }, hitsPerCall), 1, [])
  const advanced = parseAdvancedQuery(query.term)
  if (!advanced.ok) return fail({ kind: 'absent', call: 'advSearch' })
  const { term: __, field: ___, ...shown } = asked
  return pagesFrom((page) => search.advanced(context, advanced.value, { ...shown, page }, hitsPerCall), 1, [])
}

/** One page after another, until there is nothing more or a basket would be full of them. */
const pagesFrom = (
  load: (page: number) => AsyncResult<SearchResult>,
  page: number,
  before: readonly Collectable[],
): AsyncResult<FirstHits> =>
  andThen(load(page), ({ total, hits }) => {
    const known = new Set(before.map(({ id }) => id))
    const articles = [...before, ...hits.map(({ article }) => article).filter(({ id }) => !known.has(id))]
    return hits.length < hitsPerCall || articles.length >= basketLimit
      ? succeed({ total, articles: articles.slice(0, basketLimit) })
      : pagesFrom(load, page + 1, articles)
  })
