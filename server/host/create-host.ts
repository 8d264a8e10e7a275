import { randomUUID } from 'node:crypto'
import { STATUS_CODES } from 'node:http'
import fastifyStatic from '@fastify/static'
import { standardBaseHosts } from '@xuekan/core/site'
import Fastify, {
  type FastifyInstance,
  type FastifyPluginAsync,
  type FastifyReply,
  type FastifyRequest,
  type FastifyServerFactory,
} from 'fastify'
import { addAddressCheck, createCheckAddress } from './check-address.ts'
import { addMethodCheck } from './check-method.ts'
import { addOriginCheck } from './check-origin.ts'
import { firstAddress } from './first-address.ts'
import { withoutFinalSlash } from './without-final-slash.ts'
import { addCrawlerFiles, type FindSitemap } from './crawlers/add-crawler-files.ts'
import { addPdfRefusals, rewritePdfAddress } from './article-pdf.ts'
import { rewriteHarvestAddress } from './crawlers/harvest-address.ts'
import { addDescriptions } from './described/add-descriptions.ts'
import type { DescribePage } from './described/describe-page.ts'
import { addForms } from './forms/add-forms.ts'
import { addOfferedLogins } from './forms/offered-login.ts'
import type { HandoverOptions } from './forms/handover-routes.ts'
import { failurePage, languageForFailure } from './failure-page.ts'
import type { PageVisit, RenderPage } from './page-answer.ts'
import { createPageCache } from './page-cache.ts'
import { addIcon, type FindIcon } from './icon/add-icon.ts'
import { isCallAddress } from './is-call-address.ts'
import { isOwnHost, readHost, type OwnHosts } from './own-host.ts'
import { addPageRoute, createPageHandler } from './page-route.ts'
import { refuse } from './refuse.ts'
import { addSession, type SessionCalls } from './session/add-session.ts'
import { addLibraryFiles, type LibraryFinders } from './library/add-library-files.ts'
import { answerBusy } from './running/busy-page.ts'
import { addGracefulStop } from './running/graceful-stop.ts'
import { addHealth, type Readiness } from './running/health.ts'
import { registerUnderLoad, standardLoad, type HostLoad } from './running/load.ts'
import {
  createPageLimits,
  type AdmitPage,
  type ClientCounts,
  type PageLimits,
} from './running/page-limits.ts'
import { createRenderGate, HostBusy } from './running/render-gate.ts'
import { addRequestWatch, type HostWatch } from './running/watch-requests.ts'
import { addSecurityHeaders, headersForHost, securityHeaders } from './security-headers.ts'
import { answerUnreadable } from './unreadable-request.ts'
import { addWellKnown } from './well-known/add-well-known.ts'
import { addVisitReports } from './sharing/add-visit-reports.ts'
import { createAnswerLedger } from './sharing/answer-ledger.ts'
import type { UsageClient } from './sharing/usage-client.ts'
import type { SiteStyles } from './styles/site-styles.ts'

export interface HostOptions {
  readonly render: RenderPage
  /** Answers programs from the content of a page; without it there are pages alone. */
  readonly describe?: DescribePage
  /** Another one whenever any content of these sites changes; of the whole, where none is named. */
  readonly contentVersion: (siteIds?: readonly string[]) => string
  /** Seconds that shared caches may keep a page that is everybody's; a minute without it. */
  readonly sharedFor?: number
  /** Told of every page that somebody is given; makes nobody wait. null where nobody counts. */
  readonly countVisit: ((visit: PageVisit, client: UsageClient) => void) | null
  /** Whether the visits of a client count at all; those of everybody without it. */
  readonly isPerson?: (client: UsageClient) => boolean
  /** Folder of the built browser files; their names carry their content's hash. */
  readonly clientFolder: string
  /** What answers under /rc-pub: the embedded one or a way to another. */
  readonly rcPub: FastifyPluginAsync
  /** The calls that begin and end sessions; cookies are nobody's token without them. */
  readonly sessionCalls?: SessionCalls
  readonly siteStyles: Pick<SiteStyles, 'addRoute'>
  /** What `/sitemap.xml` holds on a host; without it there is none. */
  readonly findSitemap?: FindSitemap
  /** What libraries and readers' tools ask a host for; without it there is none of it. */
  readonly library?: LibraryFinders
  /** The icon of a host's site; without it every host has the portal's own. */
  readonly findIcon?: FindIcon
  /** Whom to tell of a weakness, as addresses; nobody is named without it. */
  readonly securityContacts?: readonly string[]
  /** Told of every failure of the host's own code. */
  readonly report: (failure: unknown) => void
  /** How readers who are logged in on one host are logged in on another; not at all without it. */
  readonly handover?: HandoverOptions
  /** Every other host is refused; the standard base hosts without it. */
  readonly ownHosts?: OwnHosts
  /** Other origins, such as `https://reader.example.org`, whose pages may call rc-pub by the `token` header; none without it. */
  readonly allowedOrigins?: readonly string[]
  /** Bytes that rendered pages may take in memory. */
  readonly cacheBytes: number
  /** Whom X-Forwarded-* is believed of: so many proxies before the portal, or those in these networks; false for nobody. */
  readonly trustProxy: number | readonly string[] | false
  /** Other headers than the usual ones, for development, where styles come as inline elements. */
  readonly headers?: Readonly<Record<string, string>>
  readonly serverFactory?: FastifyServerFactory
  readonly timeouts?: HostTimeouts
  /** Milliseconds that requests under way have when the host is closed. */
  readonly grace?: number
  /** What `/readyz` answers; always ready without it. */
  readonly readiness?: Readiness
  /** How many pages one client may have rendered; null for no limit. */
  readonly pageLimits?: PageLimits | null
  /** Counts clients for these limits. */
  readonly clientCounts?: ClientCounts
  readonly load?: HostLoad
  readonly watch?: HostWatch
}

