/**
 * The cookies of a Cookie header ('' for none) by name, each name and value decoded where it is percent-encoded
 * properly. Of several cookies with one name the first counts, as in a browser. Total.
 */
export function readCookies(header: string): ReadonlyMap<string, string> {
  const cookies = new Map<string, string>()
  for (const pair of header.split(';')) {
    const equals = pair.indexOf('=')
    const name = decoded(pair.slice(0, Math.max(equals, 0)).trim())
    if (name === '') continue
    const value = pair.slice(equals + 1).trim()
    if (!cookies.has(name)) cookies.set(name, decoded(value.replace(/^"(.*)"$/, '$1')))
  }
  return cookies
}

/** As received where it is not percent-encoded properly. */
function decoded(raw: string): string {
  if (!raw.includes('%')) return raw
  try {
    return decodeURIComponent(raw)
  } catch {
    return raw
  }
}
