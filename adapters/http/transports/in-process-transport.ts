import { defer, from, map } from 'rxjs'
import type { RcPubAnswer, RcPubRequest } from '../contract/exchange.ts'
import { longestAnswer, type RcPubTransport } from '../transport.ts'
import { failedGateway } from './through-gateway.ts'

/** An rc-pub in the same process. */
export type EmbeddedRcPub = (request: RcPubRequest) => Promise<RcPubAnswer>

/**
 * Straight into an embedded rc-pub, without a socket. What was cancelled is finished there, and not heard here. An
 * answer that would be too long on the wire is too long here, since whoever renders it would be held up for as long.
 */
export const createInProcessTransport =
  (answer: EmbeddedRcPub): RcPubTransport =>
  (request) =>
    defer(() => from(answer(request))).pipe(
      map((answered) => (sizeWithin(answered, longestAnswer) ? answered : failedGateway)),
    )

/** Whether the texts of an answer have at most so many characters, values counting as one each. */
function sizeWithin({ body }: RcPubAnswer, most: number): boolean {
  if (body.kind === 'text') return body.text.length <= most
  const waiting: unknown[] = [body.value]
  let size = 0
  while (waiting.length > 0 && size <= most) {
    const value = waiting.pop()
    size += typeof value === 'string' ? value.length : 1
    if (typeof value === 'object' && value !== null)
      for (const inner of Object.values(value)) waiting.push(inner)
  }
  return size <= most
}
