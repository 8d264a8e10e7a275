import { languageShown, localise, type UiLanguage } from '@xuekan/core'
import { writtenText } from '@xuekan/core/content'
import type { ArticleRow } from '../store/article-row.ts'
import { runningHead } from './running-head.ts'

/** What a PDF says of itself, by the keys of its information dictionary. Plain text, no value is empty. */
export type PdfInfo = Readonly<Record<string, string>>

/** Title, authors, source, DOI and keywords, for the programs that file PDFs. */
export function pdfInfo(row: ArticleRow, language: UiLanguage): PdfInfo {
  const { title, contributors, doi, keywords } = row.record
  const shown = languageShown(title, language)
  const all: PdfInfo = {
    Title: writtenText(title[shown]),
    Author: contributors.map(({ name }) => writtenText(localise(name, language))).join('; '),
    Subject: [runningHead(row, language).source, doi === '' ? '' : `DOI: ${doi}`]
      .filter(isPresent)
      .join('. '),
    Keywords: keywords[shown].map(writtenText).join('; '),
    Creator: 'Xuekan',
    doi,
  }
  return Object.fromEntries(Object.entries(all).filter(([, value]) => isPresent(value)))
}

const isPresent = (text: string): boolean => text !== ''
