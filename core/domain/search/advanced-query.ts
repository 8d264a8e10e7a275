import { journalFields, searchFields } from './search-query.ts'
import type { YearRange } from './year-range.ts'

/** Fields of articles, and those of journals (C3.15). */
export const advancedFields = [...searchFields, ...journalFields] as const
export type AdvancedField = (typeof advancedFields)[number]

export const advancedMatches = ['precise', 'fuzzy'] as const
export type AdvancedMatch = (typeof advancedMatches)[number]

/** Words looked for in one field. */
export interface AdvancedTerm {
  readonly kind: 'term'
  readonly field: AdvancedField
  readonly match: AdvancedMatch
  /** As `validateTerm` gives it: not blank, no white space around it, at most 150 characters. */
  readonly text: string
}

export interface AdvancedPair {
  readonly kind: 'and' | 'or'
  readonly left: AdvancedNode
  readonly right: AdvancedNode
}

export interface AdvancedNot {
  readonly kind: 'not'
  readonly operand: AdvancedNode
}

/** A condition as a syntax tree: terms combined with AND, OR, NOT (C2.30). */
export type AdvancedNode = AdvancedTerm | AdvancedPair | AdvancedNot

/** An advanced search: a condition within a range of years (C2.30). */
export interface AdvancedQuery {
  readonly condition: AdvancedNode
  readonly years: YearRange
}

/**
 * The most terms of one query, the deepest nesting of groups and negations, and the longest text that is read, in
 * UTF-16 units. What is beyond is refused, not cut; a query within the first two prints within the third.
 */
export const advancedLimits = { terms: 200, depth: 50, text: 100_000 } as const
