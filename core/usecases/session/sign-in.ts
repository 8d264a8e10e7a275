import { sessionCookiesOf, type SignedIn } from '../../domain/member/session-cookies.ts'
import type { CookieJar } from '../../ports/cookie-jar.ts'
import { storeCookies } from './store-cookies.ts'

/** Keeps who has logged in (C4.7). False, and nothing changed, where the answer of the login names nobody. */
export function signIn(jar: CookieJar, answer: SignedIn): boolean {
  const cookies = sessionCookiesOf(answer)
  if (cookies === null) return false
  storeCookies(jar, cookies)
  return true
}
