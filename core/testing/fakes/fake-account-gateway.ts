import { isInForce, type AgreementTexts } from '../../domain/member/agreement.ts'
import { passwordFaults } from '../../domain/member/password.ts'
import { readIdentifier } from '../../domain/member/identifier.ts'
import { validateReceiver, type CodePurpose } from '../../domain/member/receiver.ts'
import type { ThirdParty } from '../../domain/member/third-party-login.ts'
import type { Member } from '../../domain/member/member.ts'
import type { SignedIn } from '../../domain/member/session-cookies.ts'
import type { AccountGateway } from '../../ports/account-gateway.ts'
import type { AsyncResult } from '../../ports/async-result.ts'
import { andThen, fail, succeed } from '../../usecases/async-results.ts'
import { inForceOf } from './fake-agreement-gateway.ts'
import { createFakeThirdParties } from './fake-third-parties.ts'
import type { FakeProfile } from './fake-profile-gateway.ts'
import { fakeRefusal } from './fake-member-calls.ts'
import type { OnTheWay } from './fake-results.ts'

/** A member with the password, as a fake knows one. */
export interface FakeAccount {
  readonly userName: string
  readonly email: string
  readonly password: string
  readonly token: string
  readonly member: Member
}

/** What ways in are made of. */
export interface FakeAccountContent {
  readonly accounts?: readonly FakeAccount[] | undefined
  /** Whose session asks; nobody's where absent. */
  readonly signedIn?: FakeProfile
  readonly thirdParties?: readonly ThirdParty[]
  readonly agreements?: readonly AgreementTexts[]
}

/** The code that a fake sends to everybody. */
export const fakeCode = '407218'

/** Ways in to accounts in memory, by the code `fakeCode` for whoever has asked for one. */
export function createFakeAccountGateway(
  { accounts = [], agreements = [], signedIn, thirdParties = [] }: FakeAccountContent = {},
  onTheWay: OnTheWay = (_call, answer) => answer,
): AccountGateway {
  const known = [...accounts]
  const member = known.find(({ email }) => email === signedIn?.profile.loginEmail)
  const sent = new Set<string>()
  const find = (raw: string): FakeAccount | undefined => {
    const { value } = readIdentifier(raw)
    return known.find((one) => [one.userName, one.member.mobileNo, one.email].includes(value))
  }
  const asked = <T>(call: string, answer: () => AsyncResult<T>): AsyncResult<T> =>
    onTheWay(call, andThen(succeed(null), answer))
  const entered = (account: FakeAccount): AsyncResult<SignedIn> => succeed(signedInAs(account))
  const isSent = (receiver: string, purpose: CodePurpose, code: string): boolean =>
    code === fakeCode && sent.has(nameOf(receiver, purpose))
  /** Once for each code that was sent. */
  const proven = (receiver: string, purpose: CodePurpose, code: string): boolean =>
    isSent(receiver, purpose, code) && sent.delete(nameOf(receiver, purpose))
  return {
    login: (_context, { userName, password }) =>
      asked('login', () => {
        const account = find(userName)
        return account?.password === password && account !== undefined
          ? entered(account)
          : fail(fakeRefusal('login', 403))
      }),
    loginByCode: (_context, { receiver, code }) =>
      asked('loginByCode', () => {
        if (!proven(receiver, 'login', code)) return fail(fakeRefusal('loginByCode', 423))
        const account = find(receiver)
        return account === undefined ? fail(fakeRefusal('loginByCode', 404)) : entered(account)
      }),
    sendCode: (_context, { receiver, purpose }) =>
      asked('sendCode', () => {
        if (!validateReceiver(receiver).ok) return fail(fakeRefusal('sendCode', 422))
        const name = nameOf(receiver, purpose)
        if (sent.has(name)) return fail(fakeRefusal('sendCode', 429))
        sent.add(name)
        return succeed(null)
      }),
    register: (_context, { receiver, code, password, agreements: read = [] }) =>
      asked('register', () => {
        const { kind, value } = readIdentifier(receiver)
        if (!isInForce(read, inForceOf(agreements))) return fail(fakeRefusal('register', 412))
        if (passwordFaults(password, { userName: value }).length > 0)
          return fail(fakeRefusal('register', 428))
        if (!proven(receiver, 'register', code)) return fail(fakeRefusal('register', 423))
        if (find(receiver) !== undefined) return fail(fakeRefusal('register', 409))
        const made: FakeAccount = {
          userName: value,
          email: kind === 'email' ? value : '',
          password,
          token: `a-token-of-${value}`,
          member: { mobileNo: kind === 'phone' ? value : '', headPicture: '' },
        }
        known.push(made)
        return entered(made)
      }),
    setPassword: (_context, { receiver, code, password }) =>
      asked('setPassword', () => {
        const { value } = readIdentifier(receiver)
        if (passwordFaults(password, { userName: value }).length > 0)
          return fail(fakeRefusal('setPassword', 428))
        if (!isSent(receiver, 'password', code)) return fail(fakeRefusal('setPassword', 423))
        const account = find(receiver)
        if (account !== undefined && passwordFaults(password, ownerOf(account)).length > 0)
          return fail(fakeRefusal('setPassword', 428))
        sent.delete(nameOf(receiver, 'password'))
        if (account === undefined) return fail(fakeRefusal('setPassword', 404))
        known[known.indexOf(account)] = { ...account, password }
        return succeed(null)
      }),
    ...createFakeThirdParties({
      parties: thirdParties,
      member: member?.userName ?? null,
      asked,
      signedInAs: (userName) => signedInOf(find(userName)),
      knownBy: (userName, password) => {
        const account = find(userName)
        return account?.password === password ? signedInOf(account) : null
      },
    }),
  }
}

const signedInAs = ({ userName, token, member }: FakeAccount): SignedIn => ({
  userName,
  token,
  commonToken: '',
  member,
})

const signedInOf = (account: FakeAccount | undefined): SignedIn | null =>
  account === undefined ? null : signedInAs(account)

const ownerOf = ({ userName, password: former }: FakeAccount) => ({ userName, former })

const nameOf = (receiver: string, purpose: CodePurpose): string =>
  `${purpose} ${readIdentifier(receiver).value}`

/** The member of the sample content. */
export const sampleAccount: FakeAccount = {
  userName: 'linxi',
  email: 'linxi@example.org',
  password: 'Xuekan2026',
  token: 'a-token-of-lin',
  member: { mobileNo: '13812345678', headPicture: '/lin.png' },
}
