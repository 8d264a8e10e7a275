import type { UiLanguage } from '../../domain/language/ui-language.ts'
import type {
  AccountAction,
  AccountField,
  AccountFields,
  AccountMessage,
} from '../../domain/member/account-form.ts'
import type { AccountFormName } from '../../domain/member/account-route.ts'
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
  /** What it was posted from, by `deviceName`. */
  readonly device?: string
}

export interface AccountInput {
  readonly context: RequestContext
  readonly form: AccountFormName
  /** Where to go once somebody is in; null for the home page. */
  readonly returnTo: string | null
  /** null where the page is only opened. */
  readonly submitted: SubmittedForm | null
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
  /** Who is in now. It proves who is reading: it goes into cookies and into no page. */
  readonly entered: { readonly signedIn: SignedIn; readonly remember: boolean } | null
}
