import { indexAlike } from './alike-text.ts'

/** Half-open, in UTF-16 units of the suggestion. */
export interface TypedPart {
  readonly start: number
  readonly end: number
}

const none: TypedPart = { start: 0, end: 0 }

/**
 * What of a suggestion the reader has typed, however it is written: its beginning, else the first that begins a word, in
 * Chinese anywhere; empty where it has none such. Law: whole characters.
 */
export function typedPart(suggestion: string, typed: string): TypedPart {
  const term = typed.trim()
  if (term === '') return none
  for (const place of indexAlike(suggestion).placesOf(term))
    if (place.start === 0 || isBoundary(suggestion.slice(0, place.start), term)) return place
  return none
}

const isBoundary = (before: string, term: string): boolean =>
  /^\p{Script=Han}/u.test(term) || /(?:[^\p{L}\p{N}]|\p{Script=Han})$/u.test(before)
