import type { UiLanguage } from '@xuekan/core'

export interface AskedLetter {
  /** The journal, or the site whose journals these are. */
  readonly name: string
  readonly keywords: readonly string[]
  /** Where it is begun: the page asks once more. */
  readonly url: string
}

/** The letter that asks whether an address is to hear of new issues (C5.11): who did not ask does nothing. */
export function askingLetter(
  { name, keywords, url }: AskedLetter,
  language: UiLanguage,
): { readonly subject: string; readonly text: string } {
  const lines =
    language === 'zh'
      ? {
          subject: `请确认订阅《${name}》的新刊提醒`,
          begin: `有人（希望是您）用这个邮箱订阅《${name}》的新刊提醒，每期一封。`,
          keywords: `关键词：${keywords.join('；')}`,
          link: '确认订阅，请在两天内打开：',
          end: '若非您本人操作，请忽略这封信，我们不会再来信。',
        }
      : {
          subject: `Please confirm: alerts of ${name}`,
          begin: `Somebody, we hope you, asked for alerts of ${name} to this address: one mail for each new issue.`,
          keywords: `Keywords: ${keywords.join('; ')}`,
          link: 'To confirm, open this within two days:',
          end: 'If it was not you, do nothing: we will not write again.',
        }
  const { subject, begin, link, end } = lines
  const about = keywords.length === 0 ? begin : `${begin}\n${lines.keywords}`
  return { subject, text: `${about}\n\n${link}\n${url}\n\n${end}\n` }
}
