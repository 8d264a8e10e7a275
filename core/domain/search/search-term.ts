import { err, ok, type Result } from '../result.ts'

/** The longest term that each input takes, in UTF-16 units as `maxlength` counts them (C5.1). */
export const searchTermLimits = { normal: 150, fixedHeader: 125 } as const

export type SearchTermError = 'empty' | 'tooLong'

/** A term to search for, without white space around it (C5.1, C5.2). The server accepts the normal limit. */
export function validateTerm(
  raw: string,
  limit: number = searchTermLimits.normal,
): Result<string, SearchTermError> {
  const term = raw.trim()
  if (term === '') return err('empty')
  return term.length > limit ? err('tooLong') : ok(term)
}
