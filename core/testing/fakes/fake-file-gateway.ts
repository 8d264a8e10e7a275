import type { Member } from '../../domain/member/member.ts'
import { validateUpload } from '../../domain/member/upload.ts'
import type { FileGateway } from '../../ports/file-gateway.ts'
import { answered, refused, thenAnswer } from '../../usecases/answers.ts'
import type { OnTheWay } from './fake-answers.ts'

/** Takes what a member may upload, and gives it an address that follows from its bytes. */
export const createFakeFileGateway = (
  member: Member | null,
  onTheWay: OnTheWay = (_call, answer) => answer,
): FileGateway => ({
  upload: (_reader, { bytes }, purpose) =>
    onTheWay(
      'upload',
      thenAnswer(answered(null), () => {
        const call = 'upload'
        if (member === null) return refused({ kind: 'expired', call, message: '请先登录' })
        const type = validateUpload(bytes, purpose)
        return type.ok
          ? answered(`/rc-pub/front/files/get?id=${idOf(bytes)}`)
          : refused({
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
