import type { FastifyPluginAsync, FastifyRequest } from 'fastify'

/** Headers of a call that another rc-pub needs; cookies and the host's own name stay here. */
const forwarded = [
  'language',
  'siteid',
  'captcha',
  'token',
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
] as const

/** Bytes of a body: more than any upload may have, so that the other rc-pub says what is too large. */
const longestBody = 6 * 1024 * 1024

/** Passes /rc-pub on to another server: `RC_PUB_URL` puts the portal before it. */
export const createRcPubProxy =
  (base: string): FastifyPluginAsync =>
  async (host) => {
    // bodies of every type go on as they came
    host.removeAllContentTypeParsers()
    host.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
    host.all('/rc-pub/*', { bodyLimit: longestBody }, async (request, reply) => {
      const answer = await fetch(new URL(request.raw.url ?? '/', base), {
        method: request.method,
        headers: headersFor(request),
        redirect: 'manual',
        signal: AbortSignal.timeout(600_000),
        ...(request.body instanceof Buffer ? { body: new Uint8Array(request.body) } : {}),
      }).catch(() => null)
      if (answer === null) {
        return reply.code(502).send({ status: 502, message: 'rc-pub cannot be reached', data: null })
      }
      for (const name of returned) {
        const value = answer.headers.get(name)
        if (value !== null) reply.header(name, value)
      }
      return reply.code(answer.status).send(Buffer.from(await answer.arrayBuffer()))
    })
  }

function headersFor(request: FastifyRequest): Record<string, string> {
  const headers: Record<string, string> = {}
  for (const name of forwarded) {
    const value = request.headers[name]
    if (typeof value === 'string') headers[name] = value
  }
  const token = /(?:^|;\s*)token=([^;]+)/.exec(request.headers.cookie ?? '')?.[1]
  if (token !== undefined) headers['token'] ||= decodeURIComponent(token)
  return headers
}
