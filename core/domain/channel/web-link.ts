import { leavesSite, safeLink } from './safe-link.ts'

/**
 * An address from data to go to or to show a picture from, such as a jump URL: http, https, or a path of the site
 * itself; null for everything else. Law: every web link is a safe link.
 */
export function webLink(raw: unknown): string | null {
  const link = safeLink(raw)
  return link !== null && (link.startsWith('/') || leavesSite(link)) ? link : null
}
