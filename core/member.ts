// Members and visitors: sessions, forms and their rules, favourites, albums, subscriptions.
export {
  agreementInForce,
  agreementsToAccept,
  agreementStates,
  agreementText,
  datedAgreements,
  isInForce,
  type AcceptedAgreement,
  type AgreementPage,
  type AgreementTexts,
  type AgreementVersion,
  type DatedAgreement,
} from './domain/member/agreement.ts'
export { accountRoute, loginRoute } from './domain/member/account-route.ts'
export { deviceField, deviceName, readDeviceName } from './domain/member/device-name.ts'
export { originField, type JournalSubscription } from './domain/member/journal-subscription.ts'
export {
  genders,
  type Gender,
  type MemberSession,
  type PersonalInfo,
  type Profile,
} from './domain/member/member.ts'
export { personalListRoute, personalRoute } from './domain/route/personal-route.ts'
export { personalEntries, type PersonalChange, type PersonalEntry } from './domain/route/personal-entry.ts'
export { credentialsIn, withoutCredentials, type Credentials } from './domain/member/address-credentials.ts'
export {
  answerOffer,
  bearsToken,
  offerAddress,
  offeredName,
  offerPath,
  type Believed,
  type VerifiedMember,
} from './domain/member/offered-login.ts'
export { selectionLimit } from './domain/member/at-most-five.ts'
export {
  bookCloudDestination,
  bookCloudKeySetting,
  bookCloudSetting,
  type BookCloudDestination,
} from './domain/member/book-cloud.ts'
export { validateCode } from './domain/member/code.ts'
export { albumSharing, sharedAlbumRoute, type AlbumSharing } from './domain/member/album-sharing.ts'
export { albumSteps, placeInAlbum, type AlbumSteps } from './domain/member/album-order.ts'
export { holdsNewName, type ContactKind } from './domain/member/contact-change.ts'
export { validateEmail } from './domain/member/email.ts'
export { readIdentifier, type Identifier } from './domain/member/identifier.ts'
export type { ImageType } from './domain/member/image-type.ts'
export {
  authenticatorAddress,
  digitsOfMac,
  factorMoment,
  factorSecretLength,
  factorStep,
  inGroups,
  parseBase32,
  printBase32,
  readFactorCode,
} from './domain/member/one-time-password.ts'
export { parseKeywords, printKeywords } from './domain/member/keywords.ts'
export { accountForms, type AccountFormName } from './domain/member/account-route.ts'
export {
  noFields,
  type AccountAction,
  type AccountField,
  type AccountFields,
  type AccountMessage,
} from './domain/member/account-form.ts'
export {
  albumLimits,
  readAlbumText,
  type AlbumField,
  type AlbumMessage,
} from './domain/member/personal-album.ts'
export type { InfoFields, PersonalField } from './domain/member/personal-form.ts'
export { favouriteOrderOf, favouriteOrders, type FavouriteOrder } from './domain/route/favourite-order.ts'
export { returnPath } from './domain/member/return-path.ts'
export {
  isFollowed,
  mostSavedSearches,
  printSavedSearch,
  savedFilters,
  searchPaceOf,
  searchPaces,
  type FollowedTerm,
  type SavableSearch,
  type SavedSearch,
  type SearchPace,
} from './domain/member/saved-search.ts'
export { longestSavedSearch, parseSavedSearch } from './domain/member/read-saved-search.ts'
export { bindingFaults, type BindingFault } from './domain/failure/binding-fault.ts'
export {
  beginAddress,
  giveAddress,
  handoverPaths,
  hubOf,
  isBelowHub,
  mayHandOver,
  offersHandover,
  takeAddress,
} from './domain/member/handover.ts'
export {
  hostOfLogin,
  stateOfLogin,
  thirdPartyAddress,
  thirdPartyEnds,
  thirdPartyPaths,
  type BoundThirdParty,
  type ThirdParty,
  type ThirdPartyAnswer,
  type ThirdPartyEnd,
} from './domain/member/third-party-login.ts'
export {
  mostPasskeys,
  passkeyLasts,
  passkeyName,
  passkeyPlace,
  type ChangedPasskeys,
  type CreatedPasskey,
  type NewPasskeyRequest,
  type Passkey,
  type PasskeyProblem,
  type PasskeyRequest,
  type Passkeys,
  type UsedPasskey,
} from './domain/member/passkey.ts'
export { isTransport } from './domain/member/passkey-answer.ts'
export type { SettingsField } from './domain/member/settings-fault.ts'
export { refusalOfStatus, type AccountRefusal } from './domain/member/account-refusal.ts'
export { loginState } from './domain/member/login-state.ts'
export { maskUserName } from './domain/member/mask-user-name.ts'
export { validatePasswordChange } from './domain/member/password-change.ts'
export {
  passwordErrors,
  passwordFaults,
  passwordLength,
  validatePassword,
  type PasswordSetting,
} from './domain/member/password.ts'
export { nameLimit, validateName } from './domain/member/person-name.ts'
export { validatePersonalInfo } from './domain/member/personal-info.ts'
export { validatePhone } from './domain/member/phone.ts'
export {
  codePurposes,
  validateReceiver,
  type CodePurpose,
  type Receiver,
  type ReceiverError,
} from './domain/member/receiver.ts'
export {
  validatePasswordReset,
  validateRegistration,
  type PasswordReset,
  type PasswordResetErrors,
  type PasswordResetForm,
  type Registration,
  type RegistrationErrors,
  type RegistrationForm,
} from './domain/member/registration.ts'
export { permits, roleOf, roles } from './domain/member/role.ts'
export {
  photoCookies,
  sessionCookiesOf,
  type SessionCookies,
  type SignedIn,
} from './domain/member/session-cookies.ts'
export {
  keywordLimits,
  subscriptionMessages,
  validateSubscription,
  type Subscription,
  type SubscriptionField,
  type SubscriptionForm,
} from './domain/member/subscription.ts'
export { articlesByKeywords } from './domain/member/alert-keywords.ts'
export type { OutgoingFile } from './domain/member/outgoing-file.ts'
export {
  croppedSize,
  largestZoom,
  moveCrop,
  pictureShapes,
  pinchCrop,
  wholeCrop,
  zoomCrop,
  zoomOf,
  type FingerPlace,
  type PictureCrop,
} from './domain/member/picture-crop.ts'
export { pictureFault, type PictureFault, type PictureMessage } from './domain/member/picture-fault.ts'
export { mostPixels, pictureSizeOf } from './domain/member/picture-size.ts'
export { stillPng } from './domain/member/still-png.ts'
export { uploadPurposes, uploadRules, validateUpload, type UploadPurpose } from './domain/member/upload.ts'
export { visitorOf } from './domain/member/visitor-of.ts'
export {
  createSession,
  type Expired,
  type SessionModel,
  type SessionOptions,
  type SessionPorts,
} from './usecases/session/create-session.ts'
export { type Login, type LoginModel, type LoginRequest } from './usecases/session/watch-login.ts'
export { watchPresence, type PresenceModel, type PresenceOptions } from './usecases/session/watch-presence.ts'
export { createFavouriteToggle, type FavouriteTogglePorts } from './usecases/member/favourite-toggle.ts'
export { createFollowToggle, type FollowTogglePorts } from './usecases/member/follow-toggle.ts'
export type { ToggleModel } from './usecases/member/member-toggle.ts'
export { savedName, savedTerm } from './domain/member/saved-name.ts'
export type { DroppedDownload, FavouriteRequest, SavedArticle } from './domain/member/saved-article.ts'
export type {
  AlbumAddition,
  AlbumArticle,
  AlbumArticlesRequest,
  AlbumDraft,
  AlbumsRequest,
  AlbumText,
  PersonalAlbum,
  SharedAlbum,
  SharedArticlesRequest,
} from './domain/member/personal-album.ts'
export type { Captcha, ProofOfWork, SolvedCaptcha, SubscriptionRequest } from './domain/member/captcha.ts'
export type { ConfirmedFactor, FactorSecret, SecondFactor } from './domain/member/second-factor.ts'
export { makePasskey, type OpenPasskeyDevice, type PasskeyStep } from './usecases/member/ask-for-passkey.ts'
export { withProof, type ProofModel, type ProofState } from './usecases/member/prove-work.ts'
