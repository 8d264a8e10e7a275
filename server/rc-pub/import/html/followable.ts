export const emailPattern = /^[^\s@<>"]+@[^\s@<>"]+$/

/**
 * An address that may be followed, also in the braces of TeX: http, https or mailto, with what no address may hold
 * (`\`, control characters) percent-encoded; '' for anything else.
 */
export const followable = (raw: string): string => {
  const href = raw
    .trim()
    .replace(/^\{(.*)\}$/, '$1')
    .replace(/(?!\s)[\\\p{Cc}]/gu, (character) => encodeURIComponent(character))
  if (/^https?:\/\/[^\s]+$/i.test(href)) return href
  if (/^\/\/[^\s/]+\.[^\s]+$/.test(href)) return `https:${href}`
  if (/^www\.[^\s]+\.[^\s]+$/i.test(href)) return `https://${href}`
  if (/^mailto:/i.test(href) && emailPattern.test(href.slice(7))) return href
  return ''
}
