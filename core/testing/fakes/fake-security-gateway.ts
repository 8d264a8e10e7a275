import { validateReceiver } from '../../domain/member/receiver.ts'
import type { AsyncResult } from '../../ports/async-result.ts'
import type { SecurityGateway } from '../../ports/security-gateway.ts'
import { andThen, fail, succeed } from '../../usecases/async-results.ts'
import { fakeCode } from './fake-account-gateway.ts'
import type { FakeProfile } from './fake-profile-gateway.ts'
import { fakeRefusal, memberCalls, sessionRenewals } from './fake-member-calls.ts'
import type { OnTheWay } from './fake-results.ts'

/** The code of every authenticator of a fake, and the one code that is written down. */
export const fakeFactorCodes = { authenticator: '287082', recovery: 'ABCDEFGHIJKLMNOPQRSTUVWX' } as const

/** The guards of one member's account in memory; of null for nobody, who is refused as an ended session is. */
export function createFakeSecurityGateway(
  member: FakeProfile | null = null,
  onTheWay: OnTheWay = (_call, answer) => answer,
): SecurityGateway {
  let isOn = false
  let isPending = false
  let left = 0
  let isThere = member !== null
  let asking: string | null = null
  const asked = memberCalls(() => (isThere ? member : null), onTheWay)
  const isRight = (code: string): boolean => {
    if (code === fakeFactorCodes.authenticator) return true
    if (code !== fakeFactorCodes.recovery || left === 0) return false
    left = 0
    return true
  }
  const proven = <T>(
    call: string,
    proof: { readonly password: string; readonly factor: string },
    answer: (known: FakeProfile) => T,
  ): AsyncResult<T> =>
    asked(call, (known) => {
      if (proof.password !== known.password) return fail(fakeRefusal(call, 403))
      return isOn && !isRight(proof.factor) ? fail(fakeRefusal(call, 423)) : succeed(answer(known))
    })
  /** The session under another token. */
  const renewed = sessionRenewals()
  return {
    loginByFactor: () => onTheWay('loginByFactor', fail(fakeRefusal('loginByFactor', 410))),
    secondFactor: () => asked('secondFactor', () => succeed({ isOn, recoveryLeft: left })),
    beginFactor: (_context, { password }) =>
      asked('beginFactor', (known) => {
        if (password !== known.password) return fail(fakeRefusal('beginFactor', 403))
        if (isOn) return fail(fakeRefusal('beginFactor', 409))
        isPending = true
        return succeed({ secret: 'GEZDGNBVGY3TQOJQ', address: 'otpauth://totp/a?secret=GEZDGNBVGY3TQOJQ' })
      }),
    confirmFactor: (_context, code) =>
      asked('confirmFactor', (known) => {
        if (!isPending || code !== fakeFactorCodes.authenticator)
          return fail(fakeRefusal('confirmFactor', 423))
        isPending = false
        isOn = true
        left = 1
        return succeed({ codes: [fakeFactorCodes.recovery], signedIn: renewed(known) })
      }),
    endFactor: (_context, proof) =>
      proven('endFactor', proof, (known) => {
        isOn = false
        left = 0
        return renewed(known)
      }),
    beginContact: (_context, { receiver, ...proof }) => {
      const read = validateReceiver(receiver)
      return andThen(
        proven('beginContact', proof, () => read.ok),
        () => {
          if (!read.ok) return fail(fakeRefusal('beginContact', 422))
          asking = read.value.value
          return succeed(null)
        },
      )
    },
    changeContact: (_context, { receiver, code }) =>
      asked('changeContact', (known) => {
        const read = validateReceiver(receiver)
        if (!read.ok || asking !== read.value.value) return fail(fakeRefusal('changeContact', 410))
        if (code !== fakeCode) return fail(fakeRefusal('changeContact', 423))
        asking = null
        return succeed(read.value.kind === 'phone' ? renewed(known, read.value.value) : renewed(known))
      }),
    exportData: (_context, proof) => proven('exportData', proof, () => '/rc-pub/exported'),
    deleteAccount: (_context, proof) =>
      proven('deleteAccount', proof, () => {
        isThere = false
        return null
      }),
  }
}
