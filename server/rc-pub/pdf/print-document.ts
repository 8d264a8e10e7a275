import { languageShown, localise, secondLanguage, type ContentLanguage, type UiLanguage } from '@xuekan/core'
import { writtenText, type ArticleNotice } from '@xuekan/core/content'
import { escapeMarkup, tag } from '../import/html/write-html.ts'
import type { ArticleRow } from '../store/article-row.ts'
import { fontStylesheets } from './print-fonts.ts'
import { pageStyles, printStyles } from './print-styles.ts'
import { runningHead } from './running-head.ts'
import { printProse } from './print-prose.ts'
import { writeAbstracts } from './write-abstracts.ts'
import { writeByline } from './write-byline.ts'
import { writeImprint } from './write-imprint.ts'
import { writeInline } from './write-inline.ts'
import { writeNotices } from './write-notices.ts'

/** Changes when the same article would be printed otherwise, so that what is kept is printed again. */
export const printedForm = 1

export interface PrintedText {
  /** Of the text itself. */
  readonly language: ContentLanguage
  /** Sanitised, with references. */
  readonly html: string
}

/** An article with its full text as one HTML document for A4 pages; its front matter is in the reader's language. */
export function printDocument(
  row: ArticleRow,
  text: PrintedText,
  language: UiLanguage,
  notices: readonly ArticleNotice[] = [],
): string {
  const { record } = row
  const head = runningHead(row, language)
  const shown = languageShown(record.title, language)
  const second = secondLanguage(record.title, shown)
  const column = localise(record.column, language)
  const front = [
    writeNotices(notices, language),
    tag('p', { class: 'source' }, escapeMarkup(head.source)),
    column === '' ? '' : tag('p', { class: 'column' }, writeInline(column)),
    tag('h1', { lang: shown }, writeInline(record.title[shown])),
    second === null
      ? ''
      : tag('p', { class: 'second-title', lang: second }, writeInline(record.title[second])),
    writeByline(record, language),
    writeAbstracts(record, language),
    writeImprint(row, language),
  ]
  const links = fontStylesheets.map((address) => `<link rel="stylesheet" href="${address}">`).join('')
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">`,
    tag('title', {}, escapeMarkup(writtenText(record.title[shown]))),
    links,
    `<style>${printStyles}${pageStyles(head)}</style></head><body>`,
    tag('header', { class: 'front' }, front.join('')),
    tag('main', { class: 'prose', lang: text.language }, printProse(text.html)),
    '</body></html>',
  ].join('')
}
