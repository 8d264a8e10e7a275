import type { UiLanguage } from '@xuekan/core'
import { maskUserName } from '@xuekan/core/member'
import type { News } from '../accounts/account-news.ts'
import {
  inBothLanguages,
  newsEverywhere,
  newsForMember,
  type MemberMessage,
} from '../accounts/news-for-member.ts'
import type { StoredMember } from '../accounts/stored-members.ts'

type InLanguage = Readonly<Record<UiLanguage, MemberMessage>>

const locked = (name: string): InLanguage => ({
  zh: {
    subject: '您的账号已被锁定',
    text: `账号 ${name} 已被管理员锁定，所有设备上的登录都已退出，在解锁之前不再收到提醒。如有疑问，请与我们联系。`,
  },
  en: {
    subject: 'Your account is locked',
    text: `The account ${name} has been locked by an operator. It has been logged out on all devices, and its alerts wait until it is unlocked. If you think that this is a mistake, write to us.`,
  },
})

const unlocked = (name: string): InLanguage => ({
  zh: { subject: '您的账号已解锁', text: `账号 ${name} 已解锁，可以重新登录。` },
  en: {
    subject: 'Your account is unlocked',
    text: `The account ${name} has been unlocked: you can log in again.`,
  },
})

const merged = (from: string, into: string): InLanguage => ({
  zh: {
    subject: '您的两个账号已合并',
    text: `管理员已将账号 ${from} 合并到账号 ${into}：前者保存的内容都已移入后者，请用后者及其密码登录，前者不再存在。若非您所要求，请立即与我们联系。`,
  },
  en: {
    subject: 'Two of your accounts are one now',
    text: `An operator has merged the account ${from} into the account ${into}: what the former held is in the latter. Log in to that one, with its password; the former is no more. If you did not ask for it, write to us at once.`,
  },
})

// operators do not know which language a member reads
const inBoth = (message: InLanguage): MemberMessage => inBothLanguages((language) => message[language])

/** What a member is told whom an operator lets in no more, or lets in again. */
export const lockNews = (member: StoredMember, isLocked: boolean): readonly News[] =>
  newsForMember(member, inBoth((isLocked ? locked : unlocked)(maskUserName(member.userName))), 'zh')

/** What is told at every number and address of two accounts of which an operator has made one. */
export function mergeNews(from: StoredMember, into: StoredMember): readonly News[] {
  const message = inBoth(merged(maskUserName(from.userName), maskUserName(into.userName)))
  return [from, into].flatMap((member) => newsEverywhere(member, message, 'zh'))
}
