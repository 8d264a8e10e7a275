import type { UiLanguage } from '@xuekan/core'
import { maskUserName } from '@xuekan/core/member'
import { contactAddress } from '../accounts/contact-address.ts'
import type { News } from '../accounts/account-news.ts'
import { inBothLanguages, newsEverywhere, type MemberMessage } from '../accounts/news-for-member.ts'
import type { StoredMember } from '../accounts/stored-members.ts'
import type { Queryable } from '../store/database.ts'

/** `contact` is where the portal is written to, '' for nowhere. */
const mergeMessage = (from: string, into: string, contact: string, language: UiLanguage): MemberMessage =>
  language === 'zh'
    ? {
        subject: '您的两个账号已合并',
        text: `管理员已将账号 ${from} 合并到账号 ${into}：前者保存的内容都已移入后者，请用后者及其密码登录，前者不再存在。${contact === '' ? '' : `若非您所要求，请立即写信至 ${contact}。`}`,
      }
    : {
        subject: 'Two of your accounts are one now',
        text: `An operator has merged the account ${from} into the account ${into}: what the former held is in the latter. Log in to that one, with its password; the former is no more.${contact === '' ? '' : ` If you did not ask for it, write to ${contact} at once.`}`,
      }

/** What is told at every number and address of two accounts of which an operator has made one, who knows no language. */
export async function mergeNews(
  tx: Queryable,
  from: StoredMember,
  into: StoredMember,
): Promise<readonly News[]> {
  const names = [maskUserName(from.userName), maskUserName(into.userName)] as const
  const contact = await contactAddress(tx)
  const message = inBothLanguages((language) => mergeMessage(...names, contact, language))
  return [from, into].flatMap((member) => newsEverywhere(member, message, 'zh'))
}
