import { distinctUntilChanged, map, merge, of, Subject, switchMap, type Observable } from 'rxjs'
import type { Channel } from '../../domain/channel/channel.ts'
import { navigationFor, type NavigationLists } from '../../domain/storage/navigation-lists.ts'
import type { RequestContext } from '../../ports/async-result.ts'
import type { SiteGateway } from '../../ports/site-gateway.ts'
import type { StoredValue } from '../../ports/stored-value.ts'
import { createBehavior, type Behavior } from '../../reactive/behavior.ts'
import type { Scope } from '../../reactive/scope.ts'
import { failed, loading, ready, type Remote } from '../remote.ts'
import { sameContext } from './query-site.ts'

export type RemoteNavigationLists = Remote<readonly Channel[]>

export interface NavigationListsPorts {
  readonly sites: Pick<SiteGateway, 'channels'>
  /** `datanav`: the lists that were had last in this tab (C3.19). */
  readonly stored: StoredValue<NavigationLists | null>
}

export interface NavigationListsModel {
  readonly state$: Behavior<RemoteNavigationLists>
  readonly retry: () => void
}

/**
 * The navigation lists of the site that is read (C2.37, C7.5): asked once for each site and language, and kept; a
 * failure is not. The last ones outlive the page, for as long as the tab lasts. What is shown is always the present
 * reader's.
 */
export function createNavigationLists(
  { sites, stored }: NavigationListsPorts,
  scope: Scope,
  context$: Behavior<RequestContext>,
): NavigationListsModel {
  const had = new Map<string, readonly Channel[]>()
  const retries = new Subject<void>()
  const state = createBehavior<RemoteNavigationLists>(loading)

  const load = (context: RequestContext): Observable<RemoteNavigationLists> =>
    sites.channels(context).pipe(
      map((answer) => {
        if (!answer.ok) return failed(answer.error)
        had.set(keyOf(context), answer.value)
        stored.change(() => ({ ...context, channels: answer.value }))
        return ready(answer.value)
      }),
    )
  const listsOf = (context: RequestContext): Observable<RemoteNavigationLists> => {
    const known = had.get(keyOf(context)) ?? navigationFor(stored.value$.value, context)
    return known === null ? merge(of<RemoteNavigationLists>(loading), load(context)) : of(ready(known))
  }
  const contexts = context$.value$.pipe(distinctUntilChanged(sameContext))
  scope.add(
    merge(contexts, retries.pipe(map(() => context$.value)))
      .pipe(switchMap(listsOf))
      .subscribe((lists) => state.set(lists)),
  )
  return { state$: state, retry: () => retries.next() }
}

const keyOf = ({ siteId, language }: RequestContext): string => `${language} ${siteId}`
