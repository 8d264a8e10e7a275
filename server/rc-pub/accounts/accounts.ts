import type { UiLanguage } from '@xuekan/core'
import type {
  SolvedCaptcha,
  AgreementVersion,
  CodePurpose,
  CreatedPasskey,
  UsedPasskey,
} from '@xuekan/core/member'
import type { MemberIdentity } from '../member-identity.ts'
import type { ContactChanges } from './contact-changes.ts'
import type { LoginSource } from './login-source.ts'
import type { GuardChange } from './guarded-changes.ts'
import type { ChangedGuard, Done, Entered, Refusal } from './outcomes.ts'
import type { StoredPasskeys } from './passkeys.ts'
import type { SealedPassword, SealedPasswords } from './sealed-passwords.ts'
import type { SecondFactors } from './second-factors.ts'
import type { Sessions } from './sessions.ts'

interface WithPassword {
  readonly sealedPassword: SealedPassword
}

interface WithCode {
  /** A phone number or an e-mail address, as it was typed. */
  readonly receiver: string
  readonly code: string
}

interface From {
  /** Nowhere that is known without it. */
  readonly from?: LoginSource
}

/** What the session begins on; '' where nobody says. */
interface OnDevice extends From {
  readonly device: string
}

export interface PasswordLogin extends WithPassword, OnDevice {
  readonly userName: string
  readonly remember: boolean
  /** Asked for once strangers have guessed too often (`captcha`). */
  readonly captcha?: SolvedCaptcha
}

export interface PasswordChange extends WithPassword {
  readonly memberId: string
  /** The session that asks. */
  readonly token: string
  readonly sealedFormer: SealedPassword
  readonly language: UiLanguage
}

/** The members of a deployment, and their ways in (C1.6, C7.11). */
export interface Accounts extends Pick<SealedPasswords, 'publicKey' | 'issueKey'> {
  readonly sessions: Sessions
  readonly factors: SecondFactors
  readonly login: (login: PasswordLogin) => Promise<Entered>
  readonly loginByCode: (login: WithCode & OnDevice & { readonly remember: boolean }) => Promise<Entered>
  /** Lets in by the ticket of a first factor and a code of the second. */
  readonly loginByFactor: (
    login: OnDevice & { readonly ticket: string; readonly code: string },
  ) => Promise<Entered>
  /** How somebody whom a first factor has let in comes in: at once, or once the second one is right. */
  readonly enter: (
    member: MemberIdentity,
    login: OnDevice & { readonly remember: boolean },
  ) => Promise<Entered>
  /**
   * Whether a member who is logged in is who they say: by the password, and a code where a second factor is on. With a
   * number or address that they are to log in with, whether the password may stay then too (C5.4): that is told before a
   * code is spent.
   */
  readonly prove: (
    proof: WithPassword & { readonly memberId: string; readonly factor: string; readonly contact?: string },
  ) => Promise<Done>
  /** Switches a second factor on or off; every other session ends, this one has another token, and the member is told. */
  readonly confirmFactor: (
    change: GuardChange & { readonly code: string },
  ) => Promise<
    { readonly kind: 'on'; readonly codes: readonly string[]; readonly renewed: Entered } | Refusal
  >
  readonly endFactor: (change: GuardChange) => Promise<Entered>
  readonly passkeys: StoredPasskeys
  /** Another passkey, or one less; every other session ends, this one has another token, and the member is told. */
  readonly addPasskey: (
    change: GuardChange & { readonly name: string; readonly created: CreatedPasskey },
  ) => Promise<ChangedGuard>
  readonly removePasskey: (change: GuardChange & { readonly id: number }) => Promise<ChangedGuard>
  /** Lets in by a passkey alone: it is something that the member has, and the authenticator has verified who holds it. */
  readonly loginByPasskey: (login: OnDevice & { readonly used: UsedPasskey }) => Promise<Entered>
  readonly contacts: ContactChanges
  /** A word that lets the member have the data once. */
  readonly allowExport: (memberId: string) => Promise<string>
  readonly takeExport: (memberId: string, word: string) => Promise<boolean>
  /** Ends an account with all that belongs to it, and tells the member. */
  readonly remove: (memberId: string, language: UiLanguage) => Promise<void>
  readonly sendCode: (
    request: From & {
      readonly receiver: string
      readonly purpose: CodePurpose
      readonly language: UiLanguage
    },
  ) => Promise<Done>
  readonly register: (
    registration: WithCode &
      WithPassword &
      OnDevice & {
        readonly agreed: boolean
        /** The versions that were read, where they are named. */
        readonly agreements: readonly AgreementVersion[]
        /** In which they were read. */
        readonly language: UiLanguage
      },
  ) => Promise<Entered>
  /**
   * Another password for one that is forgotten; every session of the member ends, and the member is told. The code stays
   * good where the password may not be set.
   */
  readonly setPassword: (
    setting: WithCode & WithPassword & From & { readonly language: UiLanguage },
  ) => Promise<Done>
  /**
   * Another password for one that is known; every other session of the member ends, this one gets another token, and the
   * member is told.
   */
  readonly changePassword: (change: PasswordChange) => Promise<Entered>
}
