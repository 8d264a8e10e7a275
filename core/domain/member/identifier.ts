import { validateEmail } from './email.ts'
import { validatePhone } from './phone.ts'

/** What a member is known by: the user name, or where messages are sent to. */
export interface Identifier {
  readonly kind: 'phone' | 'email' | 'name'
  /** In its one form, by which it is kept and looked for. */
  readonly value: string
}

/**
 * Reads what was typed in place of a user name (C1.6): a phone number or an e-mail address that can take a message, else
 * a name. Letter case makes no difference. Law: a value is its own value. Total.
 */
export function readIdentifier(raw: string): Identifier {
  const phone = validatePhone(raw)
  if (phone.ok) return { kind: 'phone', value: phone.value }
  const value = raw.trim().toLowerCase()
  return { kind: validateEmail(value).ok ? 'email' : 'name', value }
}
