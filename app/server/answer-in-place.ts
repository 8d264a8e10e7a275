import type { AccountContent, PersonalContent, UiLanguage } from '@xuekan/core'
import { loginRoute, returnPath, sessionCookiesOf } from '@xuekan/core/member'
import type { Remote } from '@xuekan/core/reactive'
import { formatRoute, type Route } from '@xuekan/core/route'
import type { PageAnswer } from '../../server/host/page-answer.ts'

interface Settled {
  readonly route: Route
  readonly state: Remote<unknown>
  readonly language: UiLanguage
  /** Of the request. */
  readonly address: string
}

/**
 * What answers in place of a page that begins or ends a session: a form that has let somebody in or out, and the personal
 * centre of nobody, who logs in and comes back (C4.9, C4.10). null for any other page.
 */
export function answerInPlaceOf({ route, state, language, address }: Settled): PageAnswer | null {
  // the state of a route is its page's content
  if (route.page === 'account' && state.status === 'ready')
    return enteredBy(state.value as AccountContent, language)
  if (route.page !== 'personal' && route.page !== 'myAlbums') return null
  if (state.status === 'failed' && state.error.kind === 'expired')
    return { kind: 'left', end: 'expiry', location: formatRoute(loginRoute(language, returnPath(address))) }
  const isOut =
    route.page === 'personal' &&
    state.status === 'ready' &&
    (state.value as PersonalContent).done === 'logout'
  return isOut ? { kind: 'left', end: 'logout', location: formatRoute(loginRoute(language, null)) } : null
}

function enteredBy({ entered, returnTo }: AccountContent, language: UiLanguage): PageAnswer | null {
  const cookies = entered === null ? null : sessionCookiesOf(entered.signedIn)
  if (entered === null || cookies === null) return null
  const location = returnTo ?? formatRoute({ page: 'home', language, site: null })
  return { kind: 'entered', cookies, remember: entered.remember, location }
}
