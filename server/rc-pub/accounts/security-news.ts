import type { UiLanguage } from '@xuekan/core'
import type { News } from './account-news.ts'
import { inBothLanguages, newsForMember } from './news-for-member.ts'
import { securityMessage, type SecurityEvent } from './security-message.ts'
import type { StoredMember } from './stored-members.ts'

/** What a member is told of an event; in both languages for null, where nobody knows which is read. */
export function securityNews(
  event: SecurityEvent,
  member: StoredMember,
  language: UiLanguage | null,
): readonly News[] {
  const messageIn = (each: UiLanguage) => securityMessage(event, member.userName, each)
  const message = language === null ? inBothLanguages(messageIn) : messageIn(language)
  return newsForMember(member, message, language ?? 'zh')
}
