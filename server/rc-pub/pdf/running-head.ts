import { localise, type UiLanguage } from '@xuekan/core'
import { citationRecordOf, sourcePart } from '@xuekan/core/citation'
import { writtenText } from '@xuekan/core/content'
import { citedArticle } from '../routes/citations/cited-article.ts'
import type { ArticleRow } from '../store/article-row.ts'
import { printMessages } from './print-messages.ts'

/** The short citation at the head of each page but the first: who, and where it appeared. Plain text. */
export interface RunningHead {
  readonly authors: string
  /** `光子学通报, 2025, 43(11): 1309-1318`. */
  readonly source: string
}

export function runningHead(row: ArticleRow, language: UiLanguage): RunningHead {
  const [first, ...others] = row.record.contributors
  const name = first === undefined ? '' : writtenText(localise(first.name, language))
  return {
    authors: others.length === 0 || name === '' ? name : name + printMessages[language].others,
    source: sourcePart(citationRecordOf(citedArticle(row), language, '')),
  }
}
