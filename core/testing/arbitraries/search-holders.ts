import fc from 'fast-check'
import { searchTypes } from '../../domain/shell/header-config.ts'
import type { SearchHolder } from '../../domain/search/search-holder.ts'
import { junkText } from './text.ts'

export const arbitrarySearchHolder: fc.Arbitrary<SearchHolder> = fc.record({
  searchText: junkText,
  analyzeArray: fc.array(junkText, { maxLength: 5 }),
  searchType: fc.constantFrom(...searchTypes),
  size: fc.integer({ min: 1, max: 1_000 }),
})
