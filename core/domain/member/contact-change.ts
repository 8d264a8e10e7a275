import type { AccountMessage } from './account-form.ts'
import { validateEmail } from './email.ts'
import { validatePhone } from './phone.ts'
import type { Receiver } from './receiver.ts'

/** What a member logs in with, beside the user name: a phone number or an e-mail address. */
export type ContactKind = Receiver['kind']

/**
 * What is wrong with another number or address to log in with, before anything is asked (C5.6, C5.7); null for one that a
 * code can be sent to. The one that the account has already is none.
 */
export function contactFault(kind: ContactKind, raw: string, present: string): AccountMessage | null {
  const text = raw.trim().toLowerCase()
  const checked = kind === 'phone' ? validatePhone(text) : validateEmail(text)
  if (!checked.ok) return checked.error === 'empty' ? 'receiver.empty' : `${kind}.malformed`
  return checked.value === present ? 'receiver.unchanged' : null
}
