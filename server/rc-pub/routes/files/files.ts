import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Queryable } from '../../store/database.ts'
import { readId } from '../call-handler.ts'

interface FileRow {
  readonly sha256: string
  readonly mediaType: string
  readonly bytes: Uint8Array
}

/** A drawing that somebody opens by itself runs nothing and loads nothing. */
const sandbox = "default-src 'none'; style-src 'unsafe-inline'; sandbox"

/** C7.10: the bytes of a stored file. Its id follows from its bytes, so it never changes. */
export async function answerFile(
  database: Queryable,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { id = '' } = request.query as { readonly id?: string | readonly string[] }
  const [file] = await database.query<FileRow>(
    'select sha256, media_type as "mediaType", bytes from file where id = $1',
    [readId(String(id)) ?? -1],
  )
  if (file === undefined) {
    return reply
      .code(404)
      .type('application/json; charset=utf-8')
      .send({ status: 404, message: 'There is no such file.', data: null })
  }
  const tag = `"${file.sha256}"`
  reply
    .header('etag', tag)
    .header('cache-control', 'public, max-age=31536000, immutable')
    .header('x-content-type-options', 'nosniff')
    .header('content-security-policy', sandbox)
  if (request.headers['if-none-match']?.includes(tag) === true) return reply.code(304).send()
  return reply.type(file.mediaType).send(Buffer.from(file.bytes))
}
