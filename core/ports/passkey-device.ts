import type {
  CreatedPasskey,
  NewPasskeyRequest,
  PasskeyProblem,
  PasskeyRequest,
  UsedPasskey,
} from '../domain/member/passkey.ts'
import type { Result } from '../domain/result.ts'

/**
 * What makes and uses passkeys beside the page: the browser, with the authenticators that it reaches. Each call asks the
 * person, by a touch and a PIN or the like, and never fails otherwise than by its result.
 */
export interface PasskeyDevice {
  /** Of the page, such as `https://slgc.example.org`. */
  readonly origin: string
  readonly create: (request: NewPasskeyRequest) => Promise<Result<CreatedPasskey, PasskeyProblem>>
  /** Any passkey of the relying party that the person chooses. */
  readonly use: (request: PasskeyRequest) => Promise<Result<UsedPasskey, PasskeyProblem>>
}
