import type { CookieJar } from '../../ports/cookie-jar.ts'

/** Cookies in memory, without attributes or expiry. */
export function createFakeCookieJar(initial: Readonly<Record<string, string>> = {}): CookieJar {
  const values = new Map(Object.entries(initial))
  return {
    read: (name) => values.get(name) ?? '',
    write: (name, value) => {
      values.set(name, value)
    },
    clear: (name) => {
      values.delete(name)
    },
  }
}
