import multipart from '@fastify/multipart'
import type { Operation } from '@xuekan/rc-pub/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { answerRequest, type Answering } from '../answer-request.ts'
import type { Upload } from '../endpoint-handler.ts'

/** Bytes of a body that are read: more than any upload may have, so that its own rule can say so. */
const longestBody = 6 * 1024 * 1024

/** A call that takes one file, in a server of its own: it reads bodies of every type. */
export async function addUploadRoute(
  server: FastifyInstance,
  answering: Answering,
  { path, body }: Pick<Operation, 'path' | 'body'>,
): Promise<void> {
  server.removeAllContentTypeParsers()
  await server.register(multipart, { limits: { files: 1, fields: 10, parts: 20, fileSize: longestBody } })
  server.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, bytes, done) => done(null, bytes))
  server.post(
    path,
    { bodyLimit: longestBody, schema: { response: { 200: body } } },
    async (request, reply) => {
      const answer = await answerRequest(answering, {
        method: request.method,
        path,
        query: request.query as Readonly<Record<string, unknown>>,
        headers: request.headers,
        upload: await uploadOf(request),
      })
      return reply
        .status(answer.httpStatus as 200)
        .header('cache-control', 'no-store')
        .send(answer.body)
    },
  )
}

/** The first file of a form, or the body itself. */
async function uploadOf(request: FastifyRequest): Promise<Upload | null> {
  if (!request.isMultipart()) {
    return request.body instanceof Buffer ? { fileName: '', bytes: request.body } : null
  }
  try {
    const part = await request.file()
    return part === undefined ? null : { fileName: part.filename, bytes: await part.toBuffer() }
  } catch (failure) {
    // what is over a limit has a status; what is no form at all has none, and holds no file
    if ((failure as { readonly statusCode?: unknown }).statusCode !== undefined) throw failure
    return null
  }
}
