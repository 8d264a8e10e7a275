import type { AccountMessage } from './account-form.ts'
import { validateEmail } from './email.ts'
import { passwordFaults } from './password.ts'
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

/** What a member is called once `receiver` is what they log in with: a name that was the former one becomes the new one. */
export const userNameAfter = (
  { userName, mobileNo, email }: ChangingMember,
  { kind, value }: Receiver,
): string => {
  const former = kind === 'phone' ? mobileNo : email
  return former !== '' && userName === former ? value : userName
}

/** Who changes a number or address; '' for none of its kind. */
export interface ChangingMember {
  readonly userName: string
  readonly mobileNo: string
  readonly email: string
}

/**
 * Whether a password that was allowed would hold the user name after a change, which the rules forbid (C5.4). A name that
 * stays is not looked at again. Law: never where the name stays; else just where the password could not be set under the
 * new name for that reason.
 */
export function holdsNewName(password: string, member: ChangingMember, receiver: Receiver): boolean {
  const userName = userNameAfter(member, receiver)
  return userName !== member.userName && passwordFaults(password, { userName }).includes('containsUserName')
}
