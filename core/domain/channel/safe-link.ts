import { present } from '../text/present.ts'

const allowed = /^(?:(?:mailto|tel):.|https?:\/\/[^\s/\\?#@])/i

/**
 * A link from data that may be opened: http, https, mailto, tel, or a path of the site itself (C2.24). null for
 * everything else: absent values ('null', 'undefined', ''), other schemes in any spelling, scheme-relative and
 * backslashed hosts, and text with control characters, which browsers remove before they read a link.
 */
export function safeLink(raw: unknown): string | null {
  const link = present(raw)
  if (/[\p{Cc}\p{Cs}\u2028\u2029]/u.test(link)) return null
  if (link.startsWith('/')) return /^\/[/\\]/.test(link) ? null : link
  return allowed.test(link) ? link : null
}

/**
 * Whether a safe link leads to another host, and so to a window of its own. Paths of the site do not, nor do letters
 * and calls, which the reader's own programs take.
 */
export const leavesSite = (link: string): boolean => /^https?:/i.test(link)
