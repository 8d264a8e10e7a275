import { unescapeText } from '../route/escape.ts'
import { parseRoute } from '../route/parse-route.ts'
import { readQuery } from '../route/query.ts'
import { segmentsOf, splitAddress } from '../route/split-address.ts'

/**
 * Whose a page is. everybody: the same for all who are nobody, so that shared caches may keep it. byCookie: that of all
 * whose `language` cookie is the same. reader: that of the one who asks, kept by nobody.
 */
export type PageSharing = 'everybody' | 'byCookie' | 'reader'

/** What says who is reading, as a cookie or in an address (C4.4, C4.8). */
const credentials: readonly string[] = ['token', 'commonToken', 'userName']

/** What the links of letters carry: who holds such a word ends or begins a subscription with it (C7.12). */
const letterWords: readonly string[] = ['leave', 'confirm']

/** Whether cookies make somebody of who asks. */
export const areCredentials = (cookies: ReadonlyMap<string, string>): boolean =>
  credentials.some((name) => (cookies.get(name) ?? '') !== '')

/**
 * Whether who learns an address could do what is another's: it bears a credential, the word of a letter, or the token of
 * an album that is shared (C7.13). Total.
 */
export const bearsSecret = (address: string): boolean =>
  parseRoute(address).page === 'sharedAlbum' ||
  readQuery(splitAddress(address).query).some(
    ([name]) => credentials.includes(name) || letterWords.includes(name),
  )

/**
 * Whose the page of an address is: a reader's with any credential in cookies, or where the address bears a secret;
 * everybody's where the address names its language, which no cookie changes then (C1.5); else it follows the cookie.
 * Total.
 */
export function pageSharing(address: string, cookies: ReadonlyMap<string, string>): PageSharing {
  if (areCredentials(cookies) || bearsSecret(address)) return 'reader'
  return parseRoute(address).language === null ? 'byCookie' : 'everybody'
}

/**
 * The path of a page as logs may know it: what stands behind `shared`, the token of an album, gives way to `*`, also where
 * the address is misspelt. Laws: no such token is in it; any other path stays as it is written.
 */
export function loggedPath(path: string): string {
  const segments = segmentsOf(splitAddress(path).path)
  const at = segments.findIndex((each) => unescapeText(each).toLowerCase() === 'shared')
  return at === -1 || at === segments.length - 1 ? path : `/${segments.slice(0, at + 1).join('/')}/*`
}
