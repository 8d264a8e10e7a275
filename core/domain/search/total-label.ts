import { countCap } from './search-result.ts'

/** A number of hits as it can be told: exact, or the cap with more behind it. */
export interface TotalLabel {
  readonly count: number
  readonly more: boolean
}

/** Beyond `countCap` no exact number is known. */
export const totalLabel = (total: number): TotalLabel =>
  total > countCap ? { count: countCap, more: true } : { count: Math.max(0, total), more: false }
