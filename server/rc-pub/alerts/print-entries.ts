import type { UiLanguage } from '@xuekan/core'

/** An article as a mail names it. */
export interface MailEntry {
  /** Without markup. */
  readonly title: string
  readonly authors: readonly string[]
  /** Where it stands, if that is to be said. */
  readonly journal?: string
  readonly url: string
}

/** Authors that are named before the rest is summed up. */
const namedAuthors = 6

const words = { zh: { comma: '，', others: ' 等' }, en: { comma: ', ', others: ' et al.' } } as const

/** Articles as plain text, numbered from 1, each with its authors and its address in lines of their own. */
export const printEntries = (articles: readonly MailEntry[], language: UiLanguage): readonly string[] =>
  articles.map(({ title, authors, journal = '', url }, index) => {
    const say = words[language]
    const named = authors.slice(0, namedAuthors).join(say.comma)
    const byline = authors.length > namedAuthors ? named + say.others : named
    return [`${index + 1}. ${title}`, byline, journal, url].filter((line) => line !== '').join('\n   ')
  })
