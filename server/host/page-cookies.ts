import { isUiLanguage } from '@xuekan/core'
import { areCredentials } from '@xuekan/core/route'
import { cookieRules, readCookies, type CookieRule } from '@xuekan/core/site'

/** What a request's cookies are to a page. */
export interface PageCookies {
  /** All that rendering may read, by name; no value is ''. */
  readonly cookies: ReadonlyMap<string, string>
  /** The language of the cookie, the one thing that nobody's page may depend on; null for none. */
  readonly language: 'zh' | 'en' | null
  /** Whether they make the reader somebody: their pages are neither kept nor shared. */
  readonly isPersonal: boolean
}

const readable = Object.entries<CookieRule>(cookieRules).flatMap(([name, { use }]) =>
  use === 'reserved' || use === 'device' ? [] : [name],
)

const nobodys: Readonly<Record<'zh' | 'en' | '', PageCookies>> = {
  '': { cookies: new Map(), language: null, isPersonal: false },
  zh: { cookies: new Map([['language', 'zh']]), language: 'zh', isPersonal: false },
  en: { cookies: new Map([['language', 'en']]), language: 'en', isPersonal: false },
}

/** Nobody's cookies, where they change nothing. */
export const noCookies = nobodys[''].cookies

/**
 * What rendering is given of a Cookie header: the cookies of the core's table. Whoever has a credential is somebody;
 * nobody's cookies are their language and nothing else, so that a page that is kept cannot depend on more than the key
 * that it is kept under. Law: equal languages of nobody mean equal cookies. Total.
 */
export function pageCookies(header: string): PageCookies {
  if (header === '') return nobodys['']
  const sent = readCookies(header)
  const language = sent.get('language')
  const known = isUiLanguage(language) ? language : null
  const cookies = new Map(
    readable.flatMap((name) => {
      const value = sent.get(name) ?? ''
      return value === '' ? [] : [[name, value] as const]
    }),
  )
  const isPersonal = areCredentials(cookies)
  return isPersonal ? { cookies, language: known, isPersonal } : nobodys[known ?? '']
}
