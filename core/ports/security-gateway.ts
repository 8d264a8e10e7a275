import type { ConfirmedFactor, FactorSecret, SecondFactor } from '../domain/member/second-factor.ts'
import type { SignedIn } from '../domain/member/session-cookies.ts'
import type { AsyncResult, RequestContext } from './async-result.ts'

/**
 * What guards the account of the member who is logged in beside the password, and what ends it. Each asks the password
 * again, and where a second factor is on a code of it (`factor`, '' for none). 'expired' for nobody; what is not accepted is
 * 'refused' as in `AccountGateway`.
 */
export interface SecurityGateway {
  /** Lets in who has been let in by a first factor: by the word that it answered, and a code of the second. */
  readonly loginByFactor: (
    context: RequestContext,
    login: { readonly commonToken: string; readonly code: string; readonly device?: string },
  ) => AsyncResult<SignedIn>
  readonly secondFactor: (context: RequestContext) => AsyncResult<SecondFactor>
  /** A new secret, which counts for nothing until a first code is right. */
  readonly beginFactor: (
    context: RequestContext,
    proof: { readonly password: string },
  ) => AsyncResult<FactorSecret>
  /** Switches it on by a first code; all other sessions end. Answers the codes to be written down, once. */
  readonly confirmFactor: (context: RequestContext, code: string) => AsyncResult<ConfirmedFactor>
  /** All other sessions end, and this one goes on under another token. */
  readonly endFactor: (
    context: RequestContext,
    proof: { readonly password: string; readonly factor: string },
  ) => AsyncResult<SignedIn>
  /**
   * Sends a code to another phone number or e-mail address, which the member wants to log in with; in the same words
   * whether somebody has it already.
   */
  readonly beginContact: (
    context: RequestContext,
    change: { readonly password: string; readonly factor: string; readonly receiver: string },
  ) => AsyncResult<null>
  /**
   * Puts it in place of the present one by that code, within ten minutes and in the session that asked. All other sessions
   * end, this one goes on under another token, and the former number or address is told.
   */
  readonly changeContact: (
    context: RequestContext,
    change: { readonly receiver: string; readonly code: string },
  ) => AsyncResult<SignedIn>
  /** The address where all that the portal holds of the member can be had, once and for ten minutes. */
  readonly exportData: (
    context: RequestContext,
    proof: { readonly password: string; readonly factor: string },
  ) => AsyncResult<string>
  /** Ends the account, and all that belongs to it. */
  readonly deleteAccount: (
    context: RequestContext,
    proof: { readonly password: string; readonly factor: string },
  ) => AsyncResult<null>
}
