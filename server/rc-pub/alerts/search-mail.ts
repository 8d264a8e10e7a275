import type { UiLanguage } from '@xuekan/core'
import { printEntries, type MailEntry } from './print-entries.ts'

/** What a saved search has newly found, in one language. */
export interface ToldSearch {
  /** What was searched for, as it was typed; '' for a search by filters alone. */
  readonly term: string
  /** Where it was searched. */
  readonly site: string
  /** Its results. */
  readonly url: string
  /** Articles that it has newly found; those beyond the named ones stand behind `url`. */
  readonly count: number
  readonly articles: readonly MailEntry[]
}

const words = {
  zh: {
    found: (count: number, term: string) =>
      term === '' ? `您保存的检索有 ${count} 篇新文章` : `“${term}”有 ${count} 篇新文章`,
    others: (count: number) => `另有 ${count} 篇，见检索结果。`,
    why: (site: string) => `您在“${site}”保存了这个检索，并要求有新文章时来信。`,
    leave: '不再来信：',
  },
  en: {
    found: (count: number, term: string) =>
      `${count === 1 ? '1 new article' : `${count} new articles`} for ${term === '' ? 'a search that you saved' : `“${term}”`}`,
    others: (count: number) =>
      count === 1 ? '1 more stands among the results.' : `${count} more stand among the results.`,
    why: (site: string) => `You saved this search at ${site} and asked to hear of new articles.`,
    leave: 'No more of these mails: ',
  },
} as const

/** Longer terms are cut in a subject. */
const longestTerm = 60

/** What a saved search has newly found, as plain text up to the address where its mails end. */
export function searchMail(
  { term, site, url, count, articles }: ToldSearch,
  language: UiLanguage,
): { readonly subject: string; readonly text: string } {
  const say = words[language]
  const letters = [...term]
  const subject = say.found(
    count,
    letters.length > longestTerm ? `${letters.slice(0, longestTerm).join('')}…` : term,
  )
  const rest = count - articles.length
  return {
    subject,
    text: [
      [subject, site, url].join('\n'),
      ...printEntries(articles, language),
      ...(rest > 0 ? [say.others(rest)] : []),
      ['--', say.why(site), say.leave].join('\n'),
    ].join('\n\n'),
  }
}
