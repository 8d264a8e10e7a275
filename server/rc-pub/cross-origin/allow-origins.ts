import { endpoints, requestHeaders } from '@xuekan/rc-pub/contract'
import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'

/** Seconds for which a browser need not ask again whether it may call. */
const remembered = 7_200

/** What a page may send: the methods and headers of the contract, and a part of a file. */
const methods = [...new Set(['HEAD', ...Object.values(endpoints).map(({ method }) => method)])].join(', ')
const headers = [...requestHeaders, 'range'].join(', ')

/** Headers of an answer that a page may read besides those that every page may. */
const exposed = 'accept-ranges, content-disposition, content-range, etag, retry-after'

/**
 * Lets pages of these origins call rc-pub (CORS). Never with credentials: cookies are not asked for, and those that come
 * are not passed on. Without an origin it is the plugin itself.
 */
export const allowOrigins = (plugin: FastifyPluginAsync, origins: readonly string[]): FastifyPluginAsync =>
  origins.length === 0
    ? plugin
    : async (server) => {
        addCrossOrigin(server, new Set(origins))
        await server.register(plugin)
      }

function addCrossOrigin(server: FastifyInstance, origins: ReadonlySet<string>): void {
  const isAllowed = ({ headers: { origin } }: FastifyRequest): boolean =>
    origin !== undefined && origins.has(origin)

  server.addHook('onRequest', async (request, reply) => {
    if (!isAllowed(request)) return undefined
    // a page of the portal's own may be named too, and its cookies are its own
    if (!isOwn(request)) delete request.raw.headers.cookie
    return isPreflight(request) ? permit(reply) : undefined
  })
  // whatever answers, a refusal included; it may have said already what its answer varies by
  server.addHook('onSend', async (request, reply, payload) => {
    reply.header('vary', [reply.getHeader('vary') ?? [], 'origin'].flat().join(', '))
    if (!isAllowed(request)) return payload
    reply.header('access-control-allow-origin', request.headers.origin)
    if (!isPreflight(request)) reply.header('access-control-expose-headers', exposed)
    return payload
  })
}

const isOwn = ({ headers: { origin = '' }, host }: FastifyRequest): boolean => new URL(origin).host === host

const isPreflight = ({ method, headers }: FastifyRequest): boolean =>
  method === 'OPTIONS' && headers['access-control-request-method'] !== undefined

const permit = (reply: FastifyReply): FastifyReply =>
  reply
    .code(204)
    .header('access-control-allow-methods', methods)
    .header('access-control-allow-headers', headers)
    .header('access-control-max-age', remembered)
    .send()
