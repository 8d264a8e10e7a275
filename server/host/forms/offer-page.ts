import type { UiLanguage } from '@xuekan/core'
import { escapeAttribute, escapeMarkup } from '@xuekan/core/content'
import { printPlainPage } from '../plain-page.ts'

/** What the page says; names as they are shown to anybody. */
export interface OfferPage {
  /** Who is logged in; null for nobody. */
  readonly present: string | null
  /** Who would be; null where the link lets nobody in. */
  readonly offered: string | null
  /** The address that the form is posted to. */
  readonly action: string
  /** Where the reader goes on. */
  readonly onward: string
}

const words = {
  zh: {
    title: '要换一个账号登录吗？',
    asked: (present: string, offered: string) =>
      `您已登录账号 ${present}。您打开的链接会退出它，改为登录账号 ${offered}。若不是您自己要换账号，请继续使用原来的账号。`,
    nobody: (offered: string) => `您打开的链接会登录账号 ${offered}。`,
    replace: (offered: string) => `登录 ${offered}`,
    stay: '保持不变',
    over: '链接不能用于登录',
    refused: '您打开的链接中的登录信息已失效或不正确，登录状态没有改变。',
    onward: '继续前往',
  },
  en: {
    title: 'Log in to another account?',
    asked: (present: string, offered: string) =>
      `You are logged in as ${present}. The link that you have followed would log you out, and in as ${offered}. If you did not mean to change accounts, stay as you are.`,
    nobody: (offered: string) => `The link that you have followed would log you in as ${offered}.`,
    replace: (offered: string) => `Log in as ${offered}`,
    stay: 'Stay as I am',
    over: 'The link lets nobody in',
    refused:
      'What the link says of a login is no longer good, or wrong. Nothing about your login has changed.',
    onward: 'Go on',
  },
} as const

/** Asks whether another member is to be logged in, or says that a link lets nobody in. */
export function printOfferPage(
  language: UiLanguage,
  { present, offered, action, onward }: OfferPage,
): string {
  const said = words[language]
  const goOn = `<p><a href="${escapeAttribute(onward)}" rel="nofollow">${said.onward}</a></p>`
  if (offered === null) return printPlainPage(language, said.over, `<p>${said.refused}</p>\n${goOn}`)
  const text = present === null ? said.nobody(offered) : said.asked(present, offered)
  const button = (value: string, label: string): string =>
    `<button name="action" value="${value}">${escapeMarkup(label)}</button>`
  return printPlainPage(
    language,
    said.title,
    `<p>${escapeMarkup(text)}</p>
<form method="post" action="${escapeAttribute(action)}">
<p>${button('stay', said.stay)} ${button('replace', said.replace(offered))}</p>
</form>`,
  )
}
