import { agreementText, datedAgreements } from '@xuekan/core/member'
import { data, type HandlersOf } from '../endpoint-handler.ts'

/** C5.8: the user agreement and the privacy notice, by their dates. */
export const agreementHandlers: HandlersOf<'agreements' | 'agreement'> = {
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
}
