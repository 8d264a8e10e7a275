import { loggedPath } from '@xuekan/core/route'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isCallAddress } from '../is-call-address.ts'

/** What is asked for: a page, a call of rc-pub, a file of the build, or whether the portal lives. */
export type RequestKind = 'page' | 'call' | 'file' | 'health'

/** One request with its answer, as logs and metrics may know it: no query, no cookie, no token. */
export interface AnsweredRequest {
  readonly kind: RequestKind
  readonly method: string
  /** Host header; at most 255 characters. */
  readonly host: string
  /** Path without its query and without the token of a shared album; at most 300 characters. */
  readonly path: string
  readonly status: number
  /** From the request's head to the end of the answer, in milliseconds. */
  readonly milliseconds: number
  /** The answer was cut off by the reader or by us. */
  readonly isCut: boolean
}

/** Told of what the host does. */
export interface HostWatch {
  readonly answered: (request: AnsweredRequest, id: string) => void
  /** A page was asked for, and kept or not. */
  readonly cacheLookedUp: (isKept: boolean) => void
  /** A page was rendered, or failed to be, in so many milliseconds. */
  readonly rendered: (milliseconds: number) => void
}

const longestPath = 300

/** What a request is for, by its path. */
function kindOf(path: string): RequestKind {
  if (isCallAddress(path)) return 'call'
  if (path.startsWith('/assets/')) return 'file'
  return path === '/healthz' || path === '/readyz' ? 'health' : 'page'
}

/** The path of a request target, whatever its form. Total. */
const pathOf = (target: string): string =>
  (target.replace(/^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i, '').split(/[?#]/)[0] ?? '').slice(0, longestPath)

export function addRequestWatch(host: FastifyInstance, answered: HostWatch['answered']): void {
  const tell = (request: FastifyRequest, status: number, milliseconds: number, isCut: boolean): void => {
    const requested = pathOf(request.originalUrl)
    const { method, id, headers } = request
    const kind = kindOf(requested)
    const path = kind === 'page' ? loggedPath(requested) : requested
    answered(
      { kind, method, host: (headers.host ?? '').slice(0, 255), path, status, milliseconds, isCut },
      id,
    )
  }
  host.addHook('onResponse', async (request, reply) => {
    const isCut = !reply.raw.writableFinished
    tell(request, reply.statusCode, reply.elapsedTime, isCut)
  })
}
