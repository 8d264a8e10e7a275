import type { Observable } from 'rxjs'
import type { RcPubAnswer, RcPubRequest } from './contract/exchange.ts'

/**
 * Carries one request there and one answer back, of any HTTP status; an error when there is none.
 * Unsubscribing cancels. Headers, envelope and decoding are above it.
 */
export type RcPubTransport = (request: RcPubRequest) => Observable<RcPubAnswer>

/** The longest answer that is read, in bytes. */
export const longestAnswer = 8 * 1024 * 1024
