import type {
  ChangedPasskeys,
  CreatedPasskey,
  NewPasskeyRequest,
  PasskeyRequest,
  Passkeys,
  UsedPasskey,
} from '../domain/member/passkey.ts'
import type { SignedIn } from '../domain/member/session-cookies.ts'
import type { AsyncResult, RequestContext } from './async-result.ts'

/** The password again, and a code where a second factor is on; '' for none. */
interface Proof {
  readonly password: string
  readonly factor: string
}

/**
 * Passkeys (Web Authentication): those of the member who is logged in, and logins by one. A challenge is good once, for five
 * minutes, and for answers from the origin that it was asked for. 'expired' for nobody; what is not accepted is 'refused' with the server's words.
 */
export interface PasskeyGateway {
  readonly passkeys: (context: RequestContext) => AsyncResult<Passkeys>
  /** What an authenticator is to make a passkey for, on a page of this origin. */
  readonly beginPasskey: (
    context: RequestContext,
    proof: Proof & { readonly origin: string },
  ) => AsyncResult<NewPasskeyRequest>
  /** Lets it in from now on. All other sessions end, this one goes on under another token, and the member is told. */
  readonly addPasskey: (
    context: RequestContext,
    passkey: CreatedPasskey & { readonly name: string },
  ) => AsyncResult<ChangedPasskeys>
  readonly renamePasskey: (
    context: RequestContext,
    passkey: { readonly id: string; readonly name: string },
  ) => AsyncResult<Passkeys>
  /** Lets it in no more, likewise. */
  readonly removePasskey: (
    context: RequestContext,
    passkey: Proof & { readonly id: string },
  ) => AsyncResult<ChangedPasskeys>
  /** What an authenticator is to sign, on a page of this origin; nobody is asked who they are. */
  readonly beginPasskeyLogin: (context: RequestContext, origin: string) => AsyncResult<PasskeyRequest>
  /** A session for who has used a passkey; a second factor is not asked for, since a passkey is two. */
  readonly loginByPasskey: (
    context: RequestContext,
    passkey: UsedPasskey & { readonly device?: string },
  ) => AsyncResult<SignedIn>
}
