import { contextOf, type Answering } from './answer-request.ts'
import type { BytesHandler } from './endpoint-handler.ts'

/** All bytes of a call that is made within the process, without a socket; null where it is refused. */
export async function readBytes(
  answering: Answering,
  handler: BytesHandler,
  query: Readonly<Record<string, string>>,
): Promise<Uint8Array | null> {
  const { articlePdf, picturePreview, files, exports } = answering
  const context = contextOf(answering, { method: 'GET', path: '', query, headers: {} }, {})
  const outcome = await handler({
    ...context,
    origin: '',
    address: '',
    given: [],
    now: answering.now,
    repository: answering.repository,
    asker: '',
    articlePdf,
    picturePreview,
    files,
    exports,
  })
  return outcome.kind === 'data' && outcome.data.kind !== 'streamed'
    ? outcome.data.read(0, outcome.data.size)
    : null
}
