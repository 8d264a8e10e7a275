import type { Member } from '../../domain/member/member.ts'
import { validateUpload } from '../../domain/member/upload.ts'
import type { FileGateway } from '../../ports/file-gateway.ts'
import { succeed, fail, andThen } from '../../usecases/async-results.ts'
import type { OnTheWay } from './fake-results.ts'

/** Takes what a member may upload, and gives it an address that follows from its bytes. */
export const createFakeFileGateway = (
  member: Member | null,
  onTheWay: OnTheWay = (_call, answer) => answer,
): FileGateway => ({
  upload: (_context, { bytes }, purpose) =>
    onTheWay(
      'upload',
      andThen(succeed(null), () => {
        const call = 'upload'
        if (member === null) return fail({ kind: 'expired', call, message: '请先登录' })
        const type = validateUpload(bytes, purpose)
        return type.ok
          ? succeed(`/rc-pub/front/files/get?id=${idOf(bytes)}`)
          : fail({
              kind: 'refused',
              call,
              status: type.error === 'tooLarge' ? 413 : 415,
              message: type.error,
            })
      }),
    ),
})

const idOf = (bytes: Uint8Array): number =>
  bytes.reduce((sum, byte) => (sum * 31 + byte) % 4_294_967_291, bytes.length)