/** How long a client may keep the host waiting, in milliseconds. */
export interface HostTimeouts {
  /** From the first byte of a request to its last. */
  readonly request: number
  /** In which nothing at all happens on a connection. */
  readonly connection: number
}

/** A connection may rest for longer than any answer takes to begin. */
const standardTimeouts: HostTimeouts = { request: 60_000, connection: 120_000 }

/** Milliseconds. */
const standardGrace = 20_000

const standardHosts: OwnHosts = { baseHosts: standardBaseHosts, isDomain: async () => false }

const noIcon: FindIcon = async () => ''

const noSitemap: FindSitemap = async () => ({ kind: 'absent' })

/** The status of a request that is itself at fault, such as one with a body that is too large; null for our failures. */
function faultOf(failure: unknown): number | null {
  const status = (failure as { readonly statusCode?: unknown } | null)?.statusCode
  return typeof status === 'number' && status >= 400 && status < 500 ? status : null
}

/** Fastify's own form; it knows no number of proxies. */
function trustedBy(
  proxies: HostOptions['trustProxy'],
): false | string[] | ((address: string, hop: number) => boolean) {
  if (proxies === false) return false
  return typeof proxies === 'number' ? (_address, hop) => hop < proxies : [...proxies]
}

/** Tells how long each page took. */
const timed =
  (render: RenderPage, { rendered }: HostWatch): RenderPage =>
  async (request) => {
    const begun = performance.now()
    try {
      return await render(request)
    } finally {
      rendered(performance.now() - begun)
    }
  }

