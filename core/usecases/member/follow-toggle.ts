import type { Role } from '../../domain/member/role.ts'
import {
  printSavedSearch,
  type FollowedTerm,
  type SavedSearch,
  type SearchPace,
} from '../../domain/member/saved-search.ts'
import type { AsyncResult, RequestContext } from '../../ports/async-result.ts'
import type { SubscriptionGateway } from '../../ports/subscription-gateway.ts'
import type { Behavior } from '../../reactive/behavior.ts'
import type { Scope } from '../../reactive/scope.ts'
import { andThen, every, mapResult } from '../async-results.ts'
import type { Notify } from '../notices/notify.ts'
import { createMemberToggle, type MemberToggle, type ToggleModel } from './member-toggle.ts'

export interface FollowTogglePorts {
  readonly subscriptions: Pick<SubscriptionGateway, 'savedSearches' | 'saveSearch' | 'dropSearch'>
  readonly notify: Notify
}

export interface FollowToggleOptions extends Pick<MemberToggle, 'known$'> {
  /** Of the site whose articles are meant. */
  readonly context: RequestContext
  readonly role$: Behavior<Role>
  readonly term: FollowedTerm
  /** Scheme and host of the site, to which letters lead. */
  readonly origin: string
}

/** How soon a member hears of a new article under a term, until the page of alerts says otherwise. */
const pace: SearchPace = 'immediate'

/**
 * Whether the member is written to of new articles under a term, and a click that changes it (C4.22). It is a saved search:
 * one that is kept without letters is off, and switching it on gives it a pace; switching off drops it.
 */
export function createFollowToggle(
  { subscriptions, notify }: FollowTogglePorts,
  scope: Scope,
  { context, role$, term, origin, known$ }: FollowToggleOptions,
): ToggleModel {
  const printed = printSavedSearch(term)
  const mine = (): AsyncResult<readonly SavedSearch[]> =>
    mapResult(subscriptions.savedSearches(context), (searches) =>
      searches.filter(
        ({ search, siteId }) => siteId === context.siteId && printSavedSearch(search) === printed,
      ),
    )
  const drop = (): AsyncResult<null> =>
    andThen(mine(), (found) =>
      mapResult(every(found.map(({ id }) => subscriptions.dropSearch(context, id))), () => null),
    )
  return createMemberToggle(
    {
      role$,
      action: 'subscribe',
      notify,
      known$,
      load: () => mapResult(mine(), (found) => found.some((one) => one.pace !== 'never')),
      send: (on) => (on ? subscriptions.saveSearch(context, { search: term, pace, origin }) : drop()),
    },
    scope,
  )
}
