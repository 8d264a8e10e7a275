import { exhaustive } from '../exhaustive.ts'
import type { Route } from '../route/route.ts'
import type { Failure } from './failure.ts'
import { isRequestFailure, isServerFailure } from './failure-words.ts'

/** The refusal of one who asks too often (RFC 6585, 4). */
const tooManyRequests = 429

/**
 * The HTTP status of a page whose content could not be had: 503 where it is worth asking again, 400 where what was asked
 * for cannot be asked, such as a term that is too long.
 */
export function statusOfFailure(failure: Failure): number {
  switch (failure.kind) {
    case 'absent':
      return failure.gone === true ? 410 : 404
    case 'expired':
      return 401
    case 'unreachable':
    case 'timeout':
      return 503
    case 'malformed':
      return 502
    case 'refused':
      if (isServerFailure(failure) || failure.status === tooManyRequests) return 503
      return isRequestFailure(failure) ? 400 : 502
    default:
      return exhaustive(failure)
  }
}

/** The HTTP status of a page by its route alone: unknown paths are 404 (C2.4), /forbiddenPage is 403, /errorPage 503. */
export function statusOfRoute(route: Route): number {
  if (route.page === 'unknown') return 404
  if (route.page === 'forbidden') return 403
  return route.page === 'error' ? 503 : 200
}
