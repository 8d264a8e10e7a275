import fc from 'fast-check'
import type { SearchCondition } from '../../domain/search/advanced-conditions.ts'
import type { OfferedOption } from '../../domain/search/search-options.ts'
import { junkText } from './text.ts'

const anyText = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom('', 'title', 'issn', 'a', '标题', '428', '25', 'thesis') },
  { weight: 1, arbitrary: junkText },
)

/** Conditions that say too little, and fields that repeat, right ones among them. */
export const junkConditions: fc.Arbitrary<readonly SearchCondition[]> = fc.array(
  fc.record({ field: anyText, condition: anyText, enCondition: anyText }),
  { maxLength: 6 },
)

/** Options of a search config that say too little, and codes that repeat, right ones among them. */
export const junkOfferedOptions: fc.Arbitrary<readonly OfferedOption[]> = fc.array(
  fc.record({ type: anyText, code: anyText, name: anyText }),
  { maxLength: 6 },
)
