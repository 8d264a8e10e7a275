import { plainText } from '../article/plain-text.ts'
import { excerpt } from '../text/excerpt.ts'
import { present } from '../text/present.ts'

/** The longest words of a server that a notice shows, in characters. */
export const serverTextLimit = 300

/** What ends a line, or is no character for readers. */
const breaks = /[\p{Cc}\p{Zl}\p{Zp}]/gu
/** Half characters, and marks that are not seen but turn or part what stands beside them. */
const unseen = /[\p{Cs}\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/gu

/** What would begin markup where the words are read once more, such as the rest of a tag within a tag. */
const opening = /<(?=[a-z/!?])/gi

/**
 * The words of a server's answer as a notice may show them (C8.1): one line of plain text, without markup, control
 * and direction marks, of 300 characters at most; '' where the server says nothing. Total.
 */
export function serverText(raw: string): string {
  const text = plainText(raw)
    .replace(breaks, ' ')
    .replace(unseen, '')
    .replace(/\s+/g, ' ')
    .replace(opening, '‹')
  return excerpt(present(text), serverTextLimit)
}

/**
 * The words of a server's answer as a failure carries them: as they came, unless they are longer than a notice may be,
 * since a failure travels with its page. Total. Law: they have 300 characters at most, and a notice shows the same of
 * them as of the words that came, where these hold no escaped markup.
 */
export const carriedText = (raw: string): string => (raw.length <= serverTextLimit ? raw : serverText(raw))
