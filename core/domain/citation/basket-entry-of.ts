import type { ArticleSummary } from '../article/article.ts'
import type { UiLanguage } from '../language/ui-language.ts'
import type { LocalizedText } from '../language/localized.ts'
import type { BasketEntry } from './basket.ts'
import { summaryRecordOf, type Citable } from './summary-record-of.ts'
import { writtenText } from '../article/written-text.ts'
import { sourcePart } from './print-gbt7714.ts'

/** An article as the basket keeps it: its title as text, and where it appeared. */
export function basketEntryOf(article: Citable & Pick<ArticleSummary, 'siteId' | 'id'>): BasketEntry {
  const title = { zh: writtenText(article.title.zh), en: writtenText(article.title.en) }
  const sourceIn = (language: UiLanguage): string =>
    title[language] === '' ? '' : sourcePart(summaryRecordOf(article, language))
  const source: LocalizedText = { zh: sourceIn('zh'), en: sourceIn('en') }
  return { siteId: article.siteId, id: article.id, title, source }
}
