import type { AccountContent, UiLanguage } from '@xuekan/core'
import { sessionCookiesOf } from '@xuekan/core/member'
import type { Remote } from '@xuekan/core/reactive'
import { formatRoute, type Route } from '@xuekan/core/route'
import type { PageAnswer } from '../../server/host/page-answer.ts'

/** What answers a form that has let somebody in, in place of its page; null for any other page. */
export function enteredBy(route: Route, state: Remote<unknown>, language: UiLanguage): PageAnswer | null {
  if (route.page !== 'account' || state.status !== 'ready') return null
  // the state of an account route is this page's content
  const { entered, returnTo } = state.value as AccountContent
  const cookies = entered === null ? null : sessionCookiesOf(entered.signedIn)
  if (entered === null || cookies === null) return null
  const location = returnTo ?? formatRoute({ page: 'home', language, site: null })
  return { kind: 'entered', cookies, remember: entered.remember, location }
}
