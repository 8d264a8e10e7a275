import type { UiLanguage } from '@xuekan/core'
import type { Queryable } from '../store/database.ts'
import type { News } from './account-news.ts'
import { contactAddress } from './contact-address.ts'
import { inBothLanguages, newsForMember } from './news-for-member.ts'
import { securityMessage, type SecurityEvent } from './security-message.ts'
import type { StoredMember } from './stored-members.ts'

/** What a member is told of an event; in both languages for null, where nobody knows which is read. */
export async function securityNews(
  tx: Queryable,
  event: SecurityEvent,
  member: StoredMember,
  language: UiLanguage | null,
): Promise<readonly News[]> {
  const notice = { event, userName: member.userName, contact: await contactAddress(tx) }
  const messageIn = (each: UiLanguage) => securityMessage(notice, each)
  const message = language === null ? inBothLanguages(messageIn) : messageIn(language)
  return newsForMember(member, message, language ?? 'zh')
}
