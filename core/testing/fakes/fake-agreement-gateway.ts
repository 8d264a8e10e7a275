import {
  agreementInForce,
  agreementText,
  datedAgreements,
  isInForce,
  type AcceptedAgreement,
  type AgreementTexts,
} from '../../domain/member/agreement.ts'
import { agreementKinds } from '../../domain/route/prefixed-route.ts'
import type { AgreementGateway } from '../../ports/agreement-gateway.ts'
import type { AsyncResult } from '../../ports/async-result.ts'
import { andThen, fail, succeed } from '../../usecases/async-results.ts'
import type { FakeProfile } from './fake-profile-gateway.ts'
import { fakeRefusal, memberCalls } from './fake-member-calls.ts'
import type { OnTheWay } from './fake-results.ts'
import { createFakeSanitiser } from './fake-sanitiser.ts'

/** What agreements are made of. */
export interface FakeAgreementContent {
  readonly agreements?: readonly AgreementTexts[]
  /** What the member who is logged in has accepted before. */
  readonly acceptedAgreements?: readonly AcceptedAgreement[]
  /** Whose session asks; nobody's where absent. */
  readonly signedIn?: FakeProfile
}

/** The day on which a fake is asked. */
const day = '2026-11-27'

/** Those in force on the day of a fake. */
export const inForceOf = (agreements: readonly AgreementTexts[]): readonly AgreementTexts[] =>
  agreementKinds.flatMap((kind) => agreementInForce(agreements, kind, day) ?? [])

/** Agreements in memory. */
export function createFakeAgreementGateway(
  { agreements = [], acceptedAgreements = [], signedIn }: FakeAgreementContent = {},
  onTheWay: OnTheWay = (_call, answer) => answer,
): AgreementGateway {
  const { sanitise } = createFakeSanitiser()
  const asked = <T>(call: string, answer: () => AsyncResult<T>): AsyncResult<T> =>
    onTheWay(call, andThen(succeed(null), answer))
  const dated = datedAgreements(agreements, day)
  const accepted = [...acceptedAgreements]
  const ofMember = memberCalls(() => signedIn, onTheWay)
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
    accepted: () =>
      ofMember('acceptedAgreements', () => succeed(accepted.toSorted((a, b) => b.accepted - a.accepted))),
    accept: ({ language }, versions) =>
      ofMember('acceptAgreements', () => {
        const call = 'acceptAgreements'
        if (!isInForce(versions, inForceOf(agreements))) return fail(fakeRefusal(call, 412))
        const time = Math.max(0, ...accepted.map((one) => one.accepted)) + 1
        accepted.push(...versions.map(({ kind, since }) => ({ kind, since, language, accepted: time })))
        return succeed(null)
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
