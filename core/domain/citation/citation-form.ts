import { fallbacks } from '../language/fallbacks.ts'
import { uiLanguages, type UiLanguage } from '../language/ui-language.ts'
import { fieldValue } from './field-value.ts'
import type { ItemCitation } from './item-citations.ts'

/** The languages in which citations are shown and copied: one of them, or both beside each other. */
export type CitationForm = UiLanguage | 'both'

export const citationForms: readonly CitationForm[] = ['both', ...uiLanguages]

/** A citation in one language, on one line. */
export interface CitationLine {
  readonly language: UiLanguage
  readonly text: string
}

/**
 * The citations of an item in a form, those that it has; of both the one in `first` comes first. Where both say the
 * same, since the article stands in one language alone, they are one.
 */
export function citationLines(
  text: ItemCitation['text'],
  form: CitationForm,
  first: UiLanguage,
): readonly CitationLine[] {
  const wanted: readonly UiLanguage[] = form === 'both' ? fallbacks(first) : [form]
  const lines = wanted
    .map((language) => ({ language, text: fieldValue(text[language]) }))
    .filter((line) => line.text !== '')
  return lines.filter((line, index) => index === 0 || line.text !== lines[0]?.text)
}

/** The language of an export: a file is in one. */
export const formLanguage = (form: CitationForm, first: UiLanguage): UiLanguage =>
  form === 'both' ? first : form
