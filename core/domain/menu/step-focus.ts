/** The keys that lead from entry to entry of a row or a column. */
export interface StepKeys {
  readonly previous: string
  readonly next: string
}

export const rowKeys: StepKeys = { previous: 'ArrowLeft', next: 'ArrowRight' }
export const columnKeys: StepKeys = { previous: 'ArrowUp', next: 'ArrowDown' }

/**
 * Where a key leads from an entry: to a neighbour, around the ends, or by Home and End to the first and the last.
 * null for any other key, and where there are no entries. Law: next and previous undo each other.
 */
export function stepFocus(keys: StepKeys, key: string, from: number, count: number): number | null {
  if (count <= 0) return null
  switch (key) {
    case keys.previous:
      return (from - 1 + count) % count
    case keys.next:
      return (from + 1) % count
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return null
  }
}
