import type { UiLanguage } from '@xuekan/core'
import { maskUserName } from '@xuekan/core/member'
import type { Senders } from '../accounts/senders.ts'
import { tellMember, type MemberMessage } from '../accounts/tell-member.ts'
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

/** Tells a member that another account lets in, so that a binding by somebody else is noticed. */
export const tellBinding = (
  senders: Senders,
  member: StoredMember,
  { name, language }: { readonly name: string; readonly language: UiLanguage },
): Promise<void> => tellMember(senders, member, bindingMessage(member.userName, name, language), language)
