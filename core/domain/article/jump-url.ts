import { webLink } from '../channel/web-link.ts'
import type { Failure } from '../failure/failure.ts'
import { err, ok, type Result } from '../result.ts'
import { isAbsentText } from '../text/absent-text.ts'

/**
 * The answer of a jump call, of an article or of news, as the address that is followed (C7.7): http, https or a path
 * of the site. No address is absent, and any other one malformed.
 */
export function jumpUrlOf(answer: string | null, call: string): Result<string, Failure> {
  if (answer === null || isAbsentText(answer)) return err({ kind: 'absent', call })
  const link = webLink(answer)
  return link === null ? err({ kind: 'malformed', call, field: '' }) : ok(link)
}
