import { fallbacks, type UiLanguage } from '@xuekan/core'
import { tag } from '../import/html/write-html.ts'
import type { StoredRecord } from '../store/article-row.ts'
import { printProse } from './print-prose.ts'
import { printMessages } from './print-messages.ts'
import { writeInline } from './write-inline.ts'

type Described = Pick<StoredRecord, 'abstractHtml' | 'keywords'>

/** Abstract and keywords in both languages, the reader's own first. */
export const writeAbstracts = (record: Described, language: UiLanguage): string =>
  fallbacks(language)
    .map((each) => writeAbstract(record, each))
    .join('')

function writeAbstract({ abstractHtml, keywords }: Described, language: UiLanguage): string {
  const words = printMessages[language]
  const named = keywords[language].map(writeInline).join(words.semicolon)
  const abstracts = [
    abstractHtml[language] === ''
      ? ''
      : tag('h2', {}, words.abstract) + tag('div', { class: 'prose' }, printProse(abstractHtml[language])),
    named === '' ? '' : tag('p', { class: 'keywords' }, `<b>${words.keywords}${words.colon}</b>${named}`),
  ].join('')
  return abstracts === '' ? '' : tag('section', { class: 'abstract', lang: language }, abstracts)
}
