import { distinctUntilChanged, map } from 'rxjs'
import type { Scope } from '../../reactive/scope.ts'
import type { SearchBoxModel } from '../shell-models.ts'
import type { SearchConditionsModel } from './search-conditions.ts'

export interface OfferConditions {
  readonly searchBox: SearchBoxModel
  readonly conditions: SearchConditionsModel
}

/** Joins the search box with its conditions: its type decides what is offered, what is selected narrows its search (C4.17). */
export function offerConditions(scope: Scope, { searchBox, conditions }: OfferConditions): void {
  const type$ = searchBox.state$.value$.pipe(
    map(({ type }) => type),
    distinctUntilChanged(),
  )
  scope.add(type$.subscribe(conditions.selectType))
  scope.add(
    conditions.state$.value$.subscribe(({ type, selected }) => {
      if (type === searchBox.state$.value.type) searchBox.setField(selected?.field ?? 'all')
    }),
  )
}
