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

/** Reads a Cookie header ('' for none); of several cookies with one name the first counts. What is written is read back. */
export function createRequestCookieJar(
  header: string,
  { secure = false }: RequestCookieOptions = {},
): RequestCookieJar {
  const values = readHeader(header)
  const written = new Map<string, string>()
  const print = (name: string, value: string, maxAge: number | null): void => {
    const parts = [`${encodeURIComponent(name)}=${encodeURIComponent(value)}`, 'Path=/', 'SameSite=Lax']
    if (maxAge !== null) parts.push(`Max-Age=${maxAge}`)
    if (secure) parts.push('Secure')
    written.set(name, parts.join('; '))
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

function readHeader(header: string): Map<string, string> {
  const values = new Map<string, string>()
  for (const pair of header.split(';')) {
    const equals = pair.indexOf('=')
    if (equals < 1) continue
    const name = decoded(pair.slice(0, equals).trim())
    const value = decoded(
      pair
        .slice(equals + 1)
        .trim()
        .replace(/^"(.*)"$/, '$1'),
    )
    if (!values.has(name)) values.set(name, value)
  }
  return values
}

/** As received where it is not percent-encoded properly. */
function decoded(raw: string): string {
  try {
    return decodeURIComponent(raw)
  } catch {
    return raw
  }
}
