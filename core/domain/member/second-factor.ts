import { readFactorCode } from './one-time-password.ts'
import type { SignedIn } from './session-cookies.ts'

/** The second factor of a member. */
export interface SecondFactor {
  readonly isOn: boolean
  /** Codes that are left of those that were written down. */
  readonly recoveryLeft: number
}

/** What an authenticator is given: the secret for who types it, and the address that hands it over on one device. */
export interface FactorSecret {
  readonly secret: string
  readonly address: string
}

/** A second factor that has just been switched on: codes to be written down, and how the session goes on. */
export interface ConfirmedFactor {
  readonly codes: readonly string[]
  readonly signedIn: SignedIn
}

/** A second factor once a code of it was right: a recovery code is one less. Law: never more, and none below zero. */
export const factorAfter = (factor: SecondFactor, code: string): SecondFactor =>
  factor.isOn && readFactorCode(code)?.kind === 'recovery'
    ? { ...factor, recoveryLeft: Math.max(0, factor.recoveryLeft - 1) }
    : factor
