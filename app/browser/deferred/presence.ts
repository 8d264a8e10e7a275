import type { Clock, Gateways, Navigation, Notify, RequestContext } from '@xuekan/core'
import { watchPresence, type PresenceModel } from '@xuekan/core/member'
import type { Scope } from '@xuekan/core/reactive'
import { basePath, endpoints } from '@xuekan/rc-pub/contract'
import { createReturns } from '@xuekan/web'
import type { Portal } from '../../../ui/binding/portal.ts'

/** What the code of a switch of a member takes. */
export interface SwitchPorts {
  readonly remote: Pick<Gateways, 'favourites' | 'subscriptions'>
  readonly notify: Notify
  readonly context: RequestContext
}

/** Whether a member is still logged in, and what is done for who is not. */
export interface Presence extends PresenceModel {
  /** Leads to the login, and back to this page. */
  readonly toLogin: () => void
}

/** Asks the host itself: through a gateway an answer that says no would be told, and lead to the login page (C4.10). */
export const watchPresenceIn = (
  clock: Clock,
  navigation: Navigation,
  { login, loginHref }: Pick<Portal, 'login' | 'loginHref'>,
  scope: Scope,
): Presence => ({
  ...watchPresence({ clock }, login, scope, {
    returns$: createReturns(window),
    referrer: window.document.referrer,
    origin: window.location.origin,
    ask: () =>
      window
        .fetch(basePath + endpoints.personalInfo.path, { cache: 'no-store' })
        // without a network nothing is known, and nothing changes
        .catch(() => null),
  }),
  toLogin: () => {
    const href = loginHref('login', navigation.address.value)
    if (href !== null) navigation.go(href)
  },
})
