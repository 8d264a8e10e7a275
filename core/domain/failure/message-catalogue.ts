import type { MessageKind } from './message-kind.ts'

/**
 * Where a message is shown: in passing, for as long as it is so, to be confirmed, as the content of a page, or beside
 * what was typed.
 */
export const messagePlaces = ['toast', 'standing', 'alert', 'page', 'field'] as const
export type MessagePlace = (typeof messagePlaces)[number]

export interface Message {
  readonly place: MessagePlace
  readonly tone: 'success' | 'notice' | 'error'
  /** Whose words it shows: those of the locales, or the message of the server's answer. */
  readonly words: 'locale' | 'server'
}

const message = (
  place: MessagePlace,
  tone: Message['tone'],
  words: Message['words'] = 'locale',
): Message => ({
  place,
  tone,
  words,
})

const done = message('toast', 'success')
const hint = message('toast', 'notice')
const failed = message('toast', 'error')
const serverText = message('toast', 'error', 'server')
const confirmed = message('alert', 'notice')
const refused = message('field', 'error')
const page = message('page', 'error')

/** Every message with its place (C8.4). */
export const messages: Readonly<Record<MessageKind, Message>> = {
  // Section 5: what is typed or chosen.
  searchTermEmpty: confirmed,
  searchPromptEmpty: confirmed,
  'password.tooShort': refused,
  'password.tooLong': refused,
  'password.whiteSpace': refused,
  'password.noDigit': refused,
  'password.noUpperCase': refused,
  'password.noLowerCase': refused,
  'password.containsUserName': refused,
  'password.sameAsFormer': refused,
  'password.confirmationDiffers': refused,
  'former.empty': refused,
  'phone.empty': refused,
  'phone.malformed': refused,
  'code.empty': refused,
  'captcha.empty': refused,
  'name.empty': refused,
  'name.malformed': refused,
  'name.tooLong': refused,
  'email.empty': refused,
  'email.malformed': refused,
  'agreement.notAccepted': refused,
  'photo.wrongType': refused,
  'photo.tooLarge': refused,
  'cover.wrongType': refused,
  'cover.tooLarge': refused,
  'selection.tooMany': refused,
  'collecting.noDestination': hint,
  'collecting.noAlbum': hint,
  illegalInput: refused,
  dialogNoData: message('page', 'notice'),
  // Sections 5 and 8: the citation basket and the clipboard.
  batchNoSelected: hint,
  nodata: hint,
  batchCopySuccess: done,
  batchCopyError: failed,
  batchEmptySuccess: done,
  batchDeleteSuccess: done,
  batchFull: hint,
  copyFailed: failed,
  citationMissing: hint,
  // Section 8: what an action or a call comes to.
  nothingSelected: hint,
  selectFirst: hint,
  userToRegister: failed,
  userToBind: failed,
  articleIdMissing: failed,
  logoutSuccess: done,
  serverMessage: serverText,
  getDataErrorMessage: failed,
  sessionExpired: serverText,
  // The connection.
  offline: message('standing', 'error'),
  backOnline: done,
  codeMissing: message('standing', 'error'),
  notSent: message('standing', 'error'),
  // Section 8: what stands on a page.
  siteExpired: page,
  siteUnavailable: page,
  pageUnavailable: page,
  pageNotFound: page,
  hostFailed: page,
}
