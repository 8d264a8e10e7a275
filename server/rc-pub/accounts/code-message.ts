import type { LocalizedText, UiLanguage } from '@xuekan/core'
import type { CodePurpose } from '@xuekan/core/member'

/** `contact`: what a member wants to log in with; nobody else asks for such a code. */
export type SentPurpose = CodePurpose | 'contact'

const subjects: Readonly<Record<SentPurpose, LocalizedText>> = {
  register: { zh: '注册验证码', en: 'Your code to register' },
  login: { zh: '登录验证码', en: 'Your code to log in' },
  contact: { zh: '更换登录手机号或邮箱的验证码', en: 'Your code to log in with this number or address' },
  password: { zh: '重设密码验证码', en: 'Your code to set a new password' },
}

/** What is sent to somebody who asks for a code, in the language that was asked in. */
export function codeMessage(
  code: string,
  purpose: SentPurpose,
  language: UiLanguage,
): { readonly subject: string; readonly text: string } {
  const subject = subjects[purpose][language]
  const text =
    language === 'zh'
      ? `${subject}：${code}，十分钟内有效。请勿告诉任何人；若非您本人操作，请忽略。`
      : `${subject}: ${code}. It is valid for ten minutes. Tell nobody; if it was not you who asked, do nothing.`
  return { subject, text }
}
