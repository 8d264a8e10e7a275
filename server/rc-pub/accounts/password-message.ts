import type { UiLanguage } from '@xuekan/core'
import { maskUserName } from '@xuekan/core/member'
import type { Senders } from './senders.ts'
import type { StoredMember } from './stored-members.ts'

/** What a member is told once the password has changed, so that a change by somebody else is noticed. */
function passwordMessage(userName: string, language: UiLanguage) {
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

/** Told by mail where the member logs in with an address, else by a short message; a change stands even where neither goes out. */
export async function tellPasswordChange(
  senders: Senders,
  { userName, email, mobileNo }: StoredMember,
  language: UiLanguage,
): Promise<void> {
  const { subject, text } = passwordMessage(userName, language)
  const told =
    email !== ''
      ? senders.mail.send({ to: email, subject, text, language })
      : mobileNo !== ''
        ? senders.sms.send({ to: mobileNo, text, language })
        : Promise.resolve()
  await told.catch(() => undefined)
}
