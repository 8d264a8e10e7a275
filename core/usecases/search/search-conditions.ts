import { concat, filter, map, of, Subject, switchMap, tap, type Observable } from 'rxjs'
import type { SearchType } from '../../domain/shell/header-config.ts'
import {
  selectCondition,
  switchSearchType,
  type ConditionChoice,
  type SearchCondition,
} from '../../domain/search/advanced-conditions.ts'
import { conditionTypeOf } from '../../domain/search/condition-types.ts'
import type { RequestContext } from '../../ports/async-result.ts'
import type { SearchGateway } from '../../ports/search-gateway.ts'
import { createBehavior, type Behavior } from '../../reactive/behavior.ts'
import type { Scope } from '../../reactive/scope.ts'

export interface SearchConditionsOptions {
  readonly context: RequestContext
  /** The types that the site searches; the first is chosen at first. */
  readonly types: readonly SearchType[]
}

export interface SearchConditionsModel {
  readonly state$: Behavior<ConditionChoice>
  /** Offers the conditions of another type of the site, the first of them selected (C4.17). */
  readonly selectType: (type: SearchType) => void
  /** Selects an offered condition by its field. */
  readonly selectCondition: (field: string) => void
}

type Options = readonly SearchCondition[]

/**
 * The conditions that a search can be narrowed to (C3.10, C4.17, C7.4). The latest type wins, whatever is answered
 * late. What was answered for a type is kept; a failure means silently no options, and choosing the type again after
 * another one asks again (C8.3).
 */
export function createSearchConditions(
  { search }: { readonly search: Pick<SearchGateway, 'conditions'> },
  scope: Scope,
  { context, types }: SearchConditionsOptions,
): SearchConditionsModel {
  const state = createBehavior(switchSearchType(types[0] ?? 'article', []))
  const known = new Map<SearchType, Options>()
  const chosen = new Subject<SearchType>()

  const requested = (type: SearchType): Observable<Options> => {
    const named = conditionTypeOf(type)
    if (named === null) return of([])
    return search.conditions(context, named).pipe(
      map((answer) => (answer.ok ? answer.value : null)),
      filter((options) => options !== null),
      tap((options) => known.set(type, options)),
    )
  }
  const optionsOf = (type: SearchType): Observable<Options> => {
    const options = known.get(type)
    return options === undefined ? concat(of([]), requested(type)) : of(options)
  }
  scope.add(
    chosen
      .pipe(switchMap((type) => optionsOf(type).pipe(map((options) => switchSearchType(type, options)))))
      .subscribe(state.set),
  )
  chosen.next(state.value.type)

  return {
    state$: state,
    selectType: (type) => {
      if (type !== state.value.type && types.includes(type)) chosen.next(type)
    },
    selectCondition: (field) => state.set(selectCondition(state.value, field)),
  }
}
