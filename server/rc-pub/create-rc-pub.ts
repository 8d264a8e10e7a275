import Fastify, {
  type FastifyInstance,
  type FastifyPluginAsync,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify'
import { basePath } from '../../adapters/http/contract/call.ts'
import { calls } from '../../adapters/http/contract/calls.ts'
import { operations } from '../../adapters/http/contract/call-schema.ts'
import type { RcPubAnswer, RcPubRequest } from '../../adapters/http/contract/exchange.ts'
import { answerBytes } from './routes/answer-bytes.ts'
import { answerCall, type Answering, type CallAnswer } from './routes/answer-call.ts'
import { readId, type BytesCall } from './routes/call-handler.ts'
import { bytesHandlers } from './routes/handlers.ts'
import { addLimits } from './limits/add-limits.ts'
import { standardRateLimits, type RateLimits } from './limits/rate-limits.ts'
import { answerProblem } from './routes/answer-problem.ts'
import { openApi } from './routes/open-api.ts'
import { noMembers, type MemberTokens } from './member-identity.ts'
import { watchContentVersion } from './store/content-version.ts'
import type { Database } from './store/database.ts'
import { createVisitCounter } from './store/visit-counter.ts'

export interface RcPubOptions {
  readonly database: Database
  /** Told of every failure of this product's own code. */
  readonly report: (failure: unknown) => void
  /** Milliseconds since 1970-01-01 UTC. */
  readonly now?: () => number
  /** How often one client may call over HTTP; null for no limit. */
  readonly limits?: RateLimits | null
  /** Whom tokens belong to; nobody's without it. */
  readonly members?: MemberTokens
}

/** The embedded rc-pub: one store, answered over HTTP and within the process. */
export interface RcPub {
  /** Everything under /rc-pub, for any Fastify server. */
  readonly plugin: FastifyPluginAsync
  /** The same calls without a socket and without printing. */
  readonly answer: (request: RcPubRequest) => Promise<RcPubAnswer>
  /** Counts a visit that no call over HTTP has told of: a page made within the process, or kept. */
  readonly countVisit: (visit: { readonly siteId: string; readonly articleId: string | null }) => void
  /** Changes whenever the content does, seen within about a second. */
  readonly contentVersion: () => string
  /** Writes what has been counted. The database stays open. */
  readonly close: () => Promise<void>
}

const none = (): void => undefined

/** Milliseconds between two writes of what has been counted. */
const countInterval = 5_000

export async function createRcPub(options: RcPubOptions): Promise<RcPub> {
  const { database, report, now = Date.now, limits = standardRateLimits, members = noMembers } = options
  const today = (): string => new Date(now()).toISOString().slice(0, 10)
  const visits = createVisitCounter(database, today)
  const answering: Answering = { database, visits, today, members, report }
  // who makes a page within the process tells of its visit, whether the page was made or kept
  const within: Answering = { ...answering, visits: { ...visits, countArticle: none, countSite: none } }
  const counting = setInterval(() => void visits.flush(), countInterval).unref()
  return {
    plugin: async (server) => {
      server.setErrorHandler(answerProblem(report))
      await addLimits(server, limits)
      addRoutes(server, answering)
    },
    answer: async (request) => {
      const answer = await answerCall(within, request)
      return { httpStatus: answer.httpStatus, body: { kind: 'value', value: answer.body } }
    },
    countVisit: ({ siteId, articleId }) => {
      const [site, article] = [readId(siteId), readId(articleId ?? '')]
      if (site !== null) visits.countSite(site)
      if (article !== null) visits.countArticle(article)
    },
    contentVersion: await watchContentVersion(database, now),
    close: async () => {
      clearInterval(counting)
      await visits.flush()
    },
  }
}

/** An HTTP server with nothing but rc-pub, to stand before a portal elsewhere. Not listening yet. */
export async function createRcPubServer(rcPub: RcPub): Promise<FastifyInstance> {
  const server = Fastify({ routerOptions: { maxParamLength: 2_000 }, forceCloseConnections: true })
  await server.register(rcPub.plugin)
  return server
}

function addRoutes(server: FastifyInstance, answering: Answering): void {
  const answer = async (request: FastifyRequest, reply: FastifyReply) =>
    send(
      reply,
      await answerCall(answering, {
        method: request.method,
        path: request.url.split('?', 1)[0] ?? '',
        query: request.query as Readonly<Record<string, unknown>>,
        headers: request.headers,
      }),
    )
  for (const { method, path, body } of operations(Object.values(calls))) {
    if (body === null) continue
    server.route({ method, url: pattern(path), handler: answer, schema: { response: { 200: body } } })
  }
  for (const [name, handler] of Object.entries(bytesHandlers)) {
    server.get(basePath + pattern(calls[name as BytesCall].path), (request, reply) =>
      answerBytes(answering, handler, request, reply),
    )
  }
  const document = openApi()
  server.get(`${basePath}/openapi.json`, async () => document)
  server.all(`${basePath}/*`, answer)
}

/** A path of the contract as Fastify writes it. */
const pattern = (path: string): string => path.replace(/\{(\w+)\}/g, ':$1')

function send(reply: FastifyReply, { httpStatus, form, body }: CallAnswer): FastifyReply {
  reply.code(httpStatus).header('cache-control', 'no-cache')
  return form === 'plain' ? reply.type('text/plain; charset=utf-8').send(body ?? '') : reply.send(body)
}
