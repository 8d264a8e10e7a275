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
