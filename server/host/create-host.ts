import fastifyStatic from '@fastify/static'
import Fastify, {
  type FastifyInstance,
  type FastifyPluginAsync,
  type FastifyReply,
  type FastifyRequest,
  type FastifyServerFactory,
} from 'fastify'
import { addPdfRefusals, rewritePdfAddress } from './article-pdf.ts'
import { failurePage, languageForFailure } from './failure-page.ts'
import type { PageVisit, RenderPage } from './page-answer.ts'
import { createPageCache } from './page-cache.ts'
import { addPageRoute, createPageHandler } from './page-route.ts'
import { addSecurityHeaders, securityHeaders } from './security-headers.ts'
import { answerUnreadable } from './unreadable-request.ts'
import type { SiteStyles } from './styles/site-styles.ts'

export interface HostOptions {
  readonly render: RenderPage
  readonly contentVersion: () => string
  /** Told of every page that somebody is given; makes nobody wait. */
  readonly countVisit: (visit: PageVisit) => void
  /** Folder of the built browser files; their names carry their content's hash. */
  readonly clientFolder: string
  /** What answers under /rc-pub: the embedded one or a way to another. */
  readonly rcPub: FastifyPluginAsync
  readonly siteStyles: Pick<SiteStyles, 'addRoute'>
  /** Told of every failure of the host's own code. */
  readonly report: (failure: unknown) => void
  /** Bytes that rendered pages may take in memory. */
  readonly cacheBytes: number
  /** Whom X-Forwarded-* is believed of: so many proxies before the portal, or those in these networks; false for nobody. */
  readonly trustProxy: number | readonly string[] | false
  /** Other headers than the usual ones, for development, where styles come as inline elements. */
  readonly headers?: Readonly<Record<string, string>>
  readonly serverFactory?: FastifyServerFactory
}

/** Said in the calls' envelope of an address that cannot be decoded. */
const refuseRequest = (reply: FastifyReply): FastifyReply =>
  reply.code(400).send({ status: 400, message: 'The address of the request cannot be read.', data: null })

/** Fastify's own form; it knows no number of proxies. */
function trustedBy(
  proxies: HostOptions['trustProxy'],
): false | string[] | ((address: string, hop: number) => boolean) {
  if (proxies === false) return false
  return typeof proxies === 'number' ? (_address, hop) => hop < proxies : [...proxies]
}

/** The web host: pages, browser files and /rc-pub on one port. */
export async function createHost(options: HostOptions): Promise<FastifyInstance> {
  const { headers = securityHeaders } = options
  const host = Fastify({
    routerOptions: { ignoreTrailingSlash: false, maxParamLength: 2_000 },
    bodyLimit: 1_048_576,
    forceCloseConnections: true,
    trustProxy: trustedBy(options.trustProxy),
    rewriteUrl: ({ url = '/', headers }) => rewritePdfAddress(url, headers.cookie ?? ''),
    ...(options.serverFactory === undefined ? {} : { serverFactory: options.serverFactory }),
    clientErrorHandler: answerUnreadable(headers),
    // an address that cannot be decoded is an unknown page, not a failure; no hook sees it
    frameworkErrors: (_error, request, reply) => {
      reply.headers(headers)
      if (request.url.startsWith('/rc-pub/')) return void refuseRequest(reply)
      handler(request, reply)?.catch((failure: unknown) => fail(failure, request, reply))
    },
  })
  const handler = createPageHandler({ ...options, cache: createPageCache(options.cacheBytes) })
  const fail = (failure: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    options.report(failure)
    const language = languageForFailure(request.raw.url ?? '', request.headers.cookie ?? '')
    return reply
      .code(500)
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('content-language', language)
      .send(failurePage(language))
  }
  addSecurityHeaders(host, headers)
  addPdfRefusals(host)
  host.setErrorHandler(fail)

  await host.register(options.rcPub)
  await host.register(fastifyStatic, {
    root: `${options.clientFolder}/assets`,
    prefix: '/assets/',
    immutable: true,
    maxAge: '365d',
    index: false,
    preCompressed: true,
    decorateReply: false,
  })
  options.siteStyles.addRoute(host)
  addPageRoute(host, handler)
  return host
}
