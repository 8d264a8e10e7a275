import multipart from '@fastify/multipart'
import type { OutgoingFile } from '@xuekan/core/member'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { readAtMost } from '../../http/read-at-most.ts'

/** Octets of a file that are read: more than any picture may have, so that its own rule can say so. */
const longestFile = 6 * 1024 * 1024

/** Octets of a whole form: what a camera writes is still told that it is too large. */
const longestWithFile = 32 * 1024 * 1024

/** Octets of each field beside it. */
const longestField = 2_048

/** Takes forms that may have a file; nothing of one is read before it is asked for. */
export async function addFilesOfForms(scope: FastifyInstance): Promise<void> {
  await scope.register(multipart, {
    limits: { files: 1, fields: 10, parts: 11, fileSize: longestFile, fieldSize: longestField },
    throwFileSizeLimit: false,
  })
}

interface FormWithFile {
  readonly sent: ReadonlyMap<string, string>
  /** The first file that was chosen; absent for none. What is beyond the limit is cut. */
  readonly file?: OutgoingFile
}

/** The fields and the file of such a form; what cannot be read any further ends it. Rejects where it is too long. */
export const readFormWithFile = (request: FastifyRequest): Promise<FormWithFile> =>
  readAtMost(request.raw, longestWithFile, () => readParts(request))

async function readParts(request: FastifyRequest): Promise<FormWithFile> {
  const sent = new Map<string, string>()
  let file: OutgoingFile | undefined
  try {
    for await (const part of request.parts()) {
      if (part.type === 'field') sent.set(part.fieldname, typeof part.value === 'string' ? part.value : '')
      else {
        const bytes = await part.toBuffer()
        if (part.filename !== '' && bytes.length > 0) file ??= { name: part.filename, bytes }
      }
    }
  } catch (failure) {
    // what is over a limit has a status; what is no form at all has none, and holds nothing
    if ((failure as { readonly statusCode?: unknown }).statusCode !== undefined) throw failure
  }
  return { sent, ...(file === undefined ? {} : { file }) }
}
