import type { UiLanguage } from '@xuekan/core'
import { maskUserName } from '@xuekan/core/member'
import type { News } from '../accounts/account-news.ts'
import { newsForMember, type MemberMessage } from '../accounts/news-for-member.ts'
import type { StoredMember } from '../accounts/stored-members.ts'

function bindingMessage(userName: string, party: string, language: UiLanguage): MemberMessage {
  const name = maskUserName(userName)
  return language === 'zh'
    ? {
        subject: `您的账号已绑定 ${party}`,
        text: `账号 ${name} 刚刚绑定了 ${party}，此后可以用它登录。若非您本人操作，请立即登录并解除绑定，再更改密码。`,
      }
    : {
        subject: `${party} was bound to your account`,
        text: `${party} has just been bound to the account ${name} and lets you in from now on. If it was not you, log in and unbind it at once, and change your password.`,
      }
}

/** What a member is told when another account lets in, so that a binding by somebody else is noticed. */
export const bindingNews = (
  member: StoredMember,
  { name, language }: { readonly name: string; readonly language: UiLanguage },
): readonly News[] => newsForMember(member, bindingMessage(member.userName, name, language), language)
