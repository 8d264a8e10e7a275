import { Readable } from 'node:stream'
import type { ReadableStream as NodeStream } from 'node:stream/web'
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { headersOfFile, isValuesType, longestValues, mediaTypeOf, readAtMost } from './proxied-answer.ts'
import { createReadProxiedCall, type ProxiedCall } from './proxied-call.ts'
import { refuseCall } from './proxy-refusals.ts'
import { readerAddress } from './reader-address.ts'
import { isKnownSite, queryForHost } from './site-of-host.ts'

export interface RcPubProxyOptions {
  /** Address of the other rc-pub, without /rc-pub. */
  readonly base: string
  /** What is passed on; nothing else is. */
  readonly calls: readonly ProxiedCall[]
  /** Milliseconds until an answer begins. */
  readonly firstByteWithin?: number
  /** Milliseconds until it has ended (C7.3). */
  readonly endWithin?: number
}

/** Headers of a call that another rc-pub needs; cookies and the host's own name stay here. */
const forwarded = [
  'language',
  'siteid',
  'captcha',
  'token',
  'knowndevice',
  'accept',
  'content-type',
  'range',
  'if-range',
  'if-match',
  'if-none-match',
] as const

/** Headers of an answer that the browser needs. */
const returned = [
  'content-type',
  'content-disposition',
  'content-range',
  'accept-ranges',
  'cache-control',
  'etag',
  'last-modified',
  'retry-after',
] as const

/** Bytes of a body: more than any upload may have, so that the other rc-pub says what is too large. */
const longestBody = 6 * 1024 * 1024

/**
 * Passes the calls of the contract on to another rc-pub: `RC_PUB_URL` puts the portal before it. Where they go is made
 * from its address alone, and redirects are not followed, since a member's token goes along.
 */
export const createRcPubProxy = (options: RcPubProxyOptions): FastifyPluginAsync => {
  const read = createReadProxiedCall(options.calls)
  const base = new URL(`${options.base.replace(/\/+$/, '')}/rc-pub/`)
  return async (host) => {
    // bodies of every type go on as they came
    host.removeAllContentTypeParsers()
    host.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
    host.setErrorHandler(async (problem, request, reply) => {
      const { statusCode } = problem as { readonly statusCode?: number }
      if (statusCode === undefined || statusCode < 400 || statusCode > 499) throw problem
      return refuseCall(request, reply, statusCode === 413 ? 'tooLarge' : 'unreadable')
    })
    host.all('/rc-pub/*', { bodyLimit: longestBody }, async (request, reply) => {
      const found = read(request.method, request.raw.url ?? '')
      if (found.kind === 'otherMethod') {
        reply.header('allow', found.allowed.join(', '))
        return refuseCall(request, reply, 'otherMethod')
      }
      if (found.kind !== 'call') return refuseCall(request, reply, found.kind)
      const target = targetOf(base, found)
      if (target === null) return refuseCall(request, reply, 'unreadable')
      const passing = { ...options, call: found.call, target }
      const ofHost = queryForHost(found.path, found.query, request.host)
      if (ofHost !== null) {
        const own = new URL(target)
        own.search = ofHost
        if (await isSite(request, own, passing)) return passOn(request, reply, { ...passing, target: own })
      }
      return passOn(request, reply, passing)
    })
  }
}

/** Where a call goes; null should that ever be elsewhere than under the base. */
function targetOf(base: URL, { path, query }: { readonly path: string; readonly query: string }): URL | null {
  const target = new URL(base)
  target.pathname = base.pathname + path.slice('/rc-pub/'.length)
  target.search = query
  return target.origin === base.origin && target.pathname.startsWith(base.pathname) ? target : null
}

interface Passing extends RcPubProxyOptions {
  readonly call: ProxiedCall
  readonly target: URL
}

/** Whether a site is found at an address. */
async function isSite(
  request: FastifyRequest,
  target: URL,
  { firstByteWithin = 60_000 }: RcPubProxyOptions,
): Promise<boolean> {
  const signal = AbortSignal.timeout(firstByteWithin)
  try {
    const { body } = await fetch(target, { headers: headersFor(request), redirect: 'manual', signal })
    const bytes = await readAtMost(body, longestValues)
    return bytes !== null && isKnownSite(bytes)
  } catch {
    return false
  }
}

async function passOn(request: FastifyRequest, reply: FastifyReply, passing: Passing): Promise<FastifyReply> {
  const { call, target, firstByteWithin = 60_000, endWithin = 600_000 } = passing
  const cancel = new AbortController()
  const end = setTimeout(() => cancel.abort(late), endWithin)
  const begin = setTimeout(() => cancel.abort(late), firstByteWithin)
  // who has gone away waits for nothing, and who has been answered needs no deadline
  reply.raw.once('close', () => {
    clearTimeout(end)
    clearTimeout(begin)
    cancel.abort()
  })
  try {
    const answer = await fetch(target, {
      method: request.method,
      // parts of a file that is packed could not be told from parts of its own
      headers: {
        ...headersFor(request),
        ...(call.answers === 'bytes' ? { 'accept-encoding': 'identity' } : {}),
      },
      redirect: 'manual',
      signal: cancel.signal,
      ...(call.method === 'POST' && request.body instanceof Buffer
        ? { body: new Uint8Array(request.body) }
        : {}),
    })
    clearTimeout(begin)
    return await passBack(request, reply, call, answer)
  } catch {
    return refuseCall(request, reply, cancel.signal.reason === late ? 'late' : 'unreachable')
  }
}

const late = new Error('The other rc-pub took too long')

/** Passes on what fits the call; anything else is told as a failure of the other rc-pub. */
async function passBack(
  request: FastifyRequest,
  reply: FastifyReply,
  { answers }: ProxiedCall,
  answer: Response,
): Promise<FastifyReply> {
  const { status, headers, body } = answer
  const isRedirect = status >= 300 && status < 400 && status !== 304
  const mediaType = mediaTypeOf(headers.get('content-type'))
  const isBytes = answers === 'bytes' && (status < 400 || status === 412 || status === 416)
  if (isRedirect || (!isBytes && !isValuesType(mediaType))) {
    await body?.cancel()
    return refuseCall(request, reply, 'unfit', status >= 400 ? status : undefined)
  }
  const values = isBytes ? Buffer.alloc(0) : await readAtMost(body, longestValues)
  if (values === null) return refuseCall(request, reply, 'unfit')
  for (const name of returned) {
    const value = headers.get(name)
    if (value !== null) reply.header(name, value)
  }
  reply.code(status).headers(isBytes ? headersOfFile(headers.get('content-type')) : noSniff)
  const size = headers.get('content-length')
  const isPlain = headers.get('content-encoding') === null
  if (size !== null && isPlain && (isBytes || request.method === 'HEAD')) reply.header('content-length', size)
  if (!isBytes) return reply.send(values)
  return body === null ? reply.send() : reply.send(Readable.fromWeb(body as NodeStream))
}

const noSniff = { 'x-content-type-options': 'nosniff' } as const

function headersFor(request: FastifyRequest): Record<string, string> {
  const headers: Record<string, string> = { ...readerAddress(request.ip) }
  for (const name of forwarded) {
    const value = request.headers[name]
    if (typeof value === 'string') headers[name] = value
  }
  return headers
}
