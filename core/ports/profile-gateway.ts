import type { MemberSession, PersonalInfo, Profile, SavedPhoto } from '../domain/member/member.ts'
import type { SignedIn } from '../domain/member/session-cookies.ts'
import type { AsyncResult, RequestContext } from './async-result.ts'

/** What a member tells; a phone number is changed by a code alone. */
export type InfoUpdate = Omit<PersonalInfo, 'mobile'>

/**
 * The account of the member who is logged in (C2.34, C7.11, C7.12). 'expired' for nobody; what is not accepted is
 * 'refused' as in `AccountGateway`.
 */
export interface ProfileGateway {
  readonly profile: (context: RequestContext) => AsyncResult<Profile>
  readonly saveProfile: (context: RequestContext, info: InfoUpdate) => AsyncResult<null>
  /** Shows a picture that the member has uploaded as the photo; '' for none. 'refused' for any other. */
  readonly savePhoto: (context: RequestContext, address: string) => AsyncResult<SavedPhoto>
  /**
   * Another password for the one that is known; all other sessions end. This one goes on under the token of the answer,
   * and the one that asked is nobody's.
   */
  readonly changePassword: (
    context: RequestContext,
    change: { readonly former: string; readonly password: string },
  ) => AsyncResult<SignedIn>
  /** Where the member is logged in, the one that asks first, then the one that was used last. */
  readonly sessions: (context: RequestContext) => AsyncResult<readonly MemberSession[]>
  /** Ends one of them; nothing happens where it has ended already. */
  readonly endSession: (context: RequestContext, id: string) => AsyncResult<null>
  /** Ends all but the one that asks. */
  readonly endOtherSessions: (context: RequestContext) => AsyncResult<null>
}
