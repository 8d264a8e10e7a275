import type { FastifyReply, FastifyRequest } from 'fastify'
import { contentDisposition } from './content-disposition.ts'
import { streamOf, type Streamed } from './streamed.ts'

/** Sends what is made while it is sent. One that fails on its way is broken off: its receiver misses the end. */
export function sendStream(request: FastifyRequest, reply: FastifyReply, streamed: Streamed): FastifyReply {
  reply
    .header('cache-control', 'no-store')
    .header('x-content-type-options', 'nosniff')
    .header('x-robots-tag', 'noindex')
    .header('content-disposition', contentDisposition('attachment', streamed.fileName))
    .type(streamed.mediaType)
  if (request.method !== 'HEAD') return reply.send(streamOf(streamed))
  streamed.onEnd()
  return reply.send()
}
