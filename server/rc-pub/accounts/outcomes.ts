import type { MemberIdentity } from '../member-identity.ts'

/** Why somebody does not get on. */
export type Refusal =
  | {
      readonly kind: /** No key of ours opens the password. */
        | 'unreadable'
        /** It is not the password of this member, or there is no such member: nobody is told which. */
        | 'wrong'
        /** Strangers have guessed too often: what is right is looked at with a solved captcha alone. */
        | 'captcha'
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
        /** A password that may not be set for this member, whose user name it holds (C5.4). */
        | 'holdsUserName'
        /** The password that the member has already (C5.5). */
        | 'sameAsFormer'
        /** With another number or address as the user name, the password would hold it (C5.4). */
        | 'passwordHoldsIt'
        /** A password that may not be set, since it is among the first that anybody tries. */
        | 'common'
        /** The user agreement is not accepted (C5.8). */
        | 'notAgreed'
        /** An agreement that was read is in force no longer. */
        | 'superseded'
        /** The login through a third party is too long ago, or none of this browser's. */
        | 'over'
        /** Who they are is proven, and an operator lets them in no more. */
        | 'locked'
        /** The challenge of a passkey is too old, used already, or another session's. */
        | 'passkeyOver'
        /** What the authenticator has answered is not for this, or the person was not verified. */
        | 'passkeyUnfit'
        /** The portal knows no such passkey. */
        | 'passkeyUnknown'
        /** The authenticator has counted back: there are two of the passkey. */
        | 'passkeyCopied'
        /** The passkey lets somebody in already. */
        | 'passkeyTaken'
        /** The member has as many passkeys as can be. */
        | 'passkeysFull'
        /** The account at the third party lets somebody else in already. */
        | 'bound'
    }
  /** Too many attempts; seconds to wait. */
  | { readonly kind: 'later'; readonly seconds: number }

/** What a way in comes to. */
export type Entered =
  /** The first factor was right, and a second one is asked for: with the ticket, which is good for ten minutes. */
  | { readonly kind: 'factor'; readonly ticket: string }
  | {
      readonly kind: 'entered'
      readonly token: string
      readonly member: MemberIdentity
      /** Whether the session outlasts the browser's window. */
      readonly remember: boolean
      /** What the browser keeps so that the member is known there; absent where nothing of it changes. */
      readonly knownDevice?: string
    }
  | Refusal

export type Done = { readonly kind: 'done' } | Refusal

/** What guards an account has changed, and the session goes on under another token. */
export type ChangedGuard = Extract<Entered, { readonly kind: 'entered' }> | Refusal
