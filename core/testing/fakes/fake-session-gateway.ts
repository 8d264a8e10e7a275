import type { Member } from '../../domain/member/member.ts'
import type { SessionGateway } from '../../ports/session-gateway.ts'
import { succeed, fail, andThen } from '../../usecases/async-results.ts'
import type { OnTheWay } from './fake-results.ts'

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
    personalInfo: (_context, token) =>
      onTheWay(
        'personalInfo',
        andThen(succeed(null), () => {
          const member = known.get(token)
          return member === undefined
            ? fail({ kind: 'expired', call: 'personalInfo', message: refusal })
            : succeed(member)
        }),
      ),
    logout: () =>
      onTheWay(
        'logout',
        andThen(succeed(null), () => {
          logouts += 1
          return succeed(null)
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
