import { forbiddenSiteStatus } from '@xuekan/core'
import { aggregateSld, hostNameOf } from '@xuekan/core/site'
import type { FastifyPluginAsync, FastifyRequest } from 'fastify'

/** Headers of a call that another rc-pub needs; cookies stay here. */
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

/** The one call whose answer depends on the host that it was sent to. */
const findSitePath = '/rc-pub/front/site/findBySld'

/** Passes /rc-pub on to another server: `RC_PUB_URL` puts the portal before it. */
export const createRcPubProxy =
  (base: string): FastifyPluginAsync =>
  async (host) => {
    // bodies of every type go on as they came
    host.removeAllContentTypeParsers()
    host.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
    host.all('/rc-pub/*', { bodyLimit: longestBody }, async (request, reply) => {
      const pass = (address: string): Promise<Passed | null> => passOn(new URL(address, base), request)
      const address = request.raw.url ?? '/'
      const ofHost = siteOfHost(request)
      const own = ofHost === null ? null : await pass(ofHost)
      const answer = own !== null && isKnown(own) ? own : await pass(address)
      if (answer === null) {
        return reply.code(502).send({ status: 502, message: 'rc-pub cannot be reached', data: null })
      }
      for (const name of returned) {
        const value = answer.headers.get(name)
        if (value !== null) reply.header(name, value)
      }
      return reply.code(answer.status).send(answer.body)
    })
  }

interface Passed {
  readonly status: number
  readonly headers: Headers
  readonly body: Buffer
}

/** null where the other server cannot be reached. */
async function passOn(url: URL, request: FastifyRequest): Promise<Passed | null> {
  const answer = await fetch(url, {
    method: request.method,
    headers: headersFor(request),
    redirect: 'manual',
    signal: AbortSignal.timeout(600_000),
    ...(request.body instanceof Buffer ? { body: new Uint8Array(request.body) } : {}),
  }).catch(() => null)
  if (answer === null) return null
  return { status: answer.status, headers: answer.headers, body: Buffer.from(await answer.arrayBuffer()) }
}

/**
 * The address that finds the site of the call's host by its whole name, for a call that asks for `www`: on a journal's
 * own host that is the journal, and the other server does not see the host. null for every other call.
 */
function siteOfHost({ method, host, raw }: FastifyRequest): string | null {
  const [path, query = ''] = (raw.url ?? '/').split('?', 2)
  const parameters = new URLSearchParams(query)
  const sld = parameters.get('sld')?.toLowerCase()
  if (method !== 'GET' || path !== findSitePath || sld !== aggregateSld) return null
  parameters.set('sld', hostNameOf(host))
  return `${findSitePath}?${parameters.toString()}`
}

/** Whether an answer of `findBySld` is of a site, be it an expired one. */
function isKnown({ body }: Passed): boolean {
  try {
    const answer = JSON.parse(body.toString()) as {
      readonly status?: unknown
      readonly data?: unknown
    } | null
    if (Number(answer?.status) === forbiddenSiteStatus) return true
    return Number(answer?.status) === 0 && typeof answer?.data === 'object' && answer.data !== null
  } catch {
    return false
  }
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
