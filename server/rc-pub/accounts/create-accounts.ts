import {
  holdsNewName,
  isInForce,
  readIdentifier,
  validateReceiver,
  type AgreementTexts,
  type CodePurpose,
  type Receiver,
} from '@xuekan/core/member'
import { agreementsOn } from '../agreements/agreements-on.ts'
import type { Database, Queryable } from '../store/database.ts'
import { addNewcomer } from './add-newcomer.ts'
import type { Accounts } from './accounts.ts'
import type { Refusal } from './outcomes.ts'
import type { AccountNews } from './account-news.ts'
import { createCaptchas } from '../captcha/captchas.ts'
import { createAttempts } from './attempts.ts'
import { createBeginSession } from './begin-session.ts'
import { createCodes, type Codes } from './codes.ts'
import { createContactChanges } from './contact-changes.ts'
import { createGuardedChanges } from './guarded-changes.ts'
import { createGuessedFactor } from './guessed-factor.ts'
import { createGuesses, type Guesser } from './guesses.ts'
import { createGuesserOf } from './guesser-of.ts'
import { later } from './later.ts'
import type { LoginSource } from './login-source.ts'
import { createPasswordGuesses } from './password-guesses.ts'
import { createOneTimes } from './one-time.ts'
import type { PasswordHasher } from './password-hasher.ts'
import { createPasskeys } from './passkeys.ts'
import { createSealedPasswords } from './sealed-passwords.ts'
import { securityNews } from './security-news.ts'
import type { Senders } from './senders.ts'
import { passwordNews } from './password-message.ts'
import { refusedPassword } from './refused-password.ts'
import { createSecondFactors } from './second-factors.ts'
import { createSessions } from './sessions.ts'
import { findMember, removeMember, replacePassword, type StoredMember } from './stored-members.ts'
import { newToken } from './tokens.ts'

export interface AccountsOptions {
  readonly database: Database
  /** Milliseconds since 1970. */
  readonly now: () => number
  readonly hasher: PasswordHasher
  /** What members accept when registering; nothing without it. */
  readonly agreements?: readonly AgreementTexts[]
  /** What carries codes. */
  readonly senders: Senders
  /** Whether one network has so many codes sent and no more; so it is without it. */
  readonly limitsNetworks?: boolean
  /** What tells members of changes. */
  readonly news: AccountNews
  /** The names under which subdomains are sites; none where letters name no host. */
  readonly baseHosts?: readonly string[]
}

/** Whom a first factor has let in, until the second one is right. */
interface Waiting {
  readonly memberId: string
  readonly remember: boolean
}

