/** A lone surrogate becomes U+FFFD. */
export const wellFormed = (text: string): string =>
  // most texts have no surrogate at all, and are seen through at once
  /[\uD800-\uDFFF]/.test(text) ? text.replace(/\p{Cs}/gu, '\uFFFD') : text

/** Percent-encodes text for a query or one path segment. Total. */
export const escapeText = (text: string): string => encodeURIComponent(wellFormed(text))

/** As `escapeText`, leaving what a path may hold as it stands: DOIs stay readable. */
export const escapeSegment = (text: string): string =>
  escapeText(text).replace(/%(?:3A|3B|40|2C)/g, (escape) => decodeURIComponent(escape))

/**
 * Writes the first character, a letter or digit, as an escape, so that the segment is not read as a word of the route
 * grammar.
 */
export const escapeFirst = (segment: string): string =>
  `%${segment.charCodeAt(0).toString(16).toUpperCase()}${segment.slice(1)}`

/** Decodes percent escapes. Total: escapes that are not UTF-8 are kept literally. */
export function unescapeText(raw: string): string {
  if (!raw.includes('%')) return raw
  return raw.replace(/(?:%[0-9A-Fa-f]{2})+/g, (escapes) => {
    try {
      return decodeURIComponent(escapes)
    } catch {
      return escapes
    }
  })
}
