import type { Failure } from './failure.ts'

/**
 * The words of a failure: its kind, 'failing' where the server that was asked is itself at fault, or 'gone' where there was
 * something before.
 */
export type FailureWords = Failure['kind'] | 'failing' | 'gone'

/** Whether a refusal is a failure of the server, by the statuses that HTTP has for that (RFC 9110, 15.6). */
export const isServerFailure = (failure: Failure): boolean =>
  failure.kind === 'refused' && failure.status >= 500 && failure.status <= 599

/** Whether a refusal is a fault of what was asked (RFC 9110, 15.5). */
export const isRequestFailure = (failure: Failure): boolean =>
  failure.kind === 'refused' && failure.status >= 400 && failure.status <= 499

/** Whether a server says that another one behind it could not be reached or understood, or was late. */
export const isGatewayFailure = (failure: Failure): boolean =>
  failure.kind === 'refused' && failure.status >= 502 && failure.status <= 504

/**
 * Which words tell a failure to a reader. A server that fails has not judged the request, and one that another server
 * waited for in vain (504) was late.
 */
export function failureWords(failure: Failure): FailureWords {
  if (failure.kind === 'absent' && failure.gone === true) return 'gone'
  if (!isServerFailure(failure)) return failure.kind
  return failure.kind === 'refused' && failure.status === 504 ? 'timeout' : 'failing'
}
