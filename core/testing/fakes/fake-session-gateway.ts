import type { Member } from '../../domain/member/member.ts'
import type { SessionGateway } from '../../ports/session-gateway.ts'
import { answered, refused, thenAnswer } from '../../usecases/answers.ts'
import type { OnTheWay } from './fake-answers.ts'

/** Knows whom tokens belong to. Any other token is refused as an ended session is, in the words of `refusal`. */
export function createFakeSessionGateway(
  members: Readonly<Record<string, Member>> = {},
  { refusal = '登录已失效', onTheWay = (_call, answer) => answer }: FakeSessionOptions = {},
): FakeSessionGateway {
  let logouts = 0
  const known = new Map(Object.entries(members))
  return {
    get logouts() {
      return logouts
    },
    personalInfo: (_reader, token) =>
      onTheWay(
        'personalInfo',
        thenAnswer(answered(null), () => {
          const member = known.get(token)
          return member === undefined
            ? refused({ kind: 'expired', call: 'personalInfo', message: refusal })
            : answered(member)
        }),
      ),
    logout: () =>
      onTheWay(
        'logout',
        thenAnswer(answered(null), () => {
          logouts += 1
          return answered(null)
        }),
      ),
  }
}

export interface FakeSessionOptions {
  readonly refusal?: string
  readonly onTheWay?: OnTheWay
}

export interface FakeSessionGateway extends SessionGateway {
  /** How many times the server has been asked to log out. */
  readonly logouts: number
}
