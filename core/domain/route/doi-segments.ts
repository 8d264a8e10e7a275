import { escapeFirst, escapeSegment, escapeText, unescapeText } from './escape.ts'
import { isUiLanguage } from '../language/ui-language.ts'

/** Whether a raw segment like `10.1234` begins a DOI. */
export const startsDoi = (segment: string): boolean => /^10\.\d{4,9}(?:\.\d+)*(?:$|%2F)/i.test(segment)

/** Whether a raw last segment is a file beside an article page and not a page (`123.pdf`). */
export const isPdfName = (segment: string): boolean => /\.pdf$/i.test(segment)

/** The DOI that raw segments hold together; '' for none, and for a file. */
export function readDoi(segments: readonly string[]): string {
  const written = segments.join('/')
  return isPdfName(written) ? '' : unescapeText(written)
}

/**
 * The path of a DOI: its own slashes stay slashes where they can be read back.
 * Law: `readDoi(printDoi(doi).split('/'))` is `doi`, whatever language segment follows.
 */
export function printDoi(doi: string): string {
  const parts = doi.split('/')
  const whole = parts.some((part) => part === '' || part === '.' || part === '..')
  const written = whole ? [escapeText(doi)] : parts.map(escapeSegment)
  return escapePdf(written.map((part) => (isUiLanguage(part) ? escapeFirst(part) : part)).join('/'))
}

/** Hides a final `.pdf`, so that an identifier with such an end is not taken for a file. */
export const escapePdf = (path: string): string => path.replace(/\.(pdf)$/i, '%2E$1')
