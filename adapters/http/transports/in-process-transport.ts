import { defer, from } from 'rxjs'
import type { RcPubAnswer, RcPubRequest } from '../contract/exchange.ts'
import type { RcPubTransport } from '../transport.ts'

/** An rc-pub in the same process. */
export type EmbeddedRcPub = (request: RcPubRequest) => Promise<RcPubAnswer>

/** Straight into an embedded rc-pub, without a socket. What was cancelled is finished there, and not heard here. */
export const createInProcessTransport =
  (answer: EmbeddedRcPub): RcPubTransport =>
  (request) =>
    defer(() => from(answer(request)))
