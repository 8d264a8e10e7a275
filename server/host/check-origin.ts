import type { FastifyInstance, FastifyRequest } from 'fastify'
import { refuse } from './refuse.ts'

/** Methods that change nothing. */
const reading: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS', 'TRACE'])

/**
 * Who may change something by a reader's cookies: pages of the host itself, as the browser says by Origin, or by
 * Sec-Fetch-Site where it sends none. A changing request from an allowed other origin, or by a program that says
 * neither, counts by its `token` header alone: its cookies are taken away before anything can look at them. Any other
 * that brings cookies is refused.
 */
export function addOriginCheck(host: FastifyInstance, allowedOrigins: readonly string[]): void {
  const allowed = new Set(allowedOrigins)
  host.addHook('onRequest', (request, reply, done) => {
    const { headers } = request.raw
    if (reading.has(request.method) || headers.cookie === undefined || isFromHere(request)) return done()
    const { origin, 'sec-fetch-site': site } = headers
    if (origin === undefined ? site !== undefined : !allowed.has(origin)) {
      refuse(request, reply, 403, 'Cookies of this portal count for requests of its own pages alone.')
      return undefined
    }
    delete headers.cookie
    return done()
  })
}

/** Whether a page of the host itself asks, as the browser says. */
export function isFromHere({ raw, host, protocol }: FastifyRequest): boolean {
  const { origin, 'sec-fetch-site': site } = raw.headers
  if (origin === undefined) return site === 'same-origin'
  if (!URL.canParse(origin)) return false
  const sent = new URL(origin)
  // where a proxy ends TLS and is not believed, the scheme is not known here
  const scheme = protocol === 'https' ? 'https:' : sent.protocol
  const own = `${scheme}//${host}`
  return /^https?:$/.test(scheme) && URL.canParse(own) && sent.origin === new URL(own).origin
}
