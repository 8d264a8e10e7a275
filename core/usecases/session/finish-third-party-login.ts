import type { UiLanguage } from '../../domain/language/ui-language.ts'
import type { SignedIn } from '../../domain/member/session-cookies.ts'
import { thirdPartyStep } from '../../domain/member/third-party-login.ts'
import { formatRoute } from '../../domain/route/format-route.ts'
import type { CookieJar } from '../../ports/cookie-jar.ts'
import type { Navigation } from '../../ports/navigation.ts'
import type { Notify } from '../notices/notify.ts'
import { storeCookies } from './store-cookies.ts'

export interface ThirdPartyPorts {
  readonly cookies: CookieJar
  readonly navigation: Navigation
  readonly notify: Notify
}

/**
 * What follows the answer of a third party's login (C6.4): logged in and home, or on to bind the account, and told so.
 * The page that received the answer is left out of the way back.
 */
export function finishThirdPartyLogin(
  { cookies, navigation, notify }: ThirdPartyPorts,
  answer: SignedIn,
  language: UiLanguage,
): void {
  const step = thirdPartyStep(answer, language)
  storeCookies(cookies, step.cookies)
  if (step.kind === 'binding') notify(step.message)
  navigation.go(formatRoute(step.route), { replace: true })
}
