import type { UiLanguage } from '@xuekan/core'
import type { News } from './account-news.ts'
import type { StoredMember } from './stored-members.ts'

/** What a member is told of the account. */
export interface MemberMessage {
  readonly subject: string
  readonly text: string
}

/** For every number and address that the member logs in with. */
export function newsEverywhere(
  { email, mobileNo }: Pick<StoredMember, 'email' | 'mobileNo'>,
  { subject, text }: MemberMessage,
  language: UiLanguage,
): readonly News[] {
  return [
    ...(email === '' ? [] : [{ kind: 'mail', to: email, subject, text, language } as const]),
    ...(mobileNo === '' ? [] : [{ kind: 'sms', to: mobileNo, subject: '', text, language } as const]),
  ]
}

/** In both languages, where nobody knows which is read. */
export function inBothLanguages(message: (language: UiLanguage) => MemberMessage): MemberMessage {
  const both = [message('zh'), message('en')]
  return {
    subject: both.map(({ subject }) => subject).join(' / '),
    text: both.map(({ text }) => text).join('\n\n'),
  }
}

/** By mail where the member logs in with an address, else by a short message. */
export const newsForMember = (
  member: Pick<StoredMember, 'email' | 'mobileNo'>,
  message: MemberMessage,
  language: UiLanguage,
): readonly News[] => newsEverywhere(member, message, language).slice(0, 1)
