import { combineLatest } from 'rxjs'
import { basketEntryOf } from '../../domain/citation/basket-entry-of.ts'
import { sameItem, type BasketKey } from '../../domain/citation/basket-key.ts'
import {
  noHitsSelected,
  pagesOfHits,
  searchMark,
  selectedHits,
  selectHits,
  type HitSelection,
  type SelectedHit,
} from '../../domain/search/hit-selection.ts'
import type { WholeSearch } from '../../domain/search/search-export.ts'
import { searchPageSize } from '../../domain/search/search-query.ts'
import type { StoredValue } from '../../ports/stored-value.ts'
import { toBehavior, type Behavior } from '../../reactive/behavior.ts'
import { during } from '../../reactive/during.ts'
import type { Scope } from '../../reactive/scope.ts'
import { createAddFound, type AddFoundModel, type AddFoundPorts } from './add-found.ts'
import {
  createBasketModel,
  type BasketModel,
  type BasketOptions,
  type BasketPorts,
  type Collectable,
} from './basket.ts'

/** One page of hits as it is shown. */
export interface ShownHits {
  readonly search: WholeSearch
  /** The hits themselves, or those that English words add (C7.16). */
  readonly list: 'direct' | 'added'
  /** From 1, of that list. */
  readonly page: number
  readonly articles: readonly Collectable[]
}

/** What is chosen of one search. */
export interface ChosenHits {
  readonly hits: readonly SelectedHit[]
  /** On how many pages. */
  readonly pages: number
  readonly holds: (key: BasketKey) => boolean
}

/** The hits that are chosen over the pages of a search, as long as the tab lasts (C4.21). */
export interface HitSelectionModel {
  readonly state$: Behavior<HitSelection>
  /** What is chosen of this search now. */
  readonly of: (search: WholeSearch) => ChosenHits
  /** Chooses articles of a page, or no more. */
  readonly select: (page: ShownHits, articles: readonly BasketKey[], selected: boolean) => void
  readonly clear: () => void
}

/** The basket with what gathers hits for it. */
export interface CollectingModel extends BasketModel {
  readonly hits: HitSelectionModel
  readonly found: AddFoundModel
  /** Another value whenever something is chosen or a whole result added. */
  readonly gathered$: Behavior<unknown>
}

export interface CollectingPorts extends BasketPorts, Pick<AddFoundPorts, 'search'> {
  readonly selected: StoredValue<HitSelection>
}

/** The basket, the hits that are chosen for it over pages, and the whole result of a search (C4.21). */
export function createCollecting(
  ports: CollectingPorts,
  scope: Scope,
  options: BasketOptions,
): CollectingModel {
  const basket = createBasketModel(ports, scope, options)
  const hits = createHitSelection(ports.selected, scope)
  const found = createAddFound({ ...ports, basket }, scope)
  const gathered$ = toBehavior(scope, combineLatest([hits.state$.value$, found.state$.value$]))
  return { ...basket, hits, found, gathered$ }
}

function createHitSelection(stored: StoredValue<HitSelection>, scope: Scope): HitSelectionModel {
  const change = during(scope, stored.change)
  return {
    state$: stored.value$,
    of: (search) => {
      const hits = selectedHits(stored.value$.value, searchMark(search))
      return {
        hits,
        pages: pagesOfHits(hits),
        holds: (key) => hits.some(({ entry }) => sameItem(entry, key)),
      }
    },
    select: ({ search, list, page, articles }, chosen, selected) => {
      const start = (page - 1) * searchPageSize
      const changed = articles.flatMap((article, index) =>
        chosen.some((key) => sameItem(key, article))
          ? [{ entry: basketEntryOf(article), list: `${list} ${search.query.sort}`, at: start + index }]
          : [],
      )
      change((selection) => selectHits(selection, searchMark(search), changed, selected))
    },
    clear: () => change(() => noHitsSelected),
  }
}
