import type { UiLanguage } from '@xuekan/core'
import type { CodePurpose } from '@xuekan/core/member'
import type { MemberIdentity } from '../member-identity.ts'
import type { SealedPassword, SealedPasswords } from './sealed-passwords.ts'
import type { Sessions } from './sessions.ts'

/** Why somebody does not get on. */
export type Refusal =
  | {
      readonly kind: /** No key of ours opens the password. */
        | 'unreadable'
        /** It is not the password of this member, or there is no such member: nobody is told which. */
        | 'wrong'
        /** Neither a phone number nor an e-mail address. */
        | 'unfit'
        /** Not the code that was sent, or no longer. */
        | 'wrongCode'
        /** The code was right, and nobody is known by this number or address. */
        | 'unknown'
        /** The code was right, and somebody has this number or address already. */
        | 'taken'
        /** A password that may not be set (C5.4). */
        | 'weak'
        /** A password that may not be set, since it is among the first that anybody tries. */
        | 'common'
        /** The user agreement is not accepted (C5.8). */
        | 'notAgreed'
    }
  /** Too many attempts; seconds to wait. */
  | { readonly kind: 'later'; readonly seconds: number }

/** What a way in comes to. */
export type Entered =
  | { readonly kind: 'entered'; readonly token: string; readonly member: MemberIdentity }
  | Refusal

export type Done = { readonly kind: 'done' } | Refusal

interface WithPassword {
  readonly sealedPassword: SealedPassword
}

interface WithCode {
  /** A phone number or an e-mail address, as it was typed. */
  readonly receiver: string
  readonly code: string
}

/** What the session begins on; '' where nobody says. */
interface OnDevice {
  readonly device: string
}

export interface PasswordLogin extends WithPassword, OnDevice {
  readonly userName: string
  readonly remember: boolean
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
  readonly login: (login: PasswordLogin) => Promise<Entered>
  readonly loginByCode: (login: WithCode & OnDevice & { readonly remember: boolean }) => Promise<Entered>
  readonly sendCode: (request: {
    readonly receiver: string
    readonly purpose: CodePurpose
    readonly language: UiLanguage
  }) => Promise<Done>
  readonly register: (
    registration: WithCode & WithPassword & OnDevice & { readonly agreed: boolean },
  ) => Promise<Entered>
  /** Another password for one that is forgotten; every session of the member ends. */
  readonly setPassword: (setting: WithCode & WithPassword) => Promise<Done>
  /** Another password for one that is known; every other session of the member ends, and the member is told. */
  readonly changePassword: (change: PasswordChange) => Promise<Done>
}
