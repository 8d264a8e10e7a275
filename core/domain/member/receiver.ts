import { err, ok, type Result } from '../result.ts'
import { validateEmail } from './email.ts'
import { validatePhone } from './phone.ts'

/** Where a message with a code goes: a phone number or an e-mail address, in its one form. */
export interface Receiver {
  readonly kind: 'phone' | 'email'
  readonly value: string
}

/** A fault says what was meant: an address has an '@', a number has none. */
export type ReceiverError = 'empty' | 'phoneMalformed' | 'emailMalformed'

/** Reads where a code is to be sent to (C1.6, C5.6, C5.7). Law: a value is valid and is its own value. */
export function validateReceiver(raw: string): Result<Receiver, ReceiverError> {
  const text = raw.trim().toLowerCase()
  if (text === '') return err('empty')
  if (/[@＠]/.test(text)) {
    const email = validateEmail(text)
    return email.ok ? ok({ kind: 'email', value: email.value }) : err('emailMalformed')
  }
  const phone = validatePhone(text)
  return phone.ok ? ok({ kind: 'phone', value: phone.value }) : err('phoneMalformed')
}

/** What a code is for: it is good for nothing else. */
export const codePurposes = ['register', 'login', 'password'] as const
export type CodePurpose = (typeof codePurposes)[number]
