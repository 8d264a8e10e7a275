import { lazy } from '@xuekan/core/reactive'
import {
  passwordFaults,
  readIdentifier,
  validateReceiver,
  type CodePurpose,
  type PasswordSetting,
  type Receiver,
} from '@xuekan/core/member'
import type { Database } from '../store/database.ts'
import { adoptSubscriptions } from '../store/subscriptions.ts'
import type { Accounts, Entered, Refusal } from './accounts.ts'
import { createAttempts, type Budget } from './attempts.ts'
import { isCommonPassword } from './common-passwords.ts'
import { createCodes } from './codes.ts'
import { createOneTimes } from './one-time.ts'
import type { PasswordHasher } from './password-hasher.ts'
import { createSealedPasswords } from './sealed-passwords.ts'
import type { Senders } from './senders.ts'
import { tellPasswordChange } from './password-message.ts'
import { createSessions } from './sessions.ts'
import { findMember, insertMember, replacePassword, type StoredMember } from './stored-members.ts'
import { newToken } from './tokens.ts'

export interface AccountsOptions {
  readonly database: Database
  /** Milliseconds since 1970. */
  readonly now: () => number
  readonly hasher: PasswordHasher
  /** What carries codes. */
  readonly senders: Senders
}

/** Wrong passwords of one name, whoever sends them: a slow-down, and a code is still a way in. */
const passwords: Budget = { name: 'password', most: 20, within: 15 * 60_000 }

const later = (milliseconds: number): Refusal => ({ kind: 'later', seconds: Math.ceil(milliseconds / 1_000) })

/** Why a password may not be set; null for one that may (C5.4, C5.5). */
function refusedPassword(password: string, setting: PasswordSetting): Refusal | null {
  if (passwordFaults(password, setting).length > 0) return { kind: 'weak' }
  return isCommonPassword(password) ? { kind: 'common' } : null
}

/** The members of a deployment and their ways in, over its store. */
export function createAccounts(options: AccountsOptions): Accounts {
  const { database, now, hasher, senders } = options
  const attempts = createAttempts(database, now)
  const codes = createCodes({ database, now, attempts, senders })
  const sealed = createSealedPasswords(database, createOneTimes(database, now))
  const sessions = createSessions(database, now)
  // who is not known is refused after as much work as who is
  const nobodysHash = lazy(() => hasher.hash(newToken()))

  const enter = async (member: StoredMember, remember: boolean, device: string): Promise<Entered> => ({
    kind: 'entered',
    token: await sessions.begin(member.id, remember, device),
    member,
  })
  /** The receiver whose code this is; why not. */
  const proven = async (
    raw: string,
    purpose: CodePurpose,
    code: string,
  ): Promise<{ readonly kind: 'proven'; readonly receiver: Receiver } | Refusal> => {
    const receiver = validateReceiver(raw)
    if (!receiver.ok) return { kind: 'unfit' }
    const taken = await codes.take(receiver.value, purpose, code)
    if (taken === 'wrong') return { kind: 'wrongCode' }
    return taken === 'right' ? { kind: 'proven', receiver: receiver.value } : later(taken.wait)
  }
  /** Why a password may not be set for this number or address; null for one that may. */
  const refusedFor = (password: string, raw: string): Refusal | null => {
    const receiver = validateReceiver(raw)
    return refusedPassword(password, { userName: receiver.ok ? receiver.value.value : '' })
  }

  return {
    sessions,
    publicKey: sealed.publicKey,
    issueKey: sealed.issueKey,
    login: async ({ userName, remember, device, sealedPassword }) => {
      const password = await sealed.open(sealedPassword)
      if (password === null) return { kind: 'unreadable' }
      const identifier = readIdentifier(userName)
      const wait = await attempts.spend(passwords, identifier.value)
      if (wait !== null) return later(wait)
      const member = await findMember(database, identifier)
      const isRight = await hasher.verify(password, member?.passwordHash ?? (await nobodysHash()))
      if (member === null || !isRight) return { kind: 'wrong' }
      await attempts.forget(passwords, identifier.value)
      return enter(member, remember, device)
    },
    sendCode: async ({ receiver: raw, purpose, language }) => {
      const receiver = validateReceiver(raw)
      if (!receiver.ok) return { kind: 'unfit' }
      const wait = await codes.send({ receiver: receiver.value, purpose, language })
      return wait === null ? { kind: 'done' } : later(wait)
    },
    loginByCode: async ({ receiver, code, remember, device }) => {
      const proof = await proven(receiver, 'login', code)
      if (proof.kind !== 'proven') return proof
      const member = await findMember(database, proof.receiver)
      return member === null ? { kind: 'unknown' } : enter(member, remember, device)
    },
    register: async ({ receiver: raw, code, sealedPassword, agreed, device }) => {
      const password = await sealed.open(sealedPassword)
      if (password === null) return { kind: 'unreadable' }
      if (!agreed) return { kind: 'notAgreed' }
      const unfit = refusedFor(password, raw)
      if (unfit !== null) return unfit
      const proof = await proven(raw, 'register', code)
      if (proof.kind !== 'proven') return proof
      const { kind, value } = proof.receiver
      const added = await insertMember(database, {
        userName: value,
        mobileNo: kind === 'phone' ? value : null,
        email: kind === 'email' ? value : null,
        name: '',
        passwordHash: await hasher.hash(password),
        agreed: new Date(now()).toISOString(),
        created: now(),
      })
      const member = added ? await findMember(database, proof.receiver) : null
      if (member !== null) await adoptSubscriptions(database, Number(member.id), value)
      return member === null ? { kind: 'taken' } : enter(member, false, device)
    },
    setPassword: async ({ receiver: raw, code, sealedPassword }) => {
      const password = await sealed.open(sealedPassword)
      if (password === null) return { kind: 'unreadable' }
      const unfit = refusedFor(password, raw)
      if (unfit !== null) return unfit
      const proof = await proven(raw, 'password', code)
      if (proof.kind !== 'proven') return proof
      const member = await findMember(database, proof.receiver)
      if (member === null) return { kind: 'unknown' }
      await replacePassword(database, member.id, await hasher.hash(password))
      await sessions.endOthers(member.id, '')
      await attempts.forget(passwords, proof.receiver.value)
      return { kind: 'done' }
    },
    changePassword: async ({ memberId, token, sealedFormer, sealedPassword, language }) => {
      const former = await sealed.open(sealedFormer)
      const password = await sealed.open(sealedPassword)
      if (former === null || password === null) return { kind: 'unreadable' }
      const member = await findMember(database, { kind: 'id', value: Number(memberId) })
      if (member === null) return { kind: 'wrong' }
      const { userName } = member
      const wait = await attempts.spend(passwords, userName)
      if (wait !== null) return later(wait)
      if (!(await hasher.verify(former, member.passwordHash))) return { kind: 'wrong' }
      const unfit = refusedPassword(password, { userName, former })
      if (unfit !== null) return unfit
      await replacePassword(database, memberId, await hasher.hash(password))
      await sessions.endOthers(memberId, token)
      await attempts.forget(passwords, userName)
      await tellPasswordChange(senders, member, language)
      return { kind: 'done' }
    },
  }
}
