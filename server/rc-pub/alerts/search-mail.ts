import type { UiLanguage } from '@xuekan/core'
import type { FollowedTerm } from '@xuekan/core/member'
import { printEntries, type MailEntry } from './print-entries.ts'

/** What a saved search has newly found, in one language. */
export interface AnnouncedSearch {
  readonly kind: 'search' | FollowedTerm['kind']
  /** What was searched for, as it was typed; '' for a search by filters alone. Or the term, in the letter's language. */
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
    others: (count: number, kind: AnnouncedSearch['kind']) =>
      `另有 ${count} 篇，见${kind === 'search' ? '检索结果' : '上面的页面'}。`,
    why: {
      search: (site: string) => `您在“${site}”保存了这个检索，并要求有新文章时来信。`,
      author: (site: string, term: string) => `您在“${site}”要求作者“${term}”有新文章时来信。`,
      keyword: (site: string, term: string) => `您在“${site}”要求关键词“${term}”有新文章时来信。`,
      column: (site: string, term: string) => `您在“${site}”要求栏目“${term}”有新文章时来信。`,
    },
    leave: '不再来信：',
  },
  en: {
    found: (count: number, term: string) =>
      `${count === 1 ? '1 new article' : `${count} new articles`} for ${term === '' ? 'a search that you saved' : `“${term}”`}`,
    others: (count: number, kind: AnnouncedSearch['kind']) =>
      `${count} more ${count === 1 ? 'stands' : 'stand'} ${kind === 'search' ? 'among the results' : 'on the page above'}.`,
    why: {
      search: (site: string) => `You saved this search at ${site} and asked to hear of new articles.`,
      author: (site: string, term: string) => `You asked at ${site} to hear of new articles by “${term}”.`,
      keyword: (site: string, term: string) =>
        `You asked at ${site} to hear of new articles with the keyword “${term}”.`,
      column: (site: string, term: string) =>
        `You asked at ${site} to hear of new articles in the section “${term}”.`,
    },
    leave: 'No more of these mails: ',
  },
} as const

/** Longer terms are cut in a subject. */
const longestTerm = 60

/** What a saved search has newly found, as plain text up to the address where its mails end. */
export function searchMail(
  { kind, term, site, url, count, articles }: AnnouncedSearch,
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
      ...(rest > 0 ? [say.others(rest, kind)] : []),
      ['--', say.why[kind](site, term), say.leave].join('\n'),
    ].join('\n\n'),
  }
}
