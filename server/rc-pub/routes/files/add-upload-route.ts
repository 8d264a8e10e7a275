import multipart from '@fastify/multipart'
import type { Operation } from '@xuekan/rc-pub/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { readAtMost } from '../../../http/read-at-most.ts'
import { answerRequest, type Answering } from '../answer-request.ts'
import type { Upload } from '../endpoint-handler.ts'

/** Bytes of a body that are read: more than any upload may have, so that its own rule can say so. */
const longestBody = 6 * 1024 * 1024

/** Octets that a form has around its file. */
const aroundFile = 64 * 1024

/** A call that takes one file, in a server of its own: it reads bodies of every type. */
export async function addUploadRoute(
  server: FastifyInstance,
  answering: Answering,
  { path, body }: Pick<Operation, 'path' | 'body'>,
): Promise<void> {
  const send = async (
    request: FastifyRequest,
    reply: FastifyReply,
    upload: Upload | null,
  ): Promise<FastifyReply> => {
    const answer = await answerRequest(answering, {
      method: request.method,
      path,
      query: request.query as Readonly<Record<string, unknown>>,
      headers: request.headers,
      upload,
    })
    return reply
      .status(answer.httpStatus as 200)
      .header('cache-control', 'no-store')
      .send(answer.body)
  }
  server.removeAllContentTypeParsers()
  await server.register(multipart, { limits: { files: 1, fields: 10, parts: 20, fileSize: longestBody } })
  // nothing of nobody is read: it would be kept in memory for an answer that is known before
  server.addHook('onRequest', async (request, reply) => {
    const { token } = request.headers
    const member = typeof token === 'string' && token !== '' ? await answering.members.memberOf(token) : null
    if (member === null) return send(request, reply, null)
    return undefined
  })
  server.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, bytes, done) => done(null, bytes))
  server.post(path, { bodyLimit: longestBody, schema: { response: { 200: body } } }, async (request, reply) =>
    send(request, reply, await uploadOf(request)),
  )
}

/** The first file of a form, or the body itself. */
async function uploadOf(request: FastifyRequest): Promise<Upload | null> {
  if (!request.isMultipart()) {
    return request.body instanceof Buffer ? { fileName: '', bytes: request.body } : null
  }
  try {
    return await readAtMost(request.raw, longestBody + aroundFile, async () => {
      const part = await request.file()
      return part === undefined ? null : { fileName: part.filename, bytes: await part.toBuffer() }
    })
  } catch (failure) {
    // what is over a limit has a status; what is no form at all has none, and holds no file
    if ((failure as { readonly statusCode?: unknown }).statusCode !== undefined) throw failure
    return null
  }
}
