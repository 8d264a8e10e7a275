import type { SessionCookies } from '../../domain/member/session-cookies.ts'
import type { CookieJar } from '../../ports/cookie-jar.ts'

/** Writes the cookies of a session; '' clears one. */
export function storeCookies(jar: CookieJar, cookies: SessionCookies): void {
  for (const [name, value] of cookies) {
    if (value === '') jar.clear(name)
    else jar.write(name, value)
  }
}
