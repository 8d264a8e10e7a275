import { distinctUntilChanged, map, of, Subject, switchMap, type Observable } from 'rxjs'
import { validateTerm } from '../../domain/search/search-term.ts'
import { groupSuggestions, type Suggestion } from '../../domain/search/suggestion.ts'
import type { RequestContext } from '../../ports/async-result.ts'
import type { Clock } from '../../ports/clock.ts'
import type { SearchGateway } from '../../ports/search-gateway.ts'
import { createBehavior, type Behavior } from '../../reactive/behavior.ts'
import type { Scope } from '../../reactive/scope.ts'
import { sameInput } from '../same-input.ts'

/** From the last key to the question for suggestions, in milliseconds. */
export const suggestionDelay = 200

export interface SuggestionPorts {
  readonly clock: Clock
  readonly search: Pick<SearchGateway, 'suggestions'>
}

export interface SuggestionsModel {
  /** Those of one kind together; [] where nothing is suggested. */
  readonly state$: Behavior<readonly Suggestion[]>
  /** What the box holds now; suggestions for what it held before stay until those for this are here. */
  readonly request: (term: string) => void
  /** On submit and on Escape: no suggestions, and none that are still on their way. */
  readonly close: () => void
}

const none: readonly Suggestion[] = []

/** Suggestions while a term is typed: the latest term wins, a failure is silently no suggestions. */
export function createSuggestions(
  { clock, search }: SuggestionPorts,
  scope: Scope,
  { context }: { readonly context: RequestContext },
): SuggestionsModel {
  const state = createBehavior(none, sameInput)
  const wanted = new Subject<string | null>()
  const suggested = (term: string): Observable<readonly Suggestion[]> =>
    clock.after(suggestionDelay).pipe(
      switchMap(() => search.suggestions(context, term)),
      map((answer) =>
        answer.ok ? groupSuggestions(answer.value).flatMap((group) => group.suggestions) : none,
      ),
    )
  scope.add(
    wanted
      .pipe(
        distinctUntilChanged(),
        switchMap((term) => (term === null ? of(none) : suggested(term))),
      )
      .subscribe(state.set),
  )
  return {
    state$: state,
    request: (raw) => {
      const term = validateTerm(raw)
      wanted.next(term.ok ? term.value : null)
    },
    close: () => wanted.next(null),
  }
}
