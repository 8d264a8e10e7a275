import { createHmac, randomBytes } from 'node:crypto'
import {
  digitsOfMac,
  factorMoment,
  factorSecretLength,
  factorStep,
  parseBase32,
  printBase32,
  readFactorCode,
} from '@xuekan/core/member'
import type { Queryable } from '../store/database.ts'
import { createAttempts, type Attempts } from './attempts.ts'
import { createGuesses, guessBudgets, type Guesser } from './guesses.ts'
import { hashOf } from './tokens.ts'

/** Wrong codes of one member, whatever lets in first; each of them is counted. */
const guessed = guessBudgets('factor guessed', 10 * 60_000, { network: 30, everywhere: 70, own: 30 })

/** Who sets a factor up is logged in. */
const inSession: Guesser = { kind: 'own', key: 'session' }

/** Codes that are written down when the second factor is switched on. */
const recoveryCodes = 10
/** Octets of one: 120 bits, so that a plain hash of it tells nothing. */
const recoveryLength = 15

export interface FactorState {
  readonly isOn: boolean
  /** Codes that are left of those that were written down. */
  readonly recoveryLeft: number
}

export type FactorCheck = 'right' | 'wrong' | { readonly wait: number }

export interface FirstFactor {
  /** To be written down by the member, and told once. */
  readonly codes: readonly string[]
  /** Switches it on, in a transaction; false where the code was used meanwhile. */
  readonly switchOn: (tx: Queryable) => Promise<boolean>
}

/** The second factor of members: an authenticator (RFC 6238), and codes for who has lost it. */
export interface SecondFactors {
  readonly state: (memberId: string) => Promise<FactorState>
  /** A new secret, in base32, which counts once a code of it is right; null where a second factor is on already. */
  readonly begin: (memberId: string) => Promise<string | null>
  /** What the first code switches on; it is on once that is done. */
  readonly first: (memberId: string, code: string) => Promise<FirstFactor | Exclude<FactorCheck, 'right'>>
  /** Each code once; whoever has none is right with any. */
  readonly check: (memberId: string, code: string, from: Guesser) => Promise<FactorCheck>
  readonly end: (memberId: string) => Promise<void>
}

/** The digits that an authenticator shows for a step. */
export function authenticatorDigits(secret: string, step: number): string {
  const key = parseBase32(secret) ?? new Uint8Array()
  return digitsOfMac(createHmac('sha1', key).update(factorMoment(step)).digest())
}

export function createSecondFactors(
  database: Queryable,
  now: () => number,
  attempts: Attempts,
): SecondFactors {
  const guesses = createGuesses(attempts)
  /** The step whose digits these are, a step before or after the present one at most; null for none. */
  const stepOf = (secret: string, digits: string): number | null => {
    const step = factorStep(now())
    return [step, step - 1, step + 1].find((each) => authenticatorDigits(secret, each) === digits) ?? null
  }
  const secretOf = async (memberId: string, isOn: boolean): Promise<string | null> => {
    const [found] = await database.query<{ secret: string }>(
      `select secret from second_factor where member_id = $1 and (confirmed is not null) = $2`,
      [Number(memberId), isOn],
    )
    return found?.secret ?? null
  }
  /** Of two who come with one code, one is right. */
  const takeStep = async (
    tx: Queryable,
    memberId: string,
    step: number,
    confirmed: boolean,
  ): Promise<boolean> => {
    const taken = await tx.query(
      `update second_factor set last_step = $2, confirmed = coalesce(confirmed, $3)
      where member_id = $1 and last_step < $2 and (confirmed is not null) = $4 returning member_id`,
      [Number(memberId), step, now(), confirmed],
    )
    return taken.length > 0
  }
  const isRight = async (memberId: string, secret: string, raw: string): Promise<boolean> => {
    const read = readFactorCode(raw)
    if (read === null) return false
    if (read.kind === 'authenticator') {
      const step = stepOf(secret, read.code)
      return step !== null && takeStep(database, memberId, step, true)
    }
    const taken = await database.query(
      'delete from recovery_code where member_id = $1 and hash = $2 returning hash',
      [Number(memberId), hashOf('recovery', memberId, read.code)],
    )
    return taken.length > 0
  }
  return {
    state: async (memberId) => {
      const [found] = await database.query<{ left: number }>(
        `select (select count(*)::int from recovery_code r where r.member_id = f.member_id) as left
        from second_factor f where f.member_id = $1 and f.confirmed is not null`,
        [Number(memberId)],
      )
      return { isOn: found !== undefined, recoveryLeft: found?.left ?? 0 }
    },
    begin: async (memberId) => {
      const secret = printBase32(randomBytes(factorSecretLength))
      const begun = await database.query(
        `insert into second_factor (member_id, secret, begun) values ($1, $2, $3)
        on conflict (member_id) do update set secret = excluded.secret, begun = excluded.begun, last_step = 0
        where second_factor.confirmed is null returning member_id`,
        [Number(memberId), secret, now()],
      )
      return begun.length > 0 ? secret : null
    },
    first: async (memberId, raw) => {
      const wait = await guesses.spend(guessed, memberId, inSession)
      if (wait !== null) return { wait }
      const secret = await secretOf(memberId, false)
      const read = readFactorCode(raw)
      const step = secret === null || read?.kind !== 'authenticator' ? null : stepOf(secret, read.code)
      if (step === null) return 'wrong'
      const codes = Array.from({ length: recoveryCodes }, () => printBase32(randomBytes(recoveryLength)))
      return {
        codes,
        switchOn: async (tx) => {
          if (!(await takeStep(tx, memberId, step, false))) return false
          for (const code of codes)
            await tx.query('insert into recovery_code (member_id, hash) values ($1, $2)', [
              Number(memberId),
              hashOf('recovery', memberId, code),
            ])
          await createGuesses(createAttempts(tx, now)).forget(guessed, memberId, inSession)
          return true
        },
      }
    },
    check: async (memberId, code, from) => {
      const secret = await secretOf(memberId, true)
      if (secret === null) return 'right'
      const wait = await guesses.spend(guessed, memberId, from)
      if (wait !== null) return { wait }
      if (!(await isRight(memberId, secret, code))) return 'wrong'
      await guesses.wasRight(guessed, memberId, from)
      return 'right'
    },
    end: async (memberId) => {
      await database.query('delete from second_factor where member_id = $1', [Number(memberId)])
    },
  }
}
