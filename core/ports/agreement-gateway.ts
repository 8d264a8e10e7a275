import type {
  AcceptedAgreement,
  AgreementPage,
  AgreementVersion,
  DatedAgreement,
} from '../domain/member/agreement.ts'
import type { AgreementKind } from '../domain/route/prefixed-route.ts'
import type { AsyncResult, RequestContext } from './async-result.ts'

/** The user agreement and the privacy notice of the portal, by their dates, and what a member has accepted of them (C5.8). */
export interface AgreementGateway {
  /** Every version, newest first, kind by kind; [] where the portal has none. */
  readonly versions: (context: RequestContext) => AsyncResult<readonly DatedAgreement[]>
  /** One version, or with null the one in force; 'absent' where there is none. */
  readonly page: (
    context: RequestContext,
    kind: AgreementKind,
    since: string | null,
  ) => AsyncResult<AgreementPage>
  /** What the member who is logged in has accepted, newest first; 'expired' for nobody. */
  readonly accepted: (context: RequestContext) => AsyncResult<readonly AcceptedAgreement[]>
  /**
   * The member accepts these versions, as they were read in the language of the context. 'refused' where one of them is in
   * force no longer.
   */
  readonly accept: (context: RequestContext, versions: readonly AgreementVersion[]) => AsyncResult<null>
}
