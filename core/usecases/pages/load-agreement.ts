import type { AgreementPage, DatedAgreement } from '../../domain/member/agreement.ts'
import type { AgreementKind } from '../../domain/route/prefixed-route.ts'
import type { AsyncResult, RequestContext } from '../../ports/async-result.ts'
import { andThen, mapResult, withDefault } from '../async-results.ts'
import type { PagePorts } from './page-ports.ts'

export interface AgreementInput {
  readonly context: RequestContext
  readonly kind: AgreementKind
  /** null for the version in force. */
  readonly since: string | null
}

export interface AgreementContent extends AgreementPage {
  /** Every version of this agreement, newest first. */
  readonly versions: readonly DatedAgreement[]
}

/** One version of the user agreement or the privacy notice (C5.8), beside the others; it stands without them. */
export const loadAgreement = (
  { agreements }: Pick<PagePorts, 'agreements'>,
  { context, kind, since }: AgreementInput,
): AsyncResult<AgreementContent> =>
  andThen(agreements.page(context, kind, since), (page) =>
    mapResult(withDefault(agreements.versions(context), []), (versions) => ({
      ...page,
      versions: versions.filter((version) => version.kind === kind),
    })),
  )
