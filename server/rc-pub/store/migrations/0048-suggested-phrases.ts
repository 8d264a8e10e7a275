import type { Migration } from './migration.ts'
import { firstWays, suggestPhrasesBy } from './suggest-statement.ts'

/**
 * What is suggested while a reader types, as a function: an engine keeps its plan, which the embedded one takes longer to
 * make than to find the phrases. It is made once for tables of any size, so that it reads none from end to end.
 */
export const suggestedPhrases: Migration = {
  number: 48,
  name: 'suggested-phrases',
  statements: [suggestPhrasesBy(firstWays)],
}
