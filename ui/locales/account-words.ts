import type { UiLanguage } from '@xuekan/core'
import type { AccountFormName, AccountMessage } from '@xuekan/core/member'
import { accountEn } from './account.en.ts'
import { accountZh } from './account.zh.ts'
import { noticesEn } from './notices.en.ts'
import { noticesZh } from './notices.zh.ts'

/** What the forms of accounts say; they come with their page and burden no other. */
export type AccountWord =
  | `${AccountFormName}.${'title' | 'lead' | 'submit'}`
  | `field.${'userName' | 'receiver' | 'code' | 'password' | 'newPassword' | 'confirmation'}`
  | `hint.${'password' | 'code' | 'sent'}`
  | `step.${'receiver' | 'code'}`
  | 'way.password'
  | 'way.code'
  | 'ways'
  | 'steps'
  | 'remember'
  | 'agree'
  | 'agreement.title'
  | 'agreement.text'
  | 'send'
  | 'resend'
  | 'resendIn'
  | 'another'
  | 'toForget'
  | 'toRegister'
  | 'toLogin'
  | 'noAccount'
  | 'hasAccount'
  | 'done.title'
  | 'done.text'

/** Those that no other page says. */
export type OwnMessage = 'userName.empty' | 'receiver.empty' | 'password.empty'

export type AccountTable = Readonly<Record<AccountWord | OwnMessage, string>>

/** The words of both languages, with those of every message that stands beside a field (C8.4). */
export const accountWords: Readonly<
  Record<UiLanguage, AccountTable & Readonly<Record<AccountMessage, string>>>
> = {
  zh: { ...noticesZh, ...accountZh },
  en: { ...noticesEn, ...accountEn },
}
