import {
  agreementInForce,
  agreementText,
  datedAgreements,
  type AgreementTexts,
} from '../../domain/member/agreement.ts'
import { agreementKinds } from '../../domain/route/prefixed-route.ts'
import type { AgreementGateway } from '../../ports/agreement-gateway.ts'
import type { AsyncResult } from '../../ports/async-result.ts'
import { andThen, fail, succeed } from '../../usecases/async-results.ts'
import type { OnTheWay } from './fake-results.ts'
import { createFakeSanitiser } from './fake-sanitiser.ts'

/** What agreements are made of. */
export interface FakeAgreementContent {
  readonly agreements?: readonly AgreementTexts[]
}

/** The day on which a fake is asked. */
const day = '2026-11-27'

/** Those in force on the day of a fake. */
export const inForceOf = (agreements: readonly AgreementTexts[]): readonly AgreementTexts[] =>
  agreementKinds.flatMap((kind) => agreementInForce(agreements, kind, day) ?? [])

/** Agreements in memory. */
export function createFakeAgreementGateway(
  { agreements = [] }: FakeAgreementContent = {},
  onTheWay: OnTheWay = (_call, answer) => answer,
): AgreementGateway {
  const { sanitise } = createFakeSanitiser()
  const asked = <T>(call: string, answer: () => AsyncResult<T>): AsyncResult<T> =>
    onTheWay(call, andThen(succeed(null), answer))
  const dated = datedAgreements(agreements, day)
  return {
    versions: () => asked('agreements', () => succeed(dated)),
    page: ({ language }, kind, since) =>
      asked('agreement', () => {
        const shown = since ?? agreementInForce(agreements, kind, day)?.since
        const isShown = (one: { readonly kind: string; readonly since: string }): boolean =>
          one.kind === kind && one.since === shown
        const version = dated.find(isShown)
        const found = agreements.find(isShown)
        if (version === undefined || found === undefined) return fail({ kind: 'absent', call: 'agreement' })
        const { text, ...inLanguage } = agreementText(found, language)
        return succeed({ version, ...inLanguage, body: sanitise(text) })
      }),
  }
}

/** A user agreement with a former and an announced version, and a privacy notice in one language. */
export const sampleAgreements: readonly AgreementTexts[] = [
  { kind: 'terms', since: '2025-01-01', texts: { zh: '<p>旧协议</p>', en: '<p>Former terms</p>' } },
  { kind: 'terms', since: '2026-11-01', texts: { zh: '<p>协议</p>', en: '<p>Terms</p>' } },
  { kind: 'terms', since: '2027-01-01', texts: { zh: '<p>新协议</p>', en: '<p>Coming terms</p>' } },
  { kind: 'privacy', since: '2026-11-01', texts: { zh: '<p>隐私声明</p>', en: '' } },
]
