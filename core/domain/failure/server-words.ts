import type { Failure } from './failure.ts'
import { messageOfFailure } from './message-of-failure.ts'
import { serverText } from './server-text.ts'

/**
 * What the server said of a failure, as a page shows it beside its own words (C8.1): '' where a refusal is told in general
 * words; null where there is nothing to say. Total. Law: a notice of the same failure says the same.
 */
export function serverWords(failure: Failure): string | null {
  switch (failure.kind) {
    case 'refused':
      return messageOfFailure(failure) === 'serverMessage' ? serverText(failure.message) : ''
    case 'expired':
      return serverText(failure.message) || null
    default:
      return null
  }
}
