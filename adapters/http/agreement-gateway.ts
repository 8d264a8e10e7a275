import { isUiLanguage, type AgreementGateway, type Sanitiser } from '@xuekan/core'
import {
  agreementStates,
  type AcceptedAgreement,
  type AgreementPage,
  type DatedAgreement,
} from '@xuekan/core/member'
import { mapResult } from '@xuekan/core/reactive'
import { agreementKinds } from '@xuekan/core/route'
import type { WireAgreementVersion } from './contract/agreement.ts'
import { endpoints } from './contract/endpoints.ts'
import type { RcPubClient } from './rc-pub-client.ts'
import { requireFound } from './require-found.ts'
import { daysOf } from './wire/agreement-days.ts'
import { proseFrom } from './wire/prose.ts'

/** The agreements of the portal over rc-pub. A version of a kind or a state that is not known is left out. */
export const createHttpAgreementGateway = (client: RcPubClient, sanitiser: Sanitiser): AgreementGateway => ({
  versions: (context) =>
    mapResult(client.call(endpoints.agreements, context), (list) => list.flatMap(versionsFrom)),
  page: (context, kind, since) =>
    requireFound(
      mapResult(
        client.call(endpoints.agreement, { ...context, query: { kind, since } }),
        (wire): AgreementPage | null => {
          const [version] = wire === null ? [] : versionsFrom(wire)
          const body = proseFrom(wire?.content ?? null, sanitiser)
          if (version === undefined || body === null) return null
          const language = isUiLanguage(wire?.language) ? wire.language : context.language
          return { version, language, body }
        },
      ),
      endpoints.agreement.name,
    ),
  accepted: (context) =>
    mapResult(client.call(endpoints.acceptedAgreements, context), (list) =>
      list.flatMap(({ kind: word, since, language, accepted }): readonly AcceptedAgreement[] => {
        const kind = agreementKinds.find((one) => one === word)
        if (kind === undefined || since === null || !isUiLanguage(language)) return []
        return [{ kind, since, language, accepted: accepted ?? 0 }]
      }),
    ),
  accept: (context, versions) =>
    mapResult(client.call(endpoints.acceptAgreements, { ...context, body: daysOf(versions) }), () => null),
})

function versionsFrom(wire: WireAgreementVersion): readonly DatedAgreement[] {
  const kind = agreementKinds.find((one) => one === wire.kind)
  const state = agreementStates.find((one) => one === wire.state)
  return kind === undefined || state === undefined || wire.since === null
    ? []
    : [{ kind, since: wire.since, state }]
}
