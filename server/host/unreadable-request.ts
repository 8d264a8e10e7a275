import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { isCallAddress } from './is-call-address.ts'

/** What Node tells of a request that its parser refuses. */
export interface RequestProblem {
  readonly code?: string
  /** The bytes that were read last; they begin the request where its first line is refused. */
  readonly rawPacket?: unknown
}

interface Refusal {
  readonly status: number
  readonly message: string
}

const refusals: Readonly<Record<string, Refusal>> = {
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, message: 'The request took too long to arrive.' },
  HPE_HEADER_OVERFLOW: { status: 431, message: 'The headers of the request are too long.' },
}

const unreadable: Refusal = {
  status: 400,
  message: 'The request cannot be read. Characters beyond ASCII in an address must be percent-encoded.',
}

/**
 * Answers a request that HTTP does not allow, such as one with unescaped Chinese in its address: under /rc-pub in the
 * envelope of calls (C7.17), elsewhere in one line. No hook and no route ever sees such a request.
 */
export const answerUnreadable =
  (headers: Readonly<Record<string, string>>) =>
  (problem: RequestProblem, socket: Socket): void => {
    if (problem.code === 'ECONNRESET' || socket.destroyed) return
    if (!socket.writable) {
      socket.destroy()
      return
    }
    const { status, message } = refusals[problem.code ?? ''] ?? unreadable
    const isCall = isCallLine(problem.rawPacket)
    const body = isCall ? JSON.stringify({ status, message, data: null }) : `${message}\n`
    const head = Object.entries({
      ...headers,
      'content-type': `${isCall ? 'application/json' : 'text/plain'}; charset=utf-8`,
      'content-length': String(Buffer.byteLength(body)),
      'cache-control': 'no-store',
      connection: 'close',
    }).map(([name, value]) => `${name}: ${value}`)
    const answer = [`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`, ...head, '', body].join('\r\n')
    socket.end(answer, () => socket.destroy())
  }

const isCallLine = (packet: unknown): boolean =>
  Buffer.isBuffer(packet) && isCallAddress(/^[A-Z]+ (\S*)/.exec(packet.toString('latin1', 0, 64))?.[1] ?? '')
