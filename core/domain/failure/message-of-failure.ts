import { exhaustive } from '../exhaustive.ts'
import type { Failure } from './failure.ts'
import type { CallMessage } from './message-kind.ts'

/** The calls whose refusal is told in general words, whatever the server says (C8.1). */
export const callsWithGeneralMessage = ['channelInfo', 'analyze', 'footer', 'experts'] as const

/**
 * The message of a failed call (C8.1, C4.10): the server's own words where it refuses, the general words for a few
 * calls and wherever the server says nothing; what is
 * not there is told on the page in its place.
 */
export function messageOfFailure(failure: Failure): CallMessage | 'pageUnavailable' {
  switch (failure.kind) {
    case 'expired':
      return 'sessionExpired'
    case 'refused': {
      const general = callsWithGeneralMessage.some((call) => call === failure.call)
      return general || failure.message.trim() === '' ? 'getDataErrorMessage' : 'serverMessage'
    }
    case 'unreachable':
    case 'timeout':
    case 'malformed':
      return 'getDataErrorMessage'
    case 'absent':
      return 'pageUnavailable'
    default:
      return exhaustive(failure)
  }
}
