import { surrogateKeys } from '@xuekan/core/route'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { namesStrongly, namesWeakly } from '../../http/entity-tags.ts'
import { codingFor, packed, type Coding } from '../../http/packed.ts'
import { createWellPackedTexts } from '../../http/well-packed-texts.ts'
import { byteRange } from './byte-range.ts'
import type { Bytes } from './bytes.ts'
import { contentDisposition } from './content-disposition.ts'
import { inPieces, pieceSize } from './in-pieces.ts'

/** A drawing or a document that somebody opens by itself runs nothing and loads nothing. */
const sandbox = "default-src 'none'; style-src 'unsafe-inline'; sandbox"

const lifetimes = {
  immutable: 'public, max-age=31536000, immutable',
  revalidate: 'no-cache',
  never: 'no-store',
} as const

/** What the answer is sent in; null as it is: a part is always one of the bytes as they are. */
const codingOf = ({ zips }: Bytes, { headers }: FastifyRequest): Coding | null =>
  zips !== true || headers.range !== undefined ? null : codingFor(headers['accept-encoding'])

/** Names in a tag what is packed well, as its bytes differ from those that are packed while somebody waits. */
const packedCoding = 'br-11'

/** Drawings and the like, by their hash: the bytes of one never change. */
const drawings = createWellPackedTexts(16 * 1024 * 1024)

/** A text in a coding; what lasts is packed better for the next reader. */
async function packedNow({ tag, size, read }: Bytes, coding: Coding, lasts: boolean): Promise<Buffer> {
  const whole = await read(0, size)
  if (lasts) drawings.add(tag, whole)
  return packed(whole, coding)
}

/** Sends bytes as RFC 9110 has it: validators and their conditions, one range, HEAD, 304, 412, 416. */
export async function sendBytes(
  request: FastifyRequest,
  reply: FastifyReply,
  bytes: Bytes,
): Promise<FastifyReply> {
  const { headers, method } = request
  const coding = codingOf(bytes, request)
  const { isWeak = false } = bytes
  const lasts = coding === 'br' && bytes.caching === 'immutable'
  const packedWell = lasts ? drawings.find(bytes.tag) : undefined
  const tagged = (written: string | null): string =>
    `${isWeak ? 'W/' : ''}"${bytes.tag}${written === null ? '' : `-${written}`}"`
  const tag = tagged(packedWell === undefined ? coding : packedCoding)
  // what was sent before the text was packed well, or is sent again once that was let go, says the same
  const tags = lasts ? [tag, tagged(coding), tagged(packedCoding)] : [tag]
  if (bytes.zips === true) reply.header('vary', 'accept-encoding')
  reply
    .header('etag', tag)
    .header('cache-control', lifetimes[bytes.caching])
    .header('accept-ranges', coding === null && !isWeak ? 'bytes' : 'none')
    .header('x-content-type-options', 'nosniff')
  if (bytes.unlisted === true) reply.header('x-robots-tag', 'noindex')
  const keys = surrogateKeys(bytes.content ?? {})
  if (keys.length > 0) reply.header('surrogate-key', keys.join(' ')).header('cache-tag', keys.join(','))
  const [match, noneMatch] = [headers['if-match'], headers['if-none-match']]
  if (match !== undefined && !tags.some((each) => namesStrongly(match, each))) return reply.code(412).send()
  const held = tags.find((each) => namesWeakly(noneMatch, each))
  if (held !== undefined) return reply.header('etag', held).code(304).send()

  const isSame = String(headers['if-range'] ?? tag).trim() === tag
  const range = method === 'GET' && isSame && !isWeak ? byteRange(headers.range, bytes.size) : 'whole'
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
  if (coding !== null) reply.removeHeader('content-length').header('content-encoding', coding)
  if (method === 'HEAD') return reply.send()
  if (coding !== null) {
    const text = packedWell ?? (await packedNow(bytes, coding, lasts))
    bytes.onBegun?.()
    return reply.send(text)
  }
  if (to - from > pieceSize) {
    if (from === 0) bytes.onBegun?.()
    return reply.send(inPieces(bytes, from, to))
  }
  const part = await bytes.read(from, to)
  if (from === 0) bytes.onBegun?.()
  return reply.send(Buffer.from(part.buffer, part.byteOffset, part.byteLength))
}
