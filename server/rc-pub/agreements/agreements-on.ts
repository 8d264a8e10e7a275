import { agreementInForce, type AgreementTexts } from '@xuekan/core/member'
import { agreementKinds } from '@xuekan/core/route'

/** The agreements in force on a day, YYYY-MM-DD. */
export const agreementsOn = (agreements: readonly AgreementTexts[], day: string): readonly AgreementTexts[] =>
  agreementKinds.flatMap((kind) => agreementInForce(agreements, kind, day) ?? [])
