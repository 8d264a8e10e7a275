import { err, type Result } from '../result.ts'
import { required } from './required.ts'

export type EmailError = 'empty' | 'malformed'

/** Limits of SMTP in octets of UTF-8 (RFC 5321, 4.5.3.1; RFC 6531, 3.4 leaves them as they are). */
const emailLimits = { local: 64, whole: 254 } as const

/** Beyond ASCII; the wide forms of Latin letters are a slip of the input method. */
const foreign = String.raw`(?![\0-\x7F\uFF00-\uFFEF])`
const letter = String.raw`${foreign}[\p{L}\p{N}]`
/** Within a word: also the marks of a letter, the joiners of Persian and Indic scripts, and the dot of Catalan. */
const inner = String.raw`${foreign}[\p{L}\p{M}\p{N}\u200C\u200D\u00B7]`

const ascii = String.raw`[\w!#$%&'*+/=?^` + '`' + String.raw`{|}~\-]`
const atom = `(?:${ascii}|${letter})(?:${ascii}|${inner})*`
const label = String.raw`(?:[a-z\d]|${letter})(?:(?:[a-z\d\-]|${inner}){0,61}(?:[a-z\d]|(?![\u200C\u200D\u00B7])${inner}))?`

const localPart = new RegExp(String.raw`^${atom}(?:\.${atom})*$`, 'u')
/** The last label has a letter, and two characters at least. */
const domain = new RegExp(String.raw`^(?:${label}\.)+(?=[^.]*\p{L})(?=[^.]{2})${label}$`, 'iu')

/**
 * An e-mail address as people have them (C5.7, C5.11): words joined by dots, '@', and a domain name of at least two
 * labels whose last is no number. Words and labels can be of any script (RFC 6531, RFC 5890). White space around it is
 * dropped; the text itself is kept. Total.
 */
export function validateEmail(raw: string): Result<string, EmailError> {
  const text = required(raw)
  if (!text.ok) return text
  const at = text.value.lastIndexOf('@')
  const local = text.value.slice(0, Math.max(at, 0))
  const fits = octets(text.value) <= emailLimits.whole && octets(local) <= emailLimits.local
  return fits && localPart.test(local) && domain.test(text.value.slice(at + 1)) ? text : err('malformed')
}

/** How long a text is in UTF-8. */
const octets = (text: string): number =>
  [...text].reduce((sum, character) => {
    const code = character.codePointAt(0) ?? 0
    return sum + (code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4)
  }, 0)
