import type { UiLanguage } from '@xuekan/core'
import type { Senders } from './senders.ts'
import type { StoredMember } from './stored-members.ts'

/** What a member is told of the account. */
export interface MemberMessage {
  readonly subject: string
  readonly text: string
}

/** Told at every number and address that the member logs in with; what has changed stands even where none goes out. */
export async function tellEverywhere(
  senders: Senders,
  { email, mobileNo }: StoredMember,
  { subject, text }: MemberMessage,
  language: UiLanguage,
): Promise<void> {
  await Promise.allSettled([
    ...(email === '' ? [] : [senders.mail.send({ to: email, subject, text, language })]),
    ...(mobileNo === '' ? [] : [senders.sms.send({ to: mobileNo, text, language })]),
  ])
}

/** Told by mail where the member logs in with an address, else by a short message; what has changed stands even where neither goes out. */
export async function tellMember(
  senders: Senders,
  { email, mobileNo }: StoredMember,
  { subject, text }: MemberMessage,
  language: UiLanguage,
): Promise<void> {
  const told =
    email !== ''
      ? senders.mail.send({ to: email, subject, text, language })
      : mobileNo !== ''
        ? senders.sms.send({ to: mobileNo, text, language })
        : Promise.resolve()
  await told.catch(() => undefined)
}
