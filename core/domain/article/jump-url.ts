import { webLink } from '../channel/web-link.ts'
import type { Failure } from '../failure/failure.ts'
import { err, ok, type Result } from '../result.ts'
import { present } from '../text/present.ts'
import { recordIn } from '../text/raw-record.ts'

/** A body status that says that the session is over (C4.10). */
const expiredStatus = 401

/**
 * The answer of a jump call, of an article or of news, as the address that is followed (C7.7). A bare URL is followed
 * when it is http, https or a path of the site. An answer that carries a status field, whatever its status, is a
 * failure with its message (C8.3); no URL is absent, and anything else malformed. Total.
 */
export function readJumpUrl(answer: unknown, call: string): Result<string, Failure> {
  const record = recordIn(answer)
  if ('status' in record) {
    const status = Number(present(record['status']))
    const message = present(record['message'])
    return err(
      status === expiredStatus
        ? { kind: 'expired', call, message }
        : { kind: 'refused', call, status: Number.isNaN(status) ? 0 : status, message },
    )
  }
  if (answer === null || answer === undefined || (typeof answer === 'string' && present(answer) === ''))
    return err({ kind: 'absent', call })
  const link = webLink(answer)
  return link === null ? err({ kind: 'malformed', call, field: '' }) : ok(link)
}
