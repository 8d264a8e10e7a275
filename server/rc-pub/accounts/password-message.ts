import type { UiLanguage } from '@xuekan/core'
import { maskUserName } from '@xuekan/core/member'
import type { News } from './account-news.ts'
import { newsForMember, type MemberMessage } from './news-for-member.ts'
import type { StoredMember } from './stored-members.ts'

/** What a member is told once the password has changed, so that a change by somebody else is noticed. */
function passwordMessage(userName: string, language: UiLanguage): MemberMessage {
  const name = maskUserName(userName)
  return language === 'zh'
    ? {
        subject: '您的密码已更改',
        text: `账号 ${name} 的密码刚刚更改，其他设备上的登录都已退出。若非您本人操作，请立即用“忘记密码”重设。`,
      }
    : {
        subject: 'Your password was changed',
        text: `The password of the account ${name} has just been changed, and other devices have been logged out. If it was not you, set another one at once by “Forgotten password”.`,
      }
}

/** It, for a member. */
export const passwordNews = (member: StoredMember, language: UiLanguage): readonly News[] =>
  newsForMember(member, passwordMessage(member.userName, language), language)
