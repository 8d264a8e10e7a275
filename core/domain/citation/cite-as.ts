import type { UiLanguage } from '../language/ui-language.ts'
import { summaryRecordOf, type Citable } from './summary-record-of.ts'
import { printGbt7714 } from './print-gbt7714.ts'

/** An article as a GB/T 7714-2015 string, in this language where the article has it, else in the other. */
export const citeAs = (article: Citable, language: UiLanguage): string =>
  printGbt7714(summaryRecordOf(article, language))
