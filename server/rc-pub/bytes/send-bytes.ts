import type { FastifyReply, FastifyRequest } from 'fastify'
import { byteRange } from './byte-range.ts'
import type { Bytes } from './bytes.ts'
import { contentDisposition } from './content-disposition.ts'

/** A drawing or a document that somebody opens by itself runs nothing and loads nothing. */
const sandbox = "default-src 'none'; style-src 'unsafe-inline'; sandbox"

const lifetimes = { immutable: 'public, max-age=31536000, immutable', revalidate: 'no-cache' } as const

/** Sends bytes as HTTP has it: validator, one range, HEAD, 304, 416. */
export async function sendBytes(
  request: FastifyRequest,
  reply: FastifyReply,
  bytes: Bytes,
): Promise<FastifyReply> {
  const tag = `"${bytes.tag}"`
  reply
    .header('etag', tag)
    .header('cache-control', lifetimes[bytes.caching])
    .header('accept-ranges', 'bytes')
    .header('x-content-type-options', 'nosniff')
  if (names(request.headers['if-none-match'], tag)) return reply.code(304).send()

  const asked = request.headers['if-range'] ?? tag
  const range = asked === tag ? byteRange(request.headers.range, bytes.size) : 'whole'
  if (range === 'unsatisfiable') {
    return reply.code(416).header('content-range', `bytes */${bytes.size}`).send()
  }
  const { from, to } = range === 'whole' ? { from: 0, to: bytes.size } : range
  reply
    .type(bytes.mediaType)
    .header('content-disposition', contentDisposition(bytes.shown, bytes.fileName))
    .header('content-length', to - from)
  if (/svg|html|xml/.test(bytes.mediaType)) reply.header('content-security-policy', sandbox)
  if (range !== 'whole') reply.code(206).header('content-range', `bytes ${from}-${to - 1}/${bytes.size}`)
  if (request.method === 'HEAD') return reply.send()
  const part = await bytes.read(from, to)
  if (from === 0) bytes.onBegun?.()
  return reply.send(Buffer.from(part.buffer, part.byteOffset, part.byteLength))
}

/** Whether an If-None-Match header holds this tag; weak ones are as good. */
const names = (header: string | undefined, tag: string): boolean =>
  header !== undefined &&
  header.split(',').some((each) => each.trim() === '*' || each.trim().replace(/^W\//, '') === tag)
