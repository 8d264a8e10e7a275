import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { namesWeakly } from '../http/entity-tags.ts'
import { codingFor, packed } from '../http/packed.ts'

/** Shorter ones are not worth a coding. In bytes. */
const leastCoded = 500

/**
 * Sends a text that programs ask for again and again, as RFC 9110 has it: nothing to whom has it already, its headers alone
 * to HEAD, and compressed to whom takes it so. Its type and how long it is kept are those of the reply.
 */
export async function sendText(
  request: FastifyRequest,
  reply: FastifyReply,
  text: string,
): Promise<FastifyReply> {
  const plain = Buffer.from(text)
  const tag = `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`
  reply.header('etag', tag).header('vary', 'accept-encoding')
  if (namesWeakly(request.headers['if-none-match'], tag)) return reply.code(304).send()
  const coding = plain.length < leastCoded ? null : codingFor(request.headers['accept-encoding'])
  const body = coding === null ? plain : await packed(plain, coding)
  if (coding !== null) reply.header('content-encoding', coding)
  reply.header('content-length', body.length)
  return request.method === 'HEAD' ? reply.send() : reply.send(body)
}
