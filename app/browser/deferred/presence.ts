import type { Clock } from '@xuekan/core'
import { watchPresence, type LoginModel, type PresenceModel } from '@xuekan/core/member'
import type { Scope } from '@xuekan/core/reactive'
import { basePath, endpoints } from '@xuekan/rc-pub/contract'
import { createReturns } from '@xuekan/web'

/** Asks the host itself: through a gateway an answer that says no would be told, and lead to the login page (C4.10). */
export const watchPresenceIn = (
  window: Window,
  clock: Clock,
  login: Pick<LoginModel, 'login$' | 'look'>,
  scope: Scope,
): PresenceModel =>
  watchPresence({ clock }, login, scope, {
    returns$: createReturns(window),
    referrer: window.document.referrer,
    origin: window.location.origin,
    ask: () =>
      window
        .fetch(basePath + endpoints.personalInfo.path, { cache: 'no-store' })
        // without a network nothing is known, and nothing changes
        .catch(() => null),
  })
