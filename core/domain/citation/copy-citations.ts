import type { UiLanguage } from '../language/ui-language.ts'
import { err, ok, type Result } from '../result.ts'
import { selectedItems, type Basket } from './basket.ts'
import { citationLines, type CitationForm } from './citation-form.ts'
import { citationOf, type ItemCitation } from './item-citations.ts'

export type CopyError = 'noneSelected' | 'nothingToCopy'

/**
 * The citations of the selected items in a form, one on each line, in the order of the basket; of both languages the
 * one in `first` comes first. Items without one in that form are left out; where none is left there is nothing to
 * copy (C5.3).
 */
export function citationsToCopy(
  basket: Basket,
  citations: readonly ItemCitation[],
  form: CitationForm,
  first: UiLanguage = 'zh',
): Result<string, CopyError> {
  const selected = selectedItems(basket)
  if (selected.length === 0) return err('noneSelected')
  const lines = selected.flatMap((item) => {
    const text = citationOf(citations, item)
    return text === undefined ? [] : citationLines(text, form, first)
  })
  return lines.length === 0 ? err('nothingToCopy') : ok(lines.map(({ text }) => text).join('\n'))
}
