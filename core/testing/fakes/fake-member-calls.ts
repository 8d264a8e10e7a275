import type { Failure } from '../../domain/failure/failure.ts'
import type { Profile } from '../../domain/member/member.ts'
import type { SignedIn } from '../../domain/member/session-cookies.ts'
import type { AsyncResult } from '../../ports/async-result.ts'
import { andThen, fail, succeed } from '../../usecases/async-results.ts'
import type { OnTheWay } from './fake-results.ts'

/** What fakes answer to what rc-pub refuses with this status. */
export const fakeRefusal = (call: string, status: number): Failure => ({
  kind: 'refused',
  call,
  status,
  message: 'The fake refuses.',
})

/** Calls for a member alone: each is answered when it is asked for, and nobody is refused as an ended session is. */
export const memberCalls =
  <Member>(member: () => Member | null | undefined, onTheWay: OnTheWay) =>
  <T>(call: string, answer: (member: Member) => AsyncResult<T>): AsyncResult<T> =>
    onTheWay(
      call,
      andThen(succeed(null), () => {
        const known = member() ?? null
        return known === null ? fail({ kind: 'expired', call, message: '请先登录' }) : answer(known)
      }),
    )

/** Renews a session, each time under another token. */
export function sessionRenewals(): (member: { readonly profile: Profile }, mobileNo?: string) => SignedIn {
  let renewals = 0
  return ({ profile }, mobileNo = profile.mobile) => {
    renewals += 1
    return {
      userName: profile.userName,
      token: `renewed-${renewals}`,
      commonToken: '',
      member: { mobileNo, headPicture: '' },
    }
  }
}
