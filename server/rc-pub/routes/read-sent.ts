import { decode, type Endpoint } from '@xuekan/rc-pub/contract'
import type { HandlerContext } from './endpoint-handler.ts'

/** What was sent with a call, as its contract has it; null for nothing and for anything else. */
export function readSent<T, Sent>(
  { sent }: Endpoint<T, Sent>,
  { body }: Pick<HandlerContext, 'body'>,
): Sent | null {
  if (sent === null || body === null) return null
  const read = decode(sent, body)
  return read.ok ? read.value : null
}
