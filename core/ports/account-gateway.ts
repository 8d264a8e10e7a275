import type { CodePurpose } from '../domain/member/receiver.ts'
import type { SignedIn } from '../domain/member/session-cookies.ts'
import type { AsyncResult, RequestContext } from './async-result.ts'

/** What a session begins on, by `deviceName`; absent where that is not known. */
interface OnDevice {
  readonly device?: string
}

/**
 * The ways into an account (C1.6, C7.11). What is not accepted is 'refused' with the server's words, and one status for
 * each reason (`refusalOfStatus`). The token of an answer is '' where the host has kept it for itself.
 */
export interface AccountGateway {
  /** By the password of a user name, a phone number or an e-mail address. */
  readonly login: (
    context: RequestContext,
    login: { readonly userName: string; readonly password: string; readonly remember: boolean } & OnDevice,
  ) => AsyncResult<SignedIn>
  /** By a code that was sent to log in. */
  readonly loginByCode: (
    context: RequestContext,
    login: { readonly receiver: string; readonly code: string; readonly remember: boolean } & OnDevice,
  ) => AsyncResult<SignedIn>
  /** Sends a code for one purpose to a phone number or an e-mail address, whether it is known or not. */
  readonly sendCode: (
    context: RequestContext,
    request: { readonly receiver: string; readonly purpose: CodePurpose },
  ) => AsyncResult<null>
  /** A new account, by a code that was sent to register. The user agreement is accepted (C5.8). */
  readonly register: (
    context: RequestContext,
    registration: { readonly receiver: string; readonly code: string; readonly password: string } & OnDevice,
  ) => AsyncResult<SignedIn>
  /** Another password, by a code that was sent for it. All sessions end. */
  readonly setPassword: (
    context: RequestContext,
    setting: { readonly receiver: string; readonly code: string; readonly password: string },
  ) => AsyncResult<null>
}
