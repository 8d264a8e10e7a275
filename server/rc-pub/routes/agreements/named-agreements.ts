import type { AgreementVersion } from '@xuekan/core/member'
import { agreementKinds, type AgreementKind } from '@xuekan/core/route'

/** The versions that a call names by their days. */
export const namedAgreements = (
  days: Readonly<Record<AgreementKind, string | null>>,
): readonly AgreementVersion[] =>
  agreementKinds.flatMap((kind) => {
    const since = days[kind]
    return since === null ? [] : [{ kind, since }]
  })
