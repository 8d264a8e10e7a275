import { map } from 'rxjs'
import type { OutgoingFile } from '../../domain/member/outgoing-file.ts'
import { pictureFault, type PictureFault } from '../../domain/member/picture-fault.ts'
import type { UploadPurpose } from '../../domain/member/upload.ts'
import { err, ok, type Result } from '../../domain/result.ts'
import type { AsyncResult, RequestContext } from '../../ports/async-result.ts'
import type { SessionGateway } from '../../ports/session-gateway.ts'
import { andThen, succeed } from '../async-results.ts'

/**
 * Stores a picture of a member and does with its address what it is for: what that answers, or what is to be said of the
 * picture (C5.9, C7.14). 'expired' for nobody.
 */
export function storePicture<T>(
  session: Pick<SessionGateway, 'upload'>,
  context: RequestContext,
  { file, purpose }: { readonly file: OutgoingFile | null; readonly purpose: UploadPurpose },
  use: (address: string) => AsyncResult<T>,
): AsyncResult<Result<T, PictureFault>> {
  const message = pictureFault(file, purpose)
  if (file === null || message !== null)
    return succeed(err({ kind: 'message', message: message ?? 'picture.none' }))
  return andThen(session.upload(context, file, purpose), use).pipe(
    map((result) => {
      if (result.ok) return ok(ok(result.value))
      if (result.error.kind === 'expired') return err(result.error)
      const words = result.error.kind === 'refused' ? result.error.message : ''
      return ok(err(words === '' ? { kind: 'message', message: 'picture.failed' } : { kind: 'words', words }))
    }),
  )
}
