import { catchError, of } from 'rxjs'
import type { RcPubAnswer } from '../contract/exchange.ts'
import type { RcPubTransport } from '../transport.ts'

/** What a gateway says whose server cannot be reached or cannot be read (RFC 9110, 15.6.3). */
export const failedGateway: RcPubAnswer = { httpStatus: 502, body: { kind: 'text', text: '' } }

/**
 * The calls of a server that asks another one for its readers: where no answer comes, the readers' own way to it is in
 * order, and what they see is what a proxy would tell them.
 */
export const throughGateway =
  (transport: RcPubTransport): RcPubTransport =>
  (request) =>
    transport(request).pipe(catchError(() => of(failedGateway)))
