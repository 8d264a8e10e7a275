import type { UiLanguage } from '@xuekan/core'
import type { News } from './account-news.ts'
import { inBothLanguages, newsForMember } from './news-for-member.ts'
import { securityMessage } from './security-message.ts'
import type { StoredMember } from './stored-members.ts'

/** What is told to who was a member: the account is no more; in both languages where nobody knows which is read. */
export function deletedNews(member: StoredMember, language: UiLanguage | null): readonly News[] {
  const messageIn = (each: UiLanguage) => securityMessage('deleted', member.userName, each)
  const message = language === null ? inBothLanguages(messageIn) : messageIn(language)
  return newsForMember(member, message, language ?? 'zh')
}
