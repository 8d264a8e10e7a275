import type { UiLanguage } from '@xuekan/core'
import { securityMessage } from './security-message.ts'
import type { Senders } from './senders.ts'
import type { StoredMember } from './stored-members.ts'
import { tellMember } from './tell-member.ts'

/** Tells who was a member that the account is no more; in both languages where nobody knows which is read. */
export async function tellDeleted(
  senders: Senders,
  member: StoredMember,
  language: UiLanguage | null,
): Promise<void> {
  const [first, ...more] = (language === null ? (['zh', 'en'] as const) : [language]).map((each) =>
    securityMessage('deleted', member.userName, each),
  )
  if (first === undefined) return
  const both = [first, ...more]
  const message = {
    subject: both.map(({ subject }) => subject).join(' / '),
    text: both.map(({ text }) => text).join('\n\n'),
  }
  await tellMember(senders, member, message, language ?? 'zh')
}
