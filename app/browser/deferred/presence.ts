import { watchPresence, type LoginModel } from '@xuekan/core/member'
import type { Scope } from '@xuekan/core/reactive'
import { basePath, endpoints } from '@xuekan/rc-pub/contract'
import { createReturns } from '@xuekan/web'

/** Asks the host itself: through a gateway an answer that says no would be told, and lead to the login page (C4.10). */
export const watchPresenceIn = (
  window: Window,
  scope: Scope,
  login: Pick<LoginModel, 'login$' | 'look'>,
  present: () => void,
): void =>
  watchPresence(login, scope, {
    returns$: createReturns(window),
    referrer: window.document.referrer,
    origin: window.location.origin,
    ask: () =>
      window
        .fetch(basePath + endpoints.personalInfo.path, { cache: 'no-store' })
        // without a network nothing is known, and nothing changes
        .catch(() => null),
    present,
  })
