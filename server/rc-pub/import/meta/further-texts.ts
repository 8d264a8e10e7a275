import { uiLanguageOf, type ContentLanguage } from '@xuekan/core'
import type { FurtherTextRecord } from '../../store/article-record.ts'
import type { Tagged } from '../text/tags.ts'

/** What a file gives in all its languages. No value is empty. */
export interface TextsInEachLanguage {
  readonly titles: readonly Tagged<string>[]
  readonly abstracts: readonly Tagged<string>[]
  readonly keywords: readonly Tagged<readonly string[]>[]
  readonly fullTexts: readonly Tagged<string>[]
}

/**
 * The texts in languages that have no slot, also those that stand in for English: of each language the first, that of
 * the original before all others.
 */
export function furtherTexts(
  original: ContentLanguage,
  { titles, abstracts, keywords, fullTexts }: TextsInEachLanguage,
): readonly FurtherTextRecord[] {
  const given = [titles, abstracts, keywords, fullTexts].flatMap((texts) => texts.map(({ tag }) => tag))
  const further = [...new Set(given)].filter((language) => uiLanguageOf(language) === null)
  const ordered = [
    ...further.filter((each) => each === original),
    ...further.filter((each) => each !== original),
  ]
  return ordered.map((language) => {
    const own = <T>(texts: readonly Tagged<T>[], nothing: T): T =>
      texts.find(({ tag }) => tag === language)?.value ?? nothing
    return {
      language,
      title: own(titles, ''),
      abstractHtml: own(abstracts, ''),
      keywords: own(keywords, []),
      fullTextHtml: own(fullTexts, ''),
    }
  })
}
