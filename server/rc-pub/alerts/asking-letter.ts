import type { UiLanguage } from '@xuekan/core'

export interface ConfirmationLetter {
  /** The journal, or the site whose journals these are. */
  readonly name: string
  /** Whether it asks for articles with some keywords alone. */
  readonly isNarrowed: boolean
  /** Where it is begun: the page asks once more. */
  readonly url: string
}

/**
 * The letter that asks whether an address is to hear of new issues (C5.11): who did not ask does nothing. It says nothing
 * that was typed: nobody can have a message of their own sent to somebody else.
 */
export function askingLetter(
  { name, isNarrowed, url }: ConfirmationLetter,
  language: UiLanguage,
): { readonly subject: string; readonly text: string } {
  const lines =
    language === 'zh'
      ? {
          subject: `请确认订阅《${name}》的新刊提醒`,
          begin: `有人（希望是您）用这个邮箱订阅《${name}》的新刊提醒，每期一封。`,
          narrowed: '只告知含有所填关键词的文章。',
          link: '确认订阅，请在两天内打开：',
          end: '若非您本人操作，请忽略这封信：未经您确认，不会有提醒发给您。',
        }
      : {
          subject: `Please confirm: alerts of ${name}`,
          begin: `Somebody, we hope you, asked for alerts of ${name} to this address: one mail for each new issue.`,
          narrowed: 'It would tell of articles alone that have one of the keywords which were typed.',
          link: 'To confirm, open this within two days:',
          end: 'If it was not you, do nothing: no alert is sent before you say yes.',
        }
  const { subject, begin, narrowed, link, end } = lines
  const about = isNarrowed ? `${begin}\n${narrowed}` : begin
  return { subject, text: `${about}\n\n${link}\n${url}\n\n${end}\n` }
}
