import { err, ok, type Result } from '../result.ts'

/** The most that a picker with several choices takes: research fields, subscription columns (C5.10). */
export const selectionLimit = 5

export type SelectionError = 'tooMany'

/** The choices, each once, where they are at most five (C5.10). It does not bound the citation basket. */
export function atMostFive<T>(choices: readonly T[]): Result<readonly T[], SelectionError> {
  const distinct = [...new Set(choices)]
  return distinct.length > selectionLimit ? err('tooMany') : ok(distinct)
}
