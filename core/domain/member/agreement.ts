import { languageShown, localise, type Localized } from '../language/localized.ts'
import type { UiLanguage } from '../language/ui-language.ts'
import { agreementKinds, type AgreementKind } from '../route/prefixed-route.ts'
import type { SafeHtml } from '../text/safe-html.ts'

/** One version of an agreement, by the day from which it holds, in UTC: YYYY-MM-DD. */
export interface AgreementVersion {
  readonly kind: AgreementKind
  readonly since: string
}

/** Announced before its day has come, then in force until the next one is. */
export const agreementStates = ['announced', 'inForce', 'former'] as const
export type AgreementState = (typeof agreementStates)[number]

export interface DatedAgreement extends AgreementVersion {
  readonly state: AgreementState
}

/** Whether what somebody says to have read is what holds now: each version that they name is in force. */
export const isInForce = (
  named: readonly AgreementVersion[],
  inForce: readonly AgreementVersion[],
): boolean =>
  named.every(({ kind, since }) => inForce.some((one) => one.kind === kind && one.since === since))

/** A version in each language; '' where it has no text. */
export interface AgreementTexts extends AgreementVersion {
  readonly texts: Localized<string>
}

/** The version that holds on a day: the latest whose day has come; null before the first. */
export const agreementInForce = <T extends AgreementVersion>(
  versions: readonly T[],
  kind: AgreementKind,
  day: string,
): T | null =>
  versions.reduce<T | null>(
    (found, version) =>
      version.kind === kind && version.since <= day && version.since > (found?.since ?? '') ? version : found,
    null,
  )

/** Every version with what it is on a day, newest first, kind by kind. At most one of each kind is in force. */
export function datedAgreements(
  versions: readonly AgreementVersion[],
  day: string,
): readonly DatedAgreement[] {
  return agreementKinds.flatMap((kind) => {
    const inForce = agreementInForce(versions, kind, day)?.since
    return versions
      .filter((version) => version.kind === kind)
      .map(({ since }): DatedAgreement => ({
        kind,
        since,
        state: since > day ? 'announced' : since === inForce ? 'inForce' : 'former',
      }))
      .toSorted((a, b) => (a.since < b.since ? 1 : -1))
  })
}

/** The text of a version for a reader of this language, and the language that it is in: another where it has none. */
export function agreementText(
  { texts }: Pick<AgreementTexts, 'texts'>,
  language: UiLanguage,
): { readonly language: UiLanguage; readonly text: string } {
  return { language: languageShown(texts, language), text: localise(texts, language) }
}

/**
 * The versions in force that somebody is still to accept: those of a kind of which they have accepted none, or older
 * ones alone. Nothing while a version is only announced.
 */
export const agreementsToAccept = <T extends AgreementVersion>(
  inForce: readonly T[],
  accepted: readonly AgreementVersion[],
): readonly T[] =>
  inForce.filter(
    ({ kind, since }) => !accepted.some((version) => version.kind === kind && version.since >= since),
  )

/** A version as somebody accepted it. */
export interface AcceptedAgreement extends AgreementVersion {
  /** The language in which it was read. */
  readonly language: UiLanguage
  /** Milliseconds since 1970. */
  readonly accepted: number
}

/** One version with its text. */
export interface AgreementPage {
  readonly version: DatedAgreement
  /** What the text is in; another than the reader's where it has none in that. */
  readonly language: UiLanguage
  readonly body: SafeHtml
}
