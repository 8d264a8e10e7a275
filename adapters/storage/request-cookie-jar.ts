import type { CookieJar } from '@xuekan/core'
import { cookieRule } from './storage-keys.ts'

/** The cookies of one request, and what its answer says about them. */
export interface RequestCookieJar extends CookieJar {
  /** Values for Set-Cookie headers, one for each cookie written or cleared, the last word on each. */
  readonly setCookies: () => readonly string[]
}

export interface RequestCookieOptions {
  /** Whether the request came over HTTPS. */
  readonly secure?: boolean
}

/** Over the cookies of a request (`readCookies`). What is written is read back. */
export function createRequestCookieJar(
  cookies: ReadonlyMap<string, string>,
  { secure = false }: RequestCookieOptions = {},
): RequestCookieJar {
  const values = new Map(cookies)
  const written = new Map<string, string>()
  const print = (name: string, value: string, maxAge: number | null): void => {
    const attributes = [`${encodeURIComponent(name)}=${encodeURIComponent(value)}`, 'Path=/', 'SameSite=Lax']
    if (maxAge !== null) attributes.push(`Max-Age=${maxAge}`)
    if (secure) attributes.push('Secure')
    written.set(name, attributes.join('; '))
  }
  return {
    read: (name) => (cookieRule(name).use === 'reserved' ? '' : (values.get(name) ?? '')),
    write: (name, value) => {
      const { days, use } = cookieRule(name)
      if (use === 'reserved') return
      const wellFormed = value.replace(/\p{Cs}/gu, '\uFFFD')
      values.set(name, wellFormed)
      print(name, wellFormed, days === null ? null : days * 86_400)
    },
    clear: (name) => {
      values.delete(name)
      print(name, '', 0)
    },
    setCookies: () => [...written.values()],
  }
}
