import type { VerifiedMember } from '../domain/member/offered-login.ts'
import type { OutgoingFile } from '../domain/member/outgoing-file.ts'
import type { UploadPurpose } from '../domain/member/upload.ts'
import type { AsyncResult, RequestContext } from './async-result.ts'

/** The session of a member, and what is open to who has one: uploads and the book cloud (C7.8, C7.14). */
export interface SessionGateway {
  /**
   * Whom a token belongs to, which need not be the one in the cookie. A refusal says that this token is not accepted;
   * an 'expired' one must not be taken for the end of the session that the cookies hold.
   */
  readonly personalInfo: (context: RequestContext, token: string) => AsyncResult<VerifiedMember>
  /** Revokes the token of the cookie. */
  readonly logout: (context: RequestContext) => AsyncResult<null>
  /**
   * Stores a picture of the member who is logged in and answers its address. 'expired' for nobody; 'refused' with the
   * server's words for what its purpose does not take (C5.9).
   */
  readonly upload: (
    context: RequestContext,
    file: OutgoingFile,
    purpose: UploadPurpose,
  ) => AsyncResult<string>
  /** The setting BOOK_CLOUD_CHECK: 'true' means that the book cloud requires a login (C6.3). */
  readonly bookCloudCheck: (context: RequestContext) => AsyncResult<string>
  /**
   * Where the book cloud of the site opens for who asks, as the server says it, not checked; '' for who has to log in first.
   * 'refused' where the site has none (C6.3).
   */
  readonly ownBookCloudUrl: (context: RequestContext) => AsyncResult<string>
  /** Where the book cloud opens for whom the credential names (parameter `p`); as the server says it, not checked. */
  readonly bookCloudUrl: (context: RequestContext, credential: string) => AsyncResult<string>
}
