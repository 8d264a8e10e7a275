import { localise } from '../language/localized.ts'
import type { UiLanguage } from '../language/ui-language.ts'
import type { Article, FullText } from './article.ts'
import { outlineOf } from './outline-of.ts'

const heading =
  /^[\W\d]*(?:fund(?:ing|ers)\b|financial (?:support|disclosure)|financiamento|financiaci[oó]n)|基金|资助/i

/** Who paid, to be told beside the text; '' where the text has a part of its own that tells it. */
export function fundingBeside(
  { funding }: Pick<Article, 'funding'>,
  fullText: FullText | null,
  language: UiLanguage,
): string {
  const isTold = fullText !== null && outlineOf(fullText.html).some(({ text }) => heading.test(text))
  return isTold ? '' : localise(funding, language)
}
