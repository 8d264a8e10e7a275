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
    asked: '您打开的链接会退出当前账号，改为登录另一个账号。若不是您自己要换账号，请保持不变。',
    nobody: '您打开的链接会登录下面的账号。若不是您自己要登录，请保持不变。',
    present: '当前账号',
    offered: '链接中的账号',
    replace: (offered: string) => `登录 ${offered}`,
    stay: '保持不变',
    over: '链接不能用于登录',
    refused: '链接中的登录信息不正确、已用过或已失效。',
    loggedOut: '您没有登录。',
    onward: '继续前往',
  },
  en: {
    title: 'Log in to another account?',
    asked:
      'The link that you have followed would log you out, and in to another account. If you did not mean to change accounts, stay as you are.',
    nobody:
      'The link that you have followed would log you in to this account. If you did not mean to log in, stay as you are.',
    present: 'You are logged in as',
    offered: 'The link would log you in as',
    replace: (offered: string) => `Log in as ${offered}`,
    stay: 'Stay as I am',
    over: 'The link lets nobody in',
    refused: 'What the link says of a login is wrong, has been used, or is no longer good.',
    loggedOut: 'You are not logged in.',
    onward: 'Go on',
  },
} as const

/** Names with what they are, each on a line of its own: a name may be long, and written from right to left. */
const printNames = (names: readonly (readonly [label: string, name: string | null])[]): string => {
  const known = names.flatMap(([label, name]) =>
    name === null ? [] : [`<dt>${label}</dt><dd><bdi>${escapeMarkup(name)}</bdi></dd>`],
  )
  return known.length === 0 ? '' : `<dl>\n${known.join('\n')}\n</dl>\n`
}

/** Asks whether another member is to be logged in, or says that a link lets nobody in and who is logged in. */
export function printOfferPage(
  language: UiLanguage,
  { present, offered, action, onward }: OfferPage,
): string {
  const said = words[language]
  if (offered === null)
    return printPlainPage(
      language,
      said.over,
      `<p>${said.refused}${present === null ? ` ${said.loggedOut}` : ''}</p>
${printNames([[said.present, present]])}<p><a href="${escapeAttribute(onward)}" rel="nofollow">${said.onward}</a></p>`,
    )
  return printPlainPage(
    language,
    said.title,
    `<p>${present === null ? said.nobody : said.asked}</p>
${printNames([
  [said.present, present],
  [said.offered, offered],
])}<form method="post" action="${escapeAttribute(action)}">
<p><button name="action" value="stay" class="first">${said.stay}</button><button name="action" value="replace">${escapeMarkup(said.replace(offered))}</button></p>
</form>`,
  )
}
