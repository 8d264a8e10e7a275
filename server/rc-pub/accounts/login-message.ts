import { readDeviceName, maskUserName } from '@xuekan/core/member'
import type { UiLanguage } from '@xuekan/core'
import type { MemberMessage } from './news-for-member.ts'

/** A login on a device where the member has not logged in before. */
export interface NewLogin {
  readonly userName: string
  /** Milliseconds since 1970. */
  readonly at: number
  /** As who logs in says it: names of browsers and systems alone are told. */
  readonly device: string
  /** Where the member sees all devices; null where the letter cannot know the host. */
  readonly link: string | null
}

/** To the minute, by the clock of who reads the language: that of China, and UTC. */
const times: Readonly<Record<UiLanguage, { readonly format: Intl.DateTimeFormat; readonly zone: string }>> = {
  zh: {
    format: new Intl.DateTimeFormat('zh-CN', {
      dateStyle: 'long',
      timeStyle: 'short',
      hourCycle: 'h23',
      timeZone: 'Asia/Shanghai',
    }),
    zone: '（北京时间）',
  },
  en: {
    format: new Intl.DateTimeFormat('en-GB', {
      dateStyle: 'long',
      timeStyle: 'short',
      hourCycle: 'h23',
      timeZone: 'UTC',
    }),
    zone: ' UTC',
  },
}

/** What a member is told of a login on a new device. */
export function loginMessage({ userName, at, device, link }: NewLogin, language: UiLanguage): MemberMessage {
  const name = maskUserName(userName)
  const time = times[language].format.format(at) + times[language].zone
  const known = readDeviceName(device)
  return language === 'zh'
    ? {
        subject: '您的账号在新设备上登录',
        text: `账号 ${name} 刚刚在一台此前没有登录过的设备或浏览器上登录。

时间：${time}
设备：${known === '' ? '未知' : known}

若是您本人，无需处理。若非您本人操作，请在个人中心的“账号安全”中退出该设备，并立即更改密码。${link === null ? '' : `\n\n查看登录的设备：${link}`}`,
      }
    : {
        subject: 'Your account was used on a new device',
        text: `The account ${name} has just been logged in to on a device or browser that it had not been used on before.

Time: ${time}
Device: ${known === '' ? 'not known' : known}

If it was you, there is nothing to do. If it was not, log that device out under “Account security” in your personal centre, and change your password at once.${link === null ? '' : `\n\nSee where you are logged in: ${link}`}`,
      }
}
