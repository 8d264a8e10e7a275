import { mostPasskeys, type Passkey, type Passkeys } from '../../domain/member/passkey.ts'
import type { PasskeyGateway } from '../../ports/passkey-gateway.ts'
import { andThen, fail, succeed } from '../../usecases/async-results.ts'
import type { FakeProfile } from './fake-profile-gateway.ts'
import { fakeRefusal, memberCalls, sessionRenewals } from './fake-member-calls.ts'
import type { OnTheWay } from './fake-results.ts'

interface KnownPasskey extends Passkey {
  readonly credential: string
}

/**
 * The passkeys of one member in memory, for the host `localhost`; of null for nobody, who is refused as an ended session is.
 * It believes every authenticator, once for each challenge that it has given: what is signed is the challenge itself.
 */
export function createFakePasskeyGateway(
  member: FakeProfile | null = null,
  onTheWay: OnTheWay = (_call, answer) => answer,
): PasskeyGateway {
  const relyingParty = 'localhost'
  const challenges = new Set<string>()
  let known: readonly KnownPasskey[] = []
  let count = 0
  const asked = memberCalls(() => member, onTheWay)
  const newChallenge = (): string => {
    count += 1
    const challenge = `challenge-${count}`
    challenges.add(challenge)
    return challenge
  }
  const listed = (): Passkeys => ({
    relyingParty,
    list: known.map(({ credential: _credential, ...passkey }) => passkey),
  })
  /** The session under another token. */
  const renewed = sessionRenewals()
  return {
    passkeys: () => asked('passkeys', () => succeed(listed())),
    beginPasskey: (_context, { password, origin }) =>
      asked('beginPasskey', (one) => {
        if (password !== one.password) return fail(fakeRefusal('beginPasskey', 403))
        if (origin === '') return fail(fakeRefusal('beginPasskey', 422))
        return succeed({
          relyingParty,
          challenge: newChallenge(),
          userId: 'a-handle',
          userName: one.profile.userName,
          known: known.map(({ credential }) => credential),
        })
      }),
    addPasskey: (_context, { id: credential, clientData, name }) =>
      asked('addPasskey', (one) => {
        if (!challenges.delete(clientData)) return fail(fakeRefusal('addPasskey', 410))
        if (known.length >= mostPasskeys || known.some((each) => each.credential === credential))
          return fail(fakeRefusal('addPasskey', 409))
        known = [...known, { id: String(count), credential, name, made: count, used: null }]
        return succeed({ passkeys: listed(), signedIn: renewed(one) })
      }),
    renamePasskey: (_context, { id, name }) =>
      asked('renamePasskey', () => {
        known = known.map((each) => (each.id === id ? { ...each, name } : each))
        return succeed(listed())
      }),
    removePasskey: (_context, { id, password }) =>
      asked('removePasskey', (one) => {
        if (password !== one.password) return fail(fakeRefusal('removePasskey', 403))
        known = known.filter((each) => each.id !== id)
        return succeed({ passkeys: listed(), signedIn: renewed(one) })
      }),
    beginPasskeyLogin: (_context, origin) =>
      onTheWay(
        'beginPasskeyLogin',
        andThen(succeed(null), () =>
          origin === ''
            ? fail(fakeRefusal('beginPasskeyLogin', 422))
            : succeed({ relyingParty, challenge: newChallenge() }),
        ),
      ),
    loginByPasskey: (_context, { id, clientData }) =>
      onTheWay(
        'loginByPasskey',
        andThen(succeed(null), () => {
          if (!challenges.delete(clientData)) return fail(fakeRefusal('loginByPasskey', 410))
          return member === null || !known.some(({ credential }) => credential === id)
            ? fail(fakeRefusal('loginByPasskey', 404))
            : succeed(renewed(member))
        }),
      ),
  }
}
