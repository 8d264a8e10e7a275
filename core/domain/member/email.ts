import { err, type Result } from '../result.ts'
import { required } from './required.ts'

export type EmailError = 'empty' | 'malformed'

/** Limits of SMTP in characters (RFC 5321, 4.5.3.1). */
export const emailLimits = { local: 64, whole: 254 } as const

const atoms = /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*$/
const domain = /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+(?=[a-z\d-]*[a-z])[a-z\d](?:[a-z\d-]{0,61}[a-z\d])$/i

/**
 * An e-mail address as people have them (C5.7, C5.11): words joined by dots, '@', and a domain name of at least two
 * labels whose last is no number. White space around it is dropped; the text itself is kept.
 */
export function validateEmail(raw: string): Result<string, EmailError> {
  const text = required(raw)
  if (!text.ok) return text
  const at = text.value.lastIndexOf('@')
  const local = text.value.slice(0, Math.max(at, 0))
  const fits = text.value.length <= emailLimits.whole && local.length <= emailLimits.local
  return fits && atoms.test(local) && domain.test(text.value.slice(at + 1)) ? text : err('malformed')
}
