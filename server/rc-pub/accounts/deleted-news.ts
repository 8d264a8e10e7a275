import type { UiLanguage } from '@xuekan/core'
import type { News } from './account-news.ts'
import { newsForMember } from './news-for-member.ts'
import { securityMessage } from './security-message.ts'
import type { StoredMember } from './stored-members.ts'

/** What is told to who was a member: the account is no more; in both languages where nobody knows which is read. */
export function deletedNews(member: StoredMember, language: UiLanguage | null): readonly News[] {
  const both = (language === null ? (['zh', 'en'] as const) : [language]).map((each) =>
    securityMessage('deleted', member.userName, each),
  )
  const message = {
    subject: both.map(({ subject }) => subject).join(' / '),
    text: both.map(({ text }) => text).join('\n\n'),
  }
  return newsForMember(member, message, language ?? 'zh')
}
