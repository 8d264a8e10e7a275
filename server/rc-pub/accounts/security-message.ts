import type { UiLanguage } from '@xuekan/core'
import { maskUserName } from '@xuekan/core/member'
import type { MemberMessage } from './news-for-member.ts'

export type SecurityEvent =
  | 'factorOn'
  | 'factorOff'
  | 'factorGuessed'
  | 'passkeyOn'
  | 'passkeyOff'
  | 'phone'
  | 'email'
  | 'locked'
  | 'unlocked'
  | 'deleted'

/** A sentence that asks to write somewhere; '' where there is nowhere to write to. */
const asking = (contact: string, sentence: string): string => (contact === '' ? '' : sentence)

const notYou = {
  zh: (contact: string) => asking(contact, `若非您本人操作，请立即写信至 ${contact}。`),
  en: (contact: string) => asking(contact, ` If it was not you, write to ${contact} at once.`),
}

const messages: Readonly<
  Record<SecurityEvent, Readonly<Record<UiLanguage, (name: string, contact: string) => MemberMessage>>>
> = {
  factorOn: {
    zh: (name, contact) => ({
      subject: '两步验证已开启',
      text: `账号 ${name} 刚刚开启了两步验证，其他设备上的登录都已退出。${notYou.zh(contact)}`,
    }),
    en: (name, contact) => ({
      subject: 'Two-step login is on',
      text: `Two-step login has just been switched on for the account ${name}, and other devices have been logged out.${notYou.en(contact)}`,
    }),
  },
  factorOff: {
    zh: (name) => ({
      subject: '两步验证已关闭',
      text: `账号 ${name} 的两步验证刚刚关闭，其他设备上的登录都已退出。若非您本人操作，请立即更改密码。`,
    }),
    en: (name) => ({
      subject: 'Two-step login is off',
      text: `Two-step login has just been switched off for the account ${name}, and other devices have been logged out. If it was not you, change your password at once.`,
    }),
  },
  factorGuessed: {
    zh: (name) => ({
      subject: '有人多次输错您的验证码',
      text: `有人用密码登录账号 ${name}，并多次输错两步验证码，现已暂停尝试，未能登录。若非您本人操作，说明密码已被他人知晓，请立即更改密码。`,
    }),
    en: (name) => ({
      subject: 'Somebody has guessed your codes',
      text: `Somebody gave the password of the account ${name} and then many wrong codes of two-step login. They were kept out, and have to wait before they try again. If it was not you, others know your password: change it at once.`,
    }),
  },
  passkeyOn: {
    zh: (name) => ({
      subject: '已添加通行密钥',
      text: `账号 ${name} 刚刚添加了一个通行密钥，凭它即可登录；其他设备上的登录都已退出。若非您本人操作，请立即移除它并更改密码。`,
    }),
    en: (name) => ({
      subject: 'A passkey was added',
      text: `A passkey has just been added to the account ${name} and lets in by itself; other devices have been logged out. If it was not you, remove it and change your password at once.`,
    }),
  },
  passkeyOff: {
    zh: (name) => ({
      subject: '已移除通行密钥',
      text: `账号 ${name} 的一个通行密钥刚刚移除，其他设备上的登录都已退出。若非您本人操作，请立即更改密码。`,
    }),
    en: (name) => ({
      subject: 'A passkey was removed',
      text: `A passkey of the account ${name} has just been removed, and other devices have been logged out. If it was not you, change your password at once.`,
    }),
  },
  phone: {
    zh: (name, contact) => ({
      subject: '您的登录手机号已更换',
      text: `账号 ${name} 的登录手机号刚刚更换，其他设备上的登录都已退出。${notYou.zh(contact)}`,
    }),
    en: (name, contact) => ({
      subject: 'Your phone number was changed',
      text: `The account ${name} is now logged in to with another phone number, and other devices have been logged out.${notYou.en(contact)}`,
    }),
  },
  email: {
    zh: (name, contact) => ({
      subject: '您的登录邮箱已更换',
      text: `账号 ${name} 的登录邮箱刚刚更换，其他设备上的登录都已退出。${notYou.zh(contact)}`,
    }),
    en: (name, contact) => ({
      subject: 'Your e-mail address was changed',
      text: `The account ${name} is now logged in to with another e-mail address, and other devices have been logged out.${notYou.en(contact)}`,
    }),
  },
  locked: {
    zh: (name, contact) => ({
      subject: '您的账号已被锁定',
      text: `账号 ${name} 已被管理员锁定，所有设备上的登录都已退出，在解锁之前不再收到提醒。${asking(contact, `如有疑问，请写信至 ${contact}。`)}`,
    }),
    en: (name, contact) => ({
      subject: 'Your account is locked',
      text: `The account ${name} has been locked by an operator. It has been logged out on all devices, and its alerts wait until it is unlocked.${asking(contact, ` If you think that this is a mistake, write to ${contact}.`)}`,
    }),
  },
  unlocked: {
    zh: (name) => ({
      subject: '您的账号已解锁',
      text: `账号 ${name} 已解锁，可以重新登录。`,
    }),
    en: (name) => ({
      subject: 'Your account is unlocked',
      text: `The account ${name} has been unlocked: you can log in again.`,
    }),
  },
  deleted: {
    zh: (name) => ({
      subject: '您的账号已删除',
      text: `账号 ${name} 与其中保存的内容都已删除，无法恢复。`,
    }),
    en: (name) => ({
      subject: 'Your account is deleted',
      text: `The account ${name} and all that it held have been deleted, and cannot be restored.`,
    }),
  },
}

export interface SecurityNotice {
  readonly event: SecurityEvent
  readonly userName: string
  /** Where those who run the portal are written to; '' for nowhere. */
  readonly contact: string
}

/** What a member is told once the guards of the account have changed, it is locked or unlocked, or it has ended. */
export const securityMessage = (
  { event, userName, contact }: SecurityNotice,
  language: UiLanguage,
): MemberMessage => messages[event][language](maskUserName(userName), contact)
