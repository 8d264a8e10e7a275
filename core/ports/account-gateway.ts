import type { SolvedCaptcha } from '../domain/member/captcha.ts'
import type { AgreementVersion } from '../domain/member/agreement.ts'
import type { CodePurpose } from '../domain/member/receiver.ts'
import type { BoundThirdParty, ThirdParty, ThirdPartyAnswer } from '../domain/member/third-party-login.ts'
import type { SignedIn } from '../domain/member/session-cookies.ts'
import type { AsyncResult, RequestContext } from './async-result.ts'

/** What a session begins on, by `deviceName`; absent where that is not known. */
interface OnDevice {
  readonly device?: string
}

/** Asked for with status 417 once strangers have tried too many passwords; absent until then. */
interface WithCaptcha {
  readonly captcha?: SolvedCaptcha
}

/**
 * The ways into an account (C1.6, C7.11). What is not accepted is 'refused' with the server's words, and one status for
 * each reason (`refusalOfStatus`). The token of an answer is '' where the host has kept it for itself.
 */
export interface AccountGateway {
  /** By the password of a user name, a phone number or an e-mail address. */
  readonly login: (
    context: RequestContext,
    login: { readonly userName: string; readonly password: string; readonly remember: boolean } & OnDevice &
      WithCaptcha,
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
  /**
   * A new account, by a code that was sent to register. The agreements are accepted (C5.8): those that are named, and
   * 'refused' where one of them is in force no longer; without any those in force.
   */
  readonly register: (
    context: RequestContext,
    registration: {
      readonly receiver: string
      readonly code: string
      readonly password: string
      readonly agreements?: readonly AgreementVersion[]
    } & OnDevice,
  ) => AsyncResult<SignedIn>
  /**
   * Another password, by a code that was sent for it. All sessions end. One that holds the user name, or that the member
   * has already, is 'refused' (C5.4, C5.5), and the code stays good.
   */
  readonly setPassword: (
    context: RequestContext,
    setting: { readonly receiver: string; readonly code: string; readonly password: string },
  ) => AsyncResult<null>
  /** The third parties through which one can log in (C6.4); none where the portal knows none. */
  readonly thirdParties: (context: RequestContext) => AsyncResult<readonly ThirdParty[]>
  /**
   * Where a reader of `origin`, a host of the portal, logs in at a third party, and the secret that the reader's browser
   * keeps until the way back. 'refused' for a party that is not there or cannot be asked.
   */
  readonly beginThirdParty: (
    context: RequestContext,
    login: { readonly party: string; readonly origin: string; readonly returnTo: string },
  ) => AsyncResult<{ readonly url: string; readonly secret: string }>
  /** What the address means that a reader came back with; once. Who is logged in has the account bound. */
  readonly finishThirdParty: (
    context: RequestContext,
    came: { readonly url: string; readonly secret: string } & OnDevice,
  ) => AsyncResult<ThirdPartyAnswer>
  /** Binds the account of a login that ended `unbound`, by its `commonToken`, to who knows the password. */
  readonly bindThirdParty: (
    context: RequestContext,
    login: {
      readonly commonToken: string
      readonly userName: string
      readonly password: string
      readonly remember: boolean
    } & OnDevice &
      WithCaptcha,
  ) => AsyncResult<SignedIn>
  /** The accounts at third parties that let the member in; 'expired' for nobody. */
  readonly boundThirdParties: (context: RequestContext) => AsyncResult<readonly BoundThirdParty[]>
  readonly unbindThirdParty: (context: RequestContext, id: string) => AsyncResult<null>
}
