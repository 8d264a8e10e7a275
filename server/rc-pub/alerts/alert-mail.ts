import type { UiLanguage } from '@xuekan/core'
import { printEntries, type MailEntry } from './print-entries.ts'

/** An issue as a mail tells of it, in one language. */
export interface AnnouncedIssue {
  readonly journal: string
  readonly year: number
  readonly volume: string
  readonly issue: string
  /** ISO date, as much of it as is known; '' for none. */
  readonly published: string
  /** Where its contents are. */
  readonly url: string
  /** What the reader asked for; none for the whole issue. */
  readonly keywords: readonly string[]
  readonly articles: readonly MailEntry[]
}

const words = {
  zh: {
    year: (year: number) => `${year} 年`,
    volume: (volume: string) => `第 ${volume} 卷`,
    issue: (issue: string) => `第 ${issue} 期`,
    between: '',
    out: (journal: string, issue: string) => `《${journal}》${issue}出版了`,
    count: (count: number) => `${count} 篇文章`,
    chosen: (count: number, keywords: readonly string[]) =>
      `其中 ${count} 篇与您的关键词（${keywords.join('；')}）有关`,
    why: (journal: string) => `您订阅了《${journal}》的新刊提醒，每期一封。`,
    leave: '退订：',
  },
  en: {
    year: (year: number) => String(year),
    volume: (volume: string) => `volume ${volume}`,
    issue: (issue: string) => `issue ${issue}`,
    between: ', ',
    out: (journal: string, issue: string) => `${journal}: ${issue} is out`,
    count: (count: number) => (count === 1 ? '1 article' : `${count} articles`),
    chosen: (count: number, keywords: readonly string[]) =>
      `${count === 1 ? '1 article has' : `${count} articles have`} your keywords (${keywords.join('; ')})`,
    why: (journal: string) => `You asked to hear of each new issue of ${journal}, in one mail an issue.`,
    leave: 'Unsubscribe: ',
  },
} as const

/** What a subscriber is told of a new issue, as plain text up to the address where the subscription ends (C7.12). */
export function alertMail(
  { journal, year, volume, issue, published, url, keywords, articles }: AnnouncedIssue,
  language: UiLanguage,
): { readonly subject: string; readonly text: string } {
  const say = words[language]
  const numbers = [
    say.year(year),
    ...(volume === '' ? [] : [say.volume(volume)]),
    ...(issue === '' ? [] : [say.issue(issue)]),
  ].join(say.between)
  const subject = say.out(journal, numbers)
  const count = articles.length
  const counted = keywords.length === 0 ? say.count(count) : say.chosen(count, keywords)
  const head = [subject, ...(published === '' ? [] : [published]), counted, url]
  const foot = ['--', say.why(journal), say.leave]
  return {
    subject,
    text: [head.join('\n'), ...printEntries(articles, language), foot.join('\n')].join('\n\n'),
  }
}
