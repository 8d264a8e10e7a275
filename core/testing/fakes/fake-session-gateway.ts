import type { Member } from '../../domain/member/member.ts'
import type { VerifiedMember } from '../../domain/member/offered-login.ts'
import { validateUpload } from '../../domain/member/upload.ts'
import type { AsyncResult } from '../../ports/async-result.ts'
import type { SessionGateway } from '../../ports/session-gateway.ts'
import { succeed, fail, andThen } from '../../usecases/async-results.ts'
import type { OnTheWay } from './fake-results.ts'
import type { FakeBookCloud } from './fake-side-content.ts'

/**
 * Knows whom tokens belong to. Any other token is refused as an ended session is, in the words of `refusal`. Uploads
 * what a member may upload, at an address that follows from its bytes.
 */
export function createFakeSessionGateway(
  members: Readonly<Record<string, VerifiedMember>> = {},
  {
    refusal = '登录已失效',
    bookCloud: { check = 'false', jumpUrls = {}, own = null } = {},
    uploader = null,
    onTheWay = (_call, answer) => answer,
  }: FakeSessionOptions = {},
): FakeSessionGateway {
  let logouts = 0
  const known = new Map(Object.entries(members))
  const urls = new Map(Object.entries(jumpUrls))
  const asked = <T>(call: string, answer: () => AsyncResult<T>): AsyncResult<T> =>
    onTheWay(call, andThen(succeed(null), answer))
  return {
    get logouts() {
      return logouts
    },
    personalInfo: (_context, token) =>
      asked('personalInfo', () => {
        const member = known.get(token)
        return member === undefined
          ? fail({ kind: 'expired', call: 'personalInfo', message: refusal })
          : succeed(member)
      }),
    logout: () =>
      asked('logout', () => {
        logouts += 1
        return succeed(null)
      }),
    upload: (_context, { bytes }, purpose) =>
      asked('upload', () => {
        const call = 'upload'
        if (uploader === null) return fail({ kind: 'expired', call, message: '请先登录' })
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
    bookCloudCheck: () => asked('bookCloudCheck', () => succeed(check)),
    ownBookCloudUrl: () =>
      asked('ownBookCloudUrl', () =>
        own === null
          ? fail({ kind: 'refused', call: 'ownBookCloudUrl', status: 10_005, message: '' })
          : succeed(own),
      ),
    bookCloudUrl: (_context, credential) =>
      asked('bookCloudUrl', () => {
        const url = urls.get(credential)
        return url === undefined ? fail({ kind: 'absent', call: 'bookCloudUrl' }) : succeed(url)
      }),
  }
}

/** Whether an address is one that an upload is answered with. */
export const isFakeUpload = (address: string): boolean =>
  /^\/rc-pub\/front\/files\/get\?id=\d+$/.test(address)

const idOf = (bytes: Uint8Array): number =>
  bytes.reduce((sum, byte) => (sum * 31 + byte) % 4_294_967_291, bytes.length)

export interface FakeSessionOptions {
  readonly refusal?: string
  readonly bookCloud?: FakeBookCloud
  /** Whose session uploads; null for nobody's. */
  readonly uploader?: Member | null
  readonly onTheWay?: OnTheWay
}

export interface FakeSessionGateway extends SessionGateway {
  /** How many times the server has been asked to log out. */
  readonly logouts: number
}
