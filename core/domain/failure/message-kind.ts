import type { AgreementError } from '../member/registration.ts'
import type { CodeError } from '../member/code.ts'
import type { CollectingError } from '../member/collecting.ts'
import type { EmailError } from '../member/email.ts'
import type { NameError } from '../member/person-name.ts'
import type { PasswordError } from '../member/password.ts'
import type { PhoneError } from '../member/phone.ts'
import type { SelectionError } from '../member/at-most-five.ts'
import type { UploadError, UploadPurpose } from '../member/upload.ts'

/** What a rule of a form refuses, named by its field and its error (section 5). */
export type FieldMessage =
  | `password.${PasswordError}`
  | 'former.empty'
  | `phone.${PhoneError}`
  | `code.${CodeError}`
  | `captcha.${CodeError}`
  | `name.${NameError}`
  | `email.${EmailError}`
  | `agreement.${AgreementError}`
  | `${UploadPurpose}.${UploadError}`
  | `selection.${SelectionError}`
  | 'illegalInput'

/** What happened to citations that were collected (C5.3, C8.5). */
export type BasketMessage =
  | 'batchCopySuccess'
  | 'batchCopyError'
  | 'nodata'
  | 'batchNoSelected'
  | 'batchEmptySuccess'
  | 'batchDeleteSuccess'
  | 'batchFull'
  | 'citationMissing'
  | 'copyFailed'

/** What a search box, a dialog or the header tells (sections 5 and 8). */
export type ActionMessage =
  | 'searchTermEmpty'
  | 'searchPromptEmpty'
  | `collecting.${CollectingError}`
  | 'nothingSelected'
  | 'selectFirst'
  | 'userToRegister'
  | 'userToBind'
  | 'articleIdMissing'
  | 'logoutSuccess'

/** What the network and the code that comes over it tell. */
export type ConnectionMessage = 'offline' | 'backOnline' | 'codeMissing' | 'notSent'

/** What a call's failure tells (section 8). */
export type CallMessage = 'serverMessage' | 'getDataErrorMessage' | 'sessionExpired'

/** What stands on a page of its own, or in place of its content (section 8). */
export type PageMessage =
  | 'siteExpired'
  | 'siteUnavailable'
  | 'pageUnavailable'
  | 'pageNotFound'
  | 'hostFailed'
  | 'dialogNoData'

/** Every message of sections 5 and 8, by the case in which it arises (C8.4), and those of the connection. */
export type MessageKind =
  | FieldMessage
  | BasketMessage
  | ActionMessage
  | CallMessage
  | PageMessage
  | ConnectionMessage
