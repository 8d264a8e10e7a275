import type { Language } from '../language/language.ts'
import { err, ok, type Result } from '../result.ts'
import { selectedItems, type Basket } from './basket.ts'
import { fieldValue } from './field-value.ts'
import { citationOf, type ItemCitation } from './item-citations.ts'

export type CopyError = 'noneSelected' | 'nothingToCopy'

/**
 * The citations of the selected items in one language, one on each line, in the order of the basket. Items without
 * one in that language are left out; where none is left there is nothing to copy (C5.3).
 */
export function citationsToCopy(
  basket: Basket,
  citations: readonly ItemCitation[],
  language: Language,
): Result<string, CopyError> {
  const selected = selectedItems(basket)
  if (selected.length === 0) return err('noneSelected')
  const lines = selected
    .map((item) => fieldValue(citationOf(citations, item)?.[language] ?? ''))
    .filter((line) => line !== '')
  return lines.length === 0 ? err('nothingToCopy') : ok(lines.join('\n'))
}
