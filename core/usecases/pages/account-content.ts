import type { UiLanguage } from '../../domain/language/ui-language.ts'
import type {
  AccountAction,
  AccountField,
  AccountFields,
  AccountMessage,
} from '../../domain/member/account-form.ts'
import type { Captcha, SolvedCaptcha } from '../../domain/member/captcha.ts'
import type { AccountRoute } from '../../domain/route/route.ts'
import type { AgreementVersion } from '../../domain/member/agreement.ts'
import type { AccountFormName } from '../../domain/member/account-route.ts'
import type { BindingFault } from '../../domain/failure/binding-fault.ts'
import type { BoundThirdParty, ThirdParty } from '../../domain/member/third-party-login.ts'
import type { SignedIn } from '../../domain/member/session-cookies.ts'
import type { RequestContext } from '../../ports/async-result.ts'

/** What is said beside a field: words of the locales, or those of the server's answer. */
export type AccountFault =
  | { readonly kind: 'message'; readonly message: AccountMessage }
  | { readonly kind: 'words'; readonly words: string }

/** A form as it was posted. */
export interface SubmittedForm {
  readonly action: AccountAction
  readonly fields: AccountFields
  /** The agreements that the form was shown with; absent where it had none. */
  readonly agreements?: readonly AgreementVersion[]
  /** What it was posted from, by `deviceName`. */
  readonly device?: string
  /** What the browser keeps of a third party's account that is to be bound; '' for nothing. */
  readonly commonToken?: string
  /** Absent where the form was shown without one. */
  readonly captcha?: SolvedCaptcha
}

export interface AccountInput {
  readonly context: RequestContext
  readonly form: AccountFormName
  /** Where to go once somebody is in; null for the home page. */
  readonly returnTo: string | null
  /** null where the page is only opened. */
  readonly submitted: SubmittedForm | SubmittedBinding | SubmittedPasskey | null
  /** What the address says of a login through a third party that came back. */
  readonly party?: string
  readonly fault?: BindingFault
  /** What the address says of another host that was asked for a session. */
  readonly elsewhere?: 'nobody'
  /** Likewise, of what a member has just left by (C4.9). */
  readonly left?: AccountRoute['left'] | null
}

/** A passkey that was used to log in, as its field has it. */
export interface SubmittedPasskey {
  readonly action: 'passkey'
  readonly passkey: string
  readonly device: string
}

/** What is asked of third parties (C6.4): by addresses of the host, which give what scripts cannot read, or by a form. */
export type SubmittedBinding =
  /** `origin` is the host where the reader is. */
  | { readonly action: 'begin'; readonly party: string; readonly origin: string }
  /** `url` is the address that the reader came back with, `secret` what the browser has kept since it began. */
  | { readonly action: 'return'; readonly url: string; readonly secret: string; readonly device: string }
  | { readonly action: 'unbind'; readonly id: string }

/** What /accountBinding says beside its form. */
export interface BindingContent {
  /** The party that a login came back from; null for none that is known. */
  readonly party: ThirdParty | null
  readonly fault: BindingFault | null
  /** Which accounts let the member in; null for who is not logged in. */
  readonly bound: readonly BoundThirdParty[] | null
}

/** A form of a way in, with what was typed but for passwords, and what is said of it. */
export interface AccountContent {
  readonly language: UiLanguage
  readonly form: AccountFormName
  /** ask: where a code goes. code: it is on its way. done: another password is set. */
  readonly step: 'ask' | 'code' | 'done'
  readonly fields: Pick<AccountFields, 'userName' | 'receiver' | 'remember' | 'agreed'>
  readonly faults: Readonly<Partial<Record<AccountField, AccountFault>>>
  /** When a code was sent, in milliseconds since 1970; null for none. */
  readonly sentAt: number | null
  readonly returnTo: string | null
  /** Those that are to be accepted, where a form asks for it. */
  readonly agreements: readonly AgreementVersion[]
  readonly thirdParties: readonly ThirdParty[]
  /** On /accountBinding; null elsewhere. */
  readonly binding: BindingContent | null
  /** What a member has just left by, to be told; null for nothing, and once a form was posted (C4.9). */
  readonly left: 'logout' | 'delete' | null
  /** To be solved with the password; null where none is asked for. */
  readonly captcha: Captcha | null
  /** Where a login through a third party leads, and what the browser keeps of it; null for no such login. It is no part of a page. */
  readonly onward: { readonly location: string; readonly commonToken: string } | null
  /** Who is in now. It proves who is reading: it goes into cookies and into no page. */
  readonly entered: { readonly signedIn: SignedIn; readonly remember: boolean } | null
}
