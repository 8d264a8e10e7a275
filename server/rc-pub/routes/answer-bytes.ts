import type { FastifyReply, FastifyRequest } from 'fastify'
import { clientOf } from '../usage/client-of.ts'
import { sendStream } from '../bytes/send-stream.ts'
import { sendBytes } from '../bytes/send-bytes.ts'
import {
  busy,
  contextOf,
  failingHttpStatus,
  refusal,
  type Answering,
  type Envelope,
} from './answer-request.ts'
import type { BytesHandler } from './endpoint-handler.ts'
import type { IncomingRequest } from './answer-request.ts'

/**
 * Answers a call with bytes. A refusal is an envelope whose status is that of HTTP too, so that no program takes it for
 * the file. Never throws.
 */
export async function answerBytes(
  answering: Answering,
  handler: BytesHandler,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const incoming: IncomingRequest = {
    method: request.method,
    path: request.url,
    query: request.query as IncomingRequest['query'],
    headers: request.headers,
  }
  const context = {
    ...contextOf(
      { ...answering, visits: answering.visitsOf(clientOf(request)) },
      incoming,
      request.params as Readonly<Record<string, string>>,
    ),
    origin: `${request.protocol}://${request.host}`,
    address: `${request.protocol}://${request.host}${request.originalUrl.split('?', 1)[0] ?? ''}`,
    given: [...new URLSearchParams(givenTo(request))],
    now: answering.now,
    repository: answering.repository,
    asker: request.ip,
    articlePdf: answering.articlePdf,
    picturePreview: answering.picturePreview,
    files: answering.files,
    exports: answering.exports,
  }
  try {
    const outcome = await handler(context)
    if (outcome.kind === 'data') {
      return outcome.data.kind === 'streamed'
        ? sendStream(request, reply, outcome.data)
        : await sendBytes(request, reply, outcome.data)
    }
    const { status, message, retryAfter, inWords = false } = outcome
    if (inWords && String(request.headers.accept).includes('text/html')) {
      return refuseInWords(reply, failingHttpStatus(status), message[context.language], retryAfter)
    }
    return refuse(
      reply,
      failingHttpStatus(status),
      refusal(status, message[context.language]),
      retryAfter ?? standardRest,
    )
  } catch (failure) {
    answering.report(failure)
    return refuse(reply, 500, busy(context.language), standardRest)
  }
}

/** The form that was sent, or the query as it came. */
const givenTo = ({ body, raw: { url = '' } }: FastifyRequest): string => {
  if (typeof body === 'string') return body
  const query = url.indexOf('?')
  return query < 0 ? '' : url.slice(query + 1)
}

/** Seconds after which it is worth asking again. */
const standardRest = 30

/** Said to a reader who has followed a link. */
const refuseInWords = (
  reply: FastifyReply,
  httpStatus: number,
  words: string,
  retryAfter = standardRest,
): FastifyReply =>
  reply
    .code(httpStatus)
    .header('retry-after', retryAfter)
    .header('cache-control', 'no-store')
    .header('x-content-type-options', 'nosniff')
    .type('text/plain; charset=utf-8')
    .send(words)

const refuse = (
  reply: FastifyReply,
  httpStatus: number,
  envelope: Envelope,
  retryAfter: number,
): FastifyReply =>
  (httpStatus === 503 || httpStatus === 429 ? reply.header('retry-after', retryAfter) : reply)
    .code(httpStatus)
    .removeHeader('content-length')
    .removeHeader('etag')
    .removeHeader('content-disposition')
    .header('cache-control', 'no-cache')
    .header('x-content-type-options', 'nosniff')
    .type('application/json; charset=utf-8')
    .send(envelope)
