import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isOwnHost, readHost, type OwnHosts } from './own-host.ts'
import { refuse } from './refuse.ts'

/** What those ask who look after a machine, under whatever name they know it. */
const onEveryHost: ReadonlySet<string> = new Set(['/healthz', '/readyz'])

/** Seconds after which it may be known whether a name is a site's. */
const retryAfter = 10

/** Slashes in front, as they are written and as browsers and servers on the way may read them. */
const manySlashes = /^\/(?:[/\\]|%2f|%5c)+/i

/** null where the request may go on; the answer, or that it is on its way, otherwise. */
export type CheckAddress = (
  request: FastifyRequest,
  reply: FastifyReply,
) => FastifyReply | Promise<FastifyReply | null> | null

/**
 * What a request calls the portal: one host, that is the portal's own, an address that begins with one slash, and the
 * schemes http and https. Whoever answers afterwards sees the host in lower case, and may print it. A foreign host is
 * misdirected (421); an address that begins with several slashes, which a browser takes for another host, leads to the
 * one with one.
 */
export const createCheckAddress =
  (own: OwnHosts): CheckAddress =>
  (request, reply) => {
    const { method, raw } = request
    const address = raw.url ?? ''
    if (onEveryHost.has(address.split('?', 1)[0] ?? '')) return null
    const read = readRequested(request)
    if (read === null) return refuse(request, reply, 400, 'A request names one host and no more.')
    if (!address.startsWith('/') && !(method === 'OPTIONS' && address === '*'))
      return refuse(request, reply, 400, 'The address of a request begins with a slash.')
    const answer = (isOwn: boolean | null): FastifyReply | null => {
      if (isOwn === true) return manySlashes.test(address) ? withOneSlash(request, reply) : null
      if (isOwn === false)
        return refuse(request, reply, 421, 'No site of this portal has this host name (BASE_HOSTS).')
      reply.header('retry-after', retryAfter)
      return refuse(request, reply, 503, 'Whether a site has this host name cannot be said at the moment.')
    }
    const isOwn = isOwnHost(read, own)
    return isOwn === true ? answer(true) : isOwn.then(answer)
  }

/** Checks every request before anything else looks at it. */
export function addAddressCheck(host: FastifyInstance, check: CheckAddress): void {
  host.addHook('onRequest', (request, reply, done) => {
    const checked = check(request, reply)
    if (checked === null) done()
    else if (checked instanceof Promise) void goOn(checked, done)
  })
}

async function goOn(checked: Promise<FastifyReply | null>, done: (failure?: Error) => void): Promise<void> {
  let problem: Error | undefined
  try {
    if ((await checked) !== null) return
  } catch (failure) {
    problem = failure instanceof Error ? failure : new Error(String(failure))
  }
  done(problem)
}

/**
 * The name of the one host that is asked, null where there is none. Host and scheme are put in the form that all later
 * readers of the request are given: what a trusted proxy says of them takes the place of what it was asked itself.
 */
function readRequested(request: FastifyRequest): string | null {
  const { headers, rawHeaders } = request.raw
  const names = rawHeaders.filter((header, at) => at % 2 === 0 && header.toLowerCase() === 'host')
  const requested = readHost(request.host)
  if (names.length !== 1 || requested === null || readHost(headers.host ?? '') === null) return null
  const isSecure = request.protocol.toLowerCase() === 'https'
  headers.host = requested.host
  delete headers['x-forwarded-host']
  if (headers['x-forwarded-proto'] !== undefined) headers['x-forwarded-proto'] = isSecure ? 'https' : 'http'
  return requested.name
}

function withOneSlash(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { method, raw } = request
  if (method !== 'GET' && method !== 'HEAD')
    return refuse(request, reply, 400, 'The address of a request begins with one slash.')
  // the address may bear a secret
  reply.header('cache-control', 'no-store')
  return reply.redirect((raw.url ?? '').replace(manySlashes, '/'), 301)
}
