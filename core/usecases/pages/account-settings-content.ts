import type { UiLanguage } from '../../domain/language/ui-language.ts'
import type { AcceptedAgreement, AgreementVersion } from '../../domain/member/agreement.ts'
import type { ContactKind } from '../../domain/member/contact-change.ts'
import type { NewPasskeyRequest, Passkeys } from '../../domain/member/passkey.ts'
import type { Profile } from '../../domain/member/member.ts'
import type { SettingsField } from '../../domain/member/settings-fault.ts'
import type { RequestContext } from '../../ports/async-result.ts'
import type { FactorSecret, SecondFactor } from '../../domain/member/second-factor.ts'
import type { AccountContent, AccountFault } from './account-content.ts'

/** A form of the page as it was posted. */
export type SubmittedSettings =
  | { readonly action: 'begin'; readonly password: string }
  /** With the secret that the page shows, to be shown again where the code is wrong. */
  | ({ readonly action: 'confirm'; readonly code: string } & FactorSecret)
  | {
      readonly action: 'end' | 'export' | 'delete'
      readonly password: string
      readonly factor: string
    }
  /** Where a code is to be sent, to log in with it from then on. */
  | {
      readonly action: ContactKind
      readonly receiver: string
      readonly password: string
      readonly factor: string
    }
  /** Asks for a passkey to be made on a page of this origin. */
  | {
      readonly action: 'passkey'
      readonly password: string
      readonly factor: string
      readonly origin: string
    }
  /** The passkey that was made, as its field has it, and how the member calls it. */
  | { readonly action: 'passkeyMade'; readonly passkey: string; readonly name: string }
  | { readonly action: 'passkeyName'; readonly id: string; readonly name: string }
  | {
      readonly action: 'passkeyEnd'
      readonly id: string
      readonly password: string
      readonly factor: string
    }
  /** The agreements that the page asked for. */
  | { readonly action: 'accept'; readonly agreements: readonly AgreementVersion[] }
  /** The code that was sent there. */
  | { readonly action: `${ContactKind}Code`; readonly receiver: string; readonly code: string }

export type SettingsAction = SubmittedSettings['action']

export interface AccountSettingsInput {
  readonly context: RequestContext
  /** null where the page is only opened. */
  readonly submitted: SubmittedSettings | null
}

/** What guards the account beside the password, what it holds, and its end; with what has become of a form. */
export interface AccountSettingsContent {
  readonly language: UiLanguage
  readonly profile: Profile
  readonly factor: SecondFactor
  /** What the member has accepted, newest first, and what holds now and is still to be accepted. */
  readonly agreements: {
    readonly accepted: readonly AcceptedAgreement[]
    readonly due: readonly AgreementVersion[]
  }
  /** A secret that an authenticator is to be given; null for none. */
  readonly pending: FactorSecret | null
  readonly passkeys: Passkeys
  /** What the browser is to make a passkey for; null for none. */
  readonly newPasskey: NewPasskeyRequest | null
  /** Where a code has been sent that is asked for; null for nowhere. */
  readonly contact: { readonly kind: ContactKind; readonly receiver: string } | null
  /** Codes to be written down, shown this once; [] for none. */
  readonly recovery: readonly string[]
  /** Where the data of the member can be had; '' for nowhere. */
  readonly exported: string
  /** Beside which form and which of its fields, and what is said there; null for nothing. */
  readonly fault: {
    readonly form: SettingsAction
    /** null where it is the form as a whole. */
    readonly field: SettingsField | null
    readonly said: AccountFault
    /** The number or address that was typed, or the id of the passkey; '' for none. */
    readonly typed: string
  } | null
  /** What has just been done; null for nothing. After 'delete' there is no account. */
  readonly done: SettingsAction | null
  /** Whose session goes on under another token. It proves who is reading: it goes into cookies and into no page. */
  readonly entered: AccountContent['entered']
}
