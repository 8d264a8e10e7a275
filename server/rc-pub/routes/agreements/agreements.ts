import { agreementText, datedAgreements, isInForce } from '@xuekan/core/member'
import { endpoints } from '@xuekan/rc-pub/contract'
import { agreementsOn } from '../../agreements/agreements-on.ts'
import { listAccepted, storeAcceptance } from '../../store/accepted-agreements.ts'
import { refusedAs } from '../auth/refusals.ts'
import { data, type HandlersOf } from '../endpoint-handler.ts'
import { readSent } from '../read-sent.ts'
import { withMember } from '../session/session.ts'
import { namedAgreements } from './named-agreements.ts'

/** C5.8: the user agreement and the privacy notice, by their dates. */
export const agreementHandlers: HandlersOf<
  'agreements' | 'agreement' | 'acceptedAgreements' | 'acceptAgreements'
> = {
  agreements: async ({ agreements, today }) => data([...datedAgreements(agreements, today)]),
  agreement: async ({ agreements, today, language, parameter }) => {
    const since = parameter('since')
    const version = datedAgreements(agreements, today).find(
      (one) =>
        one.kind === parameter('kind') && (since === '' ? one.state === 'inForce' : one.since === since),
    )
    const found = agreements.find(({ kind, since: day }) => kind === version?.kind && day === version.since)
    if (version === undefined || found === undefined) return data(null)
    const { text, language: shown } = agreementText(found, language)
    return data({ ...version, language: shown, content: text })
  },
  acceptedAgreements: (context) =>
    withMember(context, async ({ id }) => data([...(await listAccepted(context.database, id))])),
  acceptAgreements: (context) =>
    withMember(context, async ({ id }) => {
      const sent = readSent(endpoints.acceptAgreements, context)
      if (sent === null) return refusedAs({ kind: 'unreadable' })
      const { database, agreements, today, language } = context
      const named = namedAgreements(sent)
      const inForce = agreementsOn(agreements, today)
      if (!isInForce(named, inForce)) return refusedAs({ kind: 'superseded' })
      const accepted = inForce.filter(({ kind }) => named.some((one) => one.kind === kind))
      await storeAcceptance(database, {
        memberId: Number(id),
        agreements: accepted,
        language,
        at: Date.now(),
      })
      return data(null)
    }),
}