/** The web host: pages, browser files and /rc-pub on one port. */
export async function createHost(options: HostOptions): Promise<FastifyInstance> {
  const { headers = securityHeaders, timeouts = standardTimeouts, load = standardLoad, watch } = options
  const hub = options.handover?.baseHosts[0] ?? null
  const host = Fastify({
    routerOptions: { ignoreTrailingSlash: false, maxParamLength: 2_000 },
    bodyLimit: 1_048_576,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    genReqId: () => randomUUID().slice(0, 13),
    requestTimeout: timeouts.request,
    connectionTimeout: timeouts.connection,
    // what names no host is refused by the check of addresses, in the form of all refusals
    http: { requireHostHeader: false, connectionsCheckingInterval: Math.min(10_000, timeouts.request) },
    trustProxy: trustedBy(options.trustProxy),
    rewriteUrl: ({ url = '/', headers }) =>
      withoutFinalSlash(rewriteHarvestAddress(rewritePdfAddress(firstAddress(url), headers.cookie ?? ''))),
    ...(options.serverFactory === undefined ? {} : { serverFactory: options.serverFactory }),
    clientErrorHandler: answerUnreadable(headers),
    // an address that cannot be decoded is an unknown page, not a failure; no hook sees it
    frameworkErrors: (_error, request, reply) => {
      reply.headers(headersForHost(headers, request, hub))
      Promise.resolve(checkAddress(request, reply))
        .then((refused) => {
          if (refused !== null) return refused
          return isCallAddress(request.url)
            ? refuse(request, reply, 400, 'The address of the request cannot be read.')
            : handler(request, reply)
        })
        .catch((failure: unknown) => fail(failure, request, reply))
    },
  })
  // Node looks for late bodies only where headers have no longer time than they
  host.server.headersTimeout = Math.min(host.server.headersTimeout, timeouts.request)
  const checkAddress = createCheckAddress(options.ownHosts ?? standardHosts)
  let isPressed = (): boolean => false
  let admit: AdmitPage = async () => null
  const refuseMany = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | null> => {
    const seconds = await admit(request)
    return seconds === null ? null : answerBusy(request, reply, 429, seconds)
  }
  const render = watch === undefined ? options.render : timed(options.render, watch)
  const { countVisit, isPerson = () => true } = options
  const ledger = createAnswerLedger(Date.now)
  const handler = createPageHandler({
    ...options,
    sharedFor: options.sharedFor ?? 60,
    visited:
      countVisit === null
        ? null
        : { count: countVisit, mark: (visit, client) => ledger.answered(visit, isPerson(client)) },
    render: createRenderGate(render, {
      atOnce: load.rendersAtOnce,
      waiting: load.rendersWaiting,
      waitMost: load.waitMost,
      isPressed: () => isPressed(),
    }),
    refuse: refuseMany,
    cache: createPageCache(options.cacheBytes),
    cacheLookedUp: watch?.cacheLookedUp ?? (() => undefined),
  })
  const fail = (failure: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    if (failure instanceof HostBusy) return answerBusy(request, reply, 503, failure.retryAfter)
    const fault = faultOf(failure)
    // the rest of what is too long is not waited for
    if (fault === 413) reply.header('connection', 'close')
    if (fault !== null)
      return refuse(request, reply, fault, STATUS_CODES[fault] ?? 'The request cannot be read')
    options.report(failure)
    const language = languageForFailure(request.raw.url ?? '', request.headers.cookie ?? '')
    return reply
      .code(500)
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('content-language', language)
      .send(failurePage(language))
  }
  addSecurityHeaders(host, headers, hub)
  addAddressCheck(host, checkAddress)
  addMethodCheck(host)
  addOriginCheck(host, options.allowedOrigins ?? [])
  if (options.sessionCalls !== undefined) addSession(host, options.sessionCalls)
  addOfferedLogins(host, { sessions: options.handover ?? null, refuse: refuseMany })
  addPdfRefusals(host)
  addGracefulStop(host, options.grace ?? standardGrace)
  addHealth(host, options.readiness ?? (async () => null))
  if (watch !== undefined) addRequestWatch(host, watch.answered)
  host.setErrorHandler(fail)

  isPressed = await registerUnderLoad(host, options.rcPub, load)
  admit = await createPageLimits(host, options.pageLimits ?? null, options.clientCounts ?? null)
  await host.register(fastifyStatic, {
    root: `${options.clientFolder}/assets`,
    prefix: '/assets/',
    immutable: true,
    maxAge: '365d',
    // nobody asks again for a file that never changes, or for a part of it: one validator is enough
    lastModified: false,
    acceptRanges: false,
    index: false,
    preCompressed: true,
    decorateReply: false,
  })
  options.siteStyles.addRoute(host)
  addCrawlerFiles(host, { findSitemap: options.findSitemap ?? noSitemap, refuse: refuseMany })
  addWellKnown(host, { contacts: options.securityContacts ?? [], now: Date.now })
  addIcon(host, options.findIcon ?? noIcon, refuseMany)
  if (countVisit !== null)
    await addVisitReports(host, {
      ledger,
      countVisit,
      most: options.pageLimits?.toldVisits ?? null,
      clientCounts: options.clientCounts ?? null,
    })
  const { describe, library } = options
  if (library !== undefined) addLibraryFiles(host, { find: library, pageOf: handler, refuse: refuseMany })
  if (describe !== undefined) addDescriptions(host, { describe, refuse: refuseMany })
  await addForms(host, {
    render,
    most: options.pageLimits?.forms ?? null,
    clientCounts: options.clientCounts ?? null,
    handover: options.handover ?? null,
    isOwnHost: async (requested) => {
      const read = readHost(requested)
      return read !== null && (await isOwnHost(read.name, options.ownHosts ?? standardHosts)) === true
    },
  })
  addPageRoute(host, handler)
  return host
}
