import { map, merge, tap, type Observable } from 'rxjs'
import type { Basket } from '../../domain/citation/basket.ts'
import type { CitationRequest, ItemCitation } from '../../domain/citation/item-citations.ts'
import { rememberCitations } from '../../domain/citation/remember-citations.ts'
import type { Failure } from '../../domain/failure/failure.ts'
import type { UiLanguage } from '../../domain/language/ui-language.ts'
import type { Result } from '../../domain/result.ts'
import type { CitationGateway } from '../../ports/citation-gateway.ts'
import type { StoredValue } from '../../ports/stored-value.ts'
import type { Behavior } from '../../reactive/behavior.ts'
import type { Notify } from '../notices/notify.ts'
import { notifyFailure } from '../notices/notify-failure.ts'

export interface FetchCitationsPorts {
  readonly gateway: CitationGateway
  readonly citations: StoredValue<readonly ItemCitation[]>
  readonly notify: Notify
}

export interface AnsweredRequest {
  readonly request: CitationRequest
  readonly answer: Result<readonly ItemCitation[], Failure>
}

/**
 * Makes the calls for citations, one for each site (C7.9), and keeps each answer as it comes: a site whose call fails
 * is told and loses nothing of the others. Says which was answered, once that is kept; ends when every call has ended.
 */
export const fetchCitations = (
  { gateway, citations, notify }: FetchCitationsPorts,
  requests: readonly CitationRequest[],
  basket$: Behavior<Basket>,
  language: UiLanguage,
): Observable<AnsweredRequest> =>
  merge(
    ...requests.map((request) =>
      gateway.batchInfo({ language, siteId: request.siteId }, request.ids).pipe(
        tap((answer) => {
          if (answer.ok) citations.change((known) => rememberCitations(known, answer.value, basket$.value))
          else notifyFailure(notify, answer.error)
        }),
        map((answer) => ({ request, answer })),
      ),
    ),
  )
