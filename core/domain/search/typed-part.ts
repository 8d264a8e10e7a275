import { indexAlike } from './alike-text.ts'

/**
 * How much of a suggestion the reader has typed, in UTF-16 units from its beginning, however it is written; 0 where it
 * begins otherwise. Law: a whole number of characters.
 */
export function typedPart(suggestion: string, typed: string): number {
  const term = typed.trim()
  if (term === '') return 0
  const [first] = indexAlike(suggestion).placesOf(term)
  return first?.start === 0 ? first.end : 0
}
