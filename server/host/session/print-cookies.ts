import { clearedAtExpiry, clearedAtLogout, cookieRules, type CookieRule } from '@xuekan/core/site'
import type { SessionCookies } from '@xuekan/core/member'

export interface CookiePlace {
  /** Whether the page came over TLS: then its cookies go nowhere else. */
  readonly isSecure: boolean
  /** Whether they outlast the browser's window. */
  readonly remember: boolean
}

/** What a login puts into cookies (C4.7), as headers. What proves who is reading is out of the reach of scripts. */
export const printSessionCookies = (cookies: SessionCookies, place: CookiePlace): readonly string[] =>
  cookies.map(([name, value]) =>
    value === ''
      ? cleared(name, place.isSecure)
      : print(name, value, secondsOf(name, place.remember), place.isSecure),
  )

/** null until the browser closes. */
function secondsOf(name: keyof typeof cookieRules, remember: boolean): number | null {
  const { days, rememberedDays }: CookieRule = cookieRules[name]
  const lasting = remember ? (rememberedDays ?? days) : days
  return lasting === null ? null : lasting * 86_400
}

/** What the end of a session takes (C4.9, C4.10), as headers. */
export const printClearedCookies = (end: 'logout' | 'expiry', isSecure: boolean): readonly string[] =>
  (end === 'logout' ? clearedAtLogout : clearedAtExpiry).map((name) => cleared(name, isSecure))

const cleared = (name: keyof typeof cookieRules, isSecure: boolean): string => print(name, '', 0, isSecure)

function print(
  name: keyof typeof cookieRules,
  value: string,
  seconds: number | null,
  isSecure: boolean,
): string {
  const { use }: CookieRule = cookieRules[name]
  return [
    `${name}=${encodeURIComponent(value)}`,
    'Path=/',
    ...(seconds === null ? [] : [`Max-Age=${seconds}`]),
    ...(use === 'credential' || use === 'device' ? ['HttpOnly'] : []),
    ...(isSecure ? ['Secure'] : []),
    'SameSite=Lax',
  ].join('; ')
}
