import type { Member } from '../domain/member/member.ts'
import type { AsyncResult, RequestContext } from './async-result.ts'

/** The session of a member (C7.8). */
export interface SessionGateway {
  /**
   * Whom a token belongs to, which need not be the one in the cookie. A refusal says that this token is not accepted;
   * an 'expired' one must not be taken for the end of the session that the cookies hold.
   */
  readonly personalInfo: (context: RequestContext, token: string) => AsyncResult<Member>
  /** Revokes the token of the cookie. */
  readonly logout: (context: RequestContext) => AsyncResult<null>
}
