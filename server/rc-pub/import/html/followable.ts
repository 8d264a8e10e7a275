export const emailPattern = /^[^\s@<>"]+@[^\s@<>"]+$/

/** An address that may be followed, also in the braces of TeX: http, https or mailto; '' for anything else. */
export const followable = (raw: string): string => {
  const href = raw.trim().replace(/^\{(.*)\}$/, '$1')
  if (/^https?:\/\/[^\s]+$/i.test(href)) return href
  if (/^\/\/[^\s/]+\.[^\s]+$/.test(href)) return `https:${href}`
  if (/^www\.[^\s]+\.[^\s]+$/i.test(href)) return `https://${href}`
  if (/^mailto:/i.test(href) && emailPattern.test(href.slice(7))) return href
  return ''
}