/** The members of a deployment and their ways in, over its store. */
export function createAccounts(options: AccountsOptions): Accounts {
  const { database, now, hasher, news } = options
  const attempts = createAttempts(database, now)
  const guesses = createGuesses(attempts)
  const codes = createCodes({ ...options, attempts, guesses })
  const oneTimes = createOneTimes(database, now)
  const sealed = createSealedPasswords(database, oneTimes)
  const sessions = createSessions(database, now)
  const factors = createSecondFactors(database, now, attempts)
  const passkeysIn = (tx: Queryable) =>
    createPasskeys(tx, now, { oneTimes: createOneTimes(tx, now), attempts: createAttempts(tx, now) })
  const passkeys = createPasskeys(database, now, { oneTimes, attempts })
  const passwords = createPasswordGuesses({ database, guesses, hasher, captchas: createCaptchas(oneTimes) })
  const begin = createBeginSession({ news, now, baseHosts: options.baseHosts ?? [] })

  const storedMember = (memberId: string): Promise<StoredMember | null> =>
    findMember(database, { kind: 'id', value: Number(memberId) })
  const guesserOf = createGuesserOf(database, now)
  const enter: Accounts['enter'] = async (member, login) => {
    const stored = await storedMember(member.id)
    if (stored === null) return { kind: 'over' }
    if (stored.isLocked) return { kind: 'locked' }
    if (!(await factors.state(member.id)).isOn) return begin(stored, login)
    const { remember } = login
    const ticket = newToken()
    const waiting: Waiting = { memberId: member.id, remember }
    await oneTimes.issue('factor', ticket, JSON.stringify(waiting))
    return { kind: 'factor', ticket }
  }
  const changeGuard = createGuardedChanges(news, now)
  const reportGuessed = createGuessedFactor(news, now)
  /** The receiver whose code this is, taken or only looked at; why not. */
  const proven = async (
    raw: string,
    purpose: CodePurpose,
    code: string,
    source: LoginSource | undefined,
    prove: Codes['take'] = codes.take,
  ): Promise<
    { readonly kind: 'proven'; readonly receiver: Receiver; readonly guesser: Guesser } | Refusal
  > => {
    const receiver = validateReceiver(raw)
    if (!receiver.ok) return { kind: 'unfit' }
    const guesser = await guesserOf(receiver.value, source)
    const taken = await prove(receiver.value, purpose, code, guesser)
    if (taken === 'wrong') return { kind: 'wrongCode' }
    return taken === 'right' ? { kind: 'proven', receiver: receiver.value, guesser } : later(taken.wait)
  }
  /** Why a password may not be set for this number or address, whoever has it; null for one that may. */
  const refusedFor = (password: string, raw: string): Promise<Refusal | null> => {
    const receiver = validateReceiver(raw)
    const userName = receiver.ok ? receiver.value.value : ''
    return refusedPassword(hasher, password, { userName, passwordHash: null })
  }

  return {
    sessions,
    factors,
    enter,
    loginByFactor: async ({ ticket, code, ...login }) => {
      const stored = await oneTimes.look('factor', ticket)
      if (stored === null) return { kind: 'over' }
      const { memberId, remember } = JSON.parse(stored) as Waiting
      const guesser = await guesserOf({ kind: 'id', value: Number(memberId) }, login.from)
      const checked = await factors.check(memberId, code, guesser)
      if (checked === 'wrong') return { kind: 'wrongCode' }
      if (checked !== 'right') {
        const guessed = await storedMember(memberId)
        if (guessed !== null) await reportGuessed(guessed)
        return later(checked.wait)
      }
      // of two who come with it at once, one is let in
      const isFirst = (await oneTimes.take('factor', ticket)) !== null
      const member = isFirst ? await storedMember(memberId) : null
      if (member === null) return { kind: 'over' }
      return member.isLocked ? { kind: 'locked' } : begin(member, { ...login, remember })
    },
    prove: async ({ memberId, sealedPassword, factor, contact = '' }) => {
      const password = await sealed.open(sealedPassword)
      if (password === null) return { kind: 'unreadable' }
      const member = await storedMember(memberId)
      if (member === null) return { kind: 'wrong' }
      const guessed = await passwords.ofMember(member, password)
      if (guessed.kind !== 'right') return guessed.kind === 'wait' ? later(guessed.wait) : guessed
      const receiver = validateReceiver(contact)
      if (receiver.ok && holdsNewName(password, member, receiver.value)) return { kind: 'passwordHoldsIt' }
      const checked = await factors.check(memberId, factor, { kind: 'own', key: 'session' })
      if (checked === 'wrong') return { kind: 'wrongCode' }
      if (checked === 'right') return { kind: 'done' }
      await reportGuessed(member)
      return later(checked.wait)
    },
    confirmFactor: async ({ code, ...change }) => {
      const first = await factors.first(change.memberId, code)
      if (first === 'wrong') return { kind: 'wrongCode' }
      if ('wait' in first) return later(first.wait)
      const renewed = await changeGuard(change, 'factorOn', async (tx) =>
        (await first.switchOn(tx)) ? 'changed' : { kind: 'wrongCode' },
      )
      return renewed.kind === 'wrongCode' ? renewed : { kind: 'on', codes: first.codes, renewed }
    },
    endFactor: (change) =>
      changeGuard(change, 'factorOff', async (tx) => {
        await createSecondFactors(tx, now, attempts).end(change.memberId)
        return 'changed'
      }),
    passkeys,
    addPasskey: ({ name, created, ...change }) =>
      changeGuard(change, 'passkeyOn', async (tx) => {
        const { memberId, token } = change
        const added = await passkeysIn(tx).add({ memberId, token, name, created })
        return added.kind === 'done' ? 'changed' : added
      }),
    removePasskey: ({ id, ...change }) =>
      // one that is no more is told of no second time
      changeGuard(change, 'passkeyOff', async (tx) =>
        (await passkeysIn(tx).remove(change.memberId, id)) ? 'changed' : 'unchanged',
      ),
    loginByPasskey: async ({ used, ...login }) => {
      const proof = await passkeys.use(used)
      if (proof.kind !== 'member') return proof
      const member = await storedMember(proof.memberId)
      if (member === null) return { kind: 'passkeyUnknown' }
      return member.isLocked ? { kind: 'locked' } : begin(member, { ...login, remember: false })
    },
    contacts: createContactChanges({ database, now, codes, oneTimes, news }),
    allowExport: async (memberId) => {
      const word = newToken()
      await oneTimes.issue('export', word, memberId)
      return word
    },
    takeExport: async (memberId, word) => {
      if ((await oneTimes.look('export', word)) !== memberId) return false
      return (await oneTimes.take('export', word)) !== null
    },
    remove: (memberId, language) =>
      news.change(async (tx, tell) => {
        const member = await findMember(tx, { kind: 'id', value: Number(memberId) })
        if (member === null) return
        await removeMember(tx, member)
        await tell(await securityNews(tx, 'deleted', member, language))
      }),
    publicKey: sealed.publicKey,
    issueKey: sealed.issueKey,
    login: async ({ userName, sealedPassword, captcha, ...login }) => {
      const password = await sealed.open(sealedPassword)
      if (password === null) return { kind: 'unreadable' }
      const identifier = readIdentifier(userName)
      const from = await guesserOf(identifier, login.from)
      const guessed = await passwords.ofName(identifier, password, from, captcha)
      if (guessed.kind === 'right') return enter(guessed.member, login)
      return guessed.kind === 'wait' ? later(guessed.wait) : guessed
    },
    sendCode: async ({ receiver: raw, purpose, language, from: source }) => {
      const receiver = validateReceiver(raw)
      if (!receiver.ok) return { kind: 'unfit' }
      const from = await guesserOf(receiver.value, source)
      const wait = await codes.send({ receiver: receiver.value, purpose, language, from })
      return wait === null ? { kind: 'done' } : later(wait)
    },
    loginByCode: async ({ receiver, code, ...login }) => {
      const proof = await proven(receiver, 'login', code, login.from)
      if (proof.kind !== 'proven') return proof
      const member = await findMember(database, proof.receiver)
      return member === null ? { kind: 'unknown' } : enter(member, login)
    },
    register: async ({
      receiver: raw,
      code,
      sealedPassword,
      agreed,
      agreements: read,
      language,
      ...login
    }) => {
      const password = await sealed.open(sealedPassword)
      if (password === null) return { kind: 'unreadable' }
      if (!agreed) return { kind: 'notAgreed' }
      const at = now()
      const accepted = agreementsOn(options.agreements ?? [], new Date(at).toISOString().slice(0, 10))
      if (!isInForce(read, accepted)) return { kind: 'superseded' }
      const unfit = await refusedFor(password, raw)
      if (unfit !== null) return unfit
      const proof = await proven(raw, 'register', code, login.from)
      if (proof.kind !== 'proven') return proof
      const passwordHash = await hasher.hash(password)
      const acceptance = { agreements: accepted, language, at }
      const member = await addNewcomer(database, proof.receiver, { passwordHash, ...acceptance })
      return member === null ? { kind: 'taken' } : begin(member, { ...login, remember: false, isFirst: true })
    },
    setPassword: async ({ receiver: raw, code, sealedPassword, language, from }) => {
      const password = await sealed.open(sealedPassword)
      if (password === null) return { kind: 'unreadable' }
      const unfit = await refusedFor(password, raw)
      if (unfit !== null) return unfit
      const proof = await proven(raw, 'password', code, from, codes.look)
      if (proof.kind !== 'proven') return proof
      const member = await findMember(database, proof.receiver)
      const refused =
        member === null || member.isLocked ? null : await refusedPassword(hasher, password, member)
      if (refused !== null) return refused
      // of two who come with it at once, one sets a password
      if (!(await codes.end(proof.receiver, 'password', code))) return { kind: 'wrongCode' }
      if (member === null) return { kind: 'unknown' }
      if (member.isLocked) return { kind: 'locked' }
      const passwordHash = await hasher.hash(password)
      await news.change(async (tx, tell) => {
        await replacePassword(tx, member.id, passwordHash)
        await createSessions(tx, now).endOthers(member.id, '')
        await tell(passwordNews(member, language))
      })
      await passwords.forget(proof.receiver, proof.guesser)
      return { kind: 'done' }
    },
    changePassword: async ({ memberId, token, sealedFormer, sealedPassword, language }) => {
      const former = await sealed.open(sealedFormer)
      const password = await sealed.open(sealedPassword)
      if (former === null || password === null) return { kind: 'unreadable' }
      const member = await findMember(database, { kind: 'id', value: Number(memberId) })
      if (member === null) return { kind: 'wrong' }
      const guessed = await passwords.ofMember(member, former)
      if (guessed.kind !== 'right') return guessed.kind === 'wait' ? later(guessed.wait) : guessed
      const unfit = await refusedPassword(hasher, password, member)
      if (unfit !== null) return unfit
      const passwordHash = await hasher.hash(password)
      const renewed = await news.change(async (tx, tell) => {
        await replacePassword(tx, memberId, passwordHash)
        const own = createSessions(tx, now)
        await own.endOthers(memberId, token)
        await tell(passwordNews(member, language))
        return own.rotate(token)
      })
      return renewed === null ? { kind: 'wrong' } : { kind: 'entered', member, ...renewed }
    },
  }
}
