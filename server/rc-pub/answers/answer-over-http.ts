import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { negotiate } from '@fastify/accept-negotiator'
import { hostNameOf } from '@xuekan/core/site'
import { basePath, endpoints, type Endpoint } from '@xuekan/rc-pub/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { answerRequest, languageOf, type Answering, type EndpointAnswer } from '../routes/answer-request.ts'
import { noVisits, type VisitCounter } from '../store/visit-counter.ts'
import { clientOf } from '../usage/client-of.ts'
import { createAnswerCache, type AnswerCacheOptions } from './answer-cache.ts'
import { recordVisits } from './recorded-visits.ts'

/** Of all answers that are kept. */
const maximumBytes = 64 * 1024 * 1024

/** An answer as it is sent. */
interface PrintedAnswer {
  readonly httpStatus: number
  readonly mediaType: string
  readonly text: string
  /** Made with the first who wants it so; null for a text too short to be worth it. */
  readonly zipped: () => Promise<Buffer> | null
  readonly countAgain: (visits: VisitCounter) => void
  /** Whether somebody has been given it. */
  given: boolean
}

export type AnswerOverHttp = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>

/**
 * Answers calls over HTTP, each once for all who ask the same within a few seconds. Who sends a token is answered alone.
 * `timestamps` is there to get past caches on the way; it tells nothing and is left out of the key (C7.3).
 */
export function createAnswerOverHttp(
  answering: Answering,
  cached: Omit<AnswerCacheOptions, 'maximumBytes'>,
): AnswerOverHttp {
  const cache = createAnswerCache<PrintedAnswer>({ ...cached, maximumBytes })
  return async (request, reply) => {
    // who asks for headers alone reads nothing
    const asking = request.method === 'HEAD' ? noVisits : answering.visitsOf(clientOf(request))
    const make = async (): Promise<PrintedAnswer> => {
      const { visits, countAgain } = recordVisits(asking)
      const answer = await answerRequest({ ...answering, visits }, incoming(request))
      const printed = print(reply, answer)
      return { ...printed, zipped: zipOnce(printed.text), countAgain, given: false }
    }
    const key = keyOf(request)
    const printed =
      key === null
        ? await make()
        : await cache.answer(key, async () => {
            const answer = await make()
            return { answer, bytes: answer.httpStatus === 200 ? 2 * (answer.text.length + key.length) : null }
          })
    if (printed.given) printed.countAgain(asking)
    printed.given = true
    reply
      .code(printed.httpStatus)
      .header('cache-control', isPrivate(request) ? 'no-store' : 'no-cache')
      .header('vary', 'accept-encoding')
      .type(printed.mediaType)
    const accepted = request.headers['accept-encoding']?.toLowerCase() ?? ''
    const zipped = negotiate(accepted, ['gzip']) === null ? null : printed.zipped()
    if (zipped === null) return reply.send(printed.text)
    return reply.header('content-encoding', 'gzip').send(await zipped)
  }
}

/** Characters; a shorter text is hardly made shorter. */
const worthZipping = 1_000

function zipOnce(text: string): () => Promise<Buffer> | null {
  let zipped: Promise<Buffer> | null = null
  return () => (text.length < worthZipping ? null : (zipped ??= zip(text)))
}

const zip = promisify(gzip)

/** HEAD is answered as GET is; the server leaves out the body. */
const incoming = (request: FastifyRequest) => ({
  method: request.method === 'HEAD' ? 'GET' : request.method,
  path: pathOf(request),
  query: request.query as Readonly<Record<string, unknown>>,
  headers: request.headers,
  host: hostFor(request),
  body: request.body ?? null,
  ...(request.method === 'POST' ? { from: fromOf(request) } : {}),
})

/** Whom a call comes from that nobody else shares the answer of. */
const fromOf = ({ ip, protocol, host }: FastifyRequest) => ({ address: ip, origin: `${protocol}://${host}` })

/** The calls whose answer depends on the host. */
const callsByHost: ReadonlySet<string> = new Set([basePath + endpoints.findSite.path])

/** The host, where the call may depend on it: an answer sees of a request what its key holds, and no more. */
const hostFor = (request: FastifyRequest): string =>
  callsByHost.has(pathOf(request)) ? hostNameOf(request.host) : ''

const pathOf = ({ url }: FastifyRequest): string => url.split('?', 1)[0] ?? ''

/** The calls that each asker has an answer of their own from. */
const privateCalls: ReadonlySet<string> = new Set(
  Object.values<Endpoint<unknown>>(endpoints).flatMap((call) =>
    call.isPrivate ? [basePath + call.path] : [],
  ),
)

/** Whether an answer may depend on who asks: nobody keeps it for another. */
const isPrivate = (request: FastifyRequest): boolean =>
  !['GET', 'HEAD'].includes(request.method) ||
  (request.headers['token'] ?? '') !== '' ||
  privateCalls.has(pathOf(request))

/** All that an answer depends on besides the content; null where it may depend on who asks. */
function keyOf(request: FastifyRequest): string | null {
  const { headers } = request
  if (request.method !== 'GET' || isPrivate(request)) return null
  const query = Object.entries(request.query as Readonly<Record<string, unknown>>).filter(
    ([name]) => name !== 'timestamps',
  )
  return JSON.stringify([
    pathOf(request),
    languageOf(request),
    headers['siteid'] ?? '',
    hostFor(request),
    ...query,
  ])
}

/** By the schema of the call's answer, which leaves out what it does not have. */
function print(reply: FastifyReply, { httpStatus, form, body }: EndpointAnswer) {
  if (form === 'plain') {
    return { httpStatus, mediaType: 'text/plain; charset=utf-8', text: typeof body === 'string' ? body : '' }
  }
  const text: unknown = reply.code(httpStatus).serialize(body)
  return { httpStatus, mediaType: 'application/json; charset=utf-8', text: String(text) }
}
