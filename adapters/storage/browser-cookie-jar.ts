import type { CookieJar } from '@xuekan/core'
import Cookies from 'js-cookie'
import { cookieRule } from './storage-keys.ts'
import { tried } from './tried.ts'

/**
 * The cookies of the page. Where cookies are denied, reading gives '' and writing does nothing.
 * `secure` keeps them off plain HTTP: true on pages that came over HTTPS.
 */
export function createBrowserCookieJar({ secure }: { readonly secure: boolean }): CookieJar {
  const place = { path: '/', sameSite: 'lax', secure } as const
  return {
    read: (name) => (cookieRule(name).use === 'reserved' ? '' : tried(() => Cookies.get(name) ?? '', '')),
    write: (name, value) => {
      const { days, use } = cookieRule(name)
      if (use === 'reserved') return
      tried(() => Cookies.set(name, value, { ...place, ...(days === null ? {} : { expires: days }) }), '')
    },
    clear: (name) => tried(() => Cookies.remove(name, place), undefined),
  }
}
