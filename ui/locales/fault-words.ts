import type { UiLanguage } from '@xuekan/core'
import type { AccountMessage } from '@xuekan/core/member'
import { noticesEn } from './notices.en.ts'
import { noticesZh } from './notices.zh.ts'

/** Every message that stands beside a field (C8.4), in both languages; pages with a field or two load no more than these. */
export const faultWords: Readonly<Record<UiLanguage, Readonly<Record<AccountMessage, string>>>> = {
  zh: {
    ...noticesZh,
    'userName.empty': '请输入手机号、邮箱或用户名',
    'receiver.empty': '请输入手机号或邮箱',
    'receiver.unchanged': '与现在使用的相同，请输入新的',
    'password.empty': '请输入密码',
    nobodyElsewhere: '您在本平台还没有登录，请在这里登录。',
    'passkey.cancelled': '没有选用通行密钥：操作已取消，或这台设备上没有本平台的通行密钥。',
    'passkey.known': '这台设备上已有您在本平台的通行密钥。',
    'passkey.unfit': '这台设备不能保存通行密钥，或未设置指纹、面容或 PIN 码。',
    'passkey.failed': '通行密钥暂时无法使用，请重试或换一种方式。',
  },
  en: {
    ...noticesEn,
    'userName.empty': 'Please enter your phone number, e-mail address or user name',
    'receiver.empty': 'Please enter a phone number or an e-mail address',
    'receiver.unchanged': 'This is the one in use, please enter another',
    'password.empty': 'Please enter the password',
    nobodyElsewhere: 'You are not logged in on this platform yet. Please log in here.',
    'passkey.cancelled': 'No passkey was chosen: you cancelled, or this device has none for this platform.',
    'passkey.known': 'This device has a passkey of yours for this platform already.',
    'passkey.unfit': 'This device cannot keep passkeys, or has no fingerprint, face or PIN set up.',
    'passkey.failed': 'The passkey could not be used. Please try again, or take another way.',
  },
}
