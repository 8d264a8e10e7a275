// What every front end begins with: languages, results and failures, notices, and the ports. The subjects have entries of their own.
export { exhaustive } from './domain/exhaustive.ts'
export { forbiddenSiteStatus, type AbsentFailure, type Failure } from './domain/failure/failure.ts'
export { failureWords, isServerFailure, type FailureWords } from './domain/failure/failure-words.ts'
export { statusOfFailure, statusOfRoute } from './domain/failure/http-status.ts'
export { mayReload } from './domain/failure/may-reload.ts'
export { messages } from './domain/failure/message-catalogue.ts'
export type { MessageKind } from './domain/failure/message-kind.ts'
export { callsWithGeneralMessage, messageOfFailure } from './domain/failure/message-of-failure.ts'
export type { NoticeHold } from './domain/failure/notice-board.ts'
export { noticeActions, noticeOf, type Notice, type NoticeAction } from './domain/failure/notice.ts'
export { carriedText } from './domain/failure/server-text.ts'
export { serverWords } from './domain/failure/server-words.ts'
export {
  failureAddress,
  lostVisit,
  type LostVisit,
  type LostVisitInput,
} from './domain/failure/lost-visit.ts'
export { siteFailureRoute } from './domain/failure/site-failure-route.ts'
export {
  parseContentLanguage,
  uiLanguageOf,
  type ContentLanguage,
} from './domain/language/content-language.ts'
export { fallbacks } from './domain/language/fallbacks.ts'
export {
  languageShown,
  localise,
  secondLanguage,
  type Localized,
  type LocalizedText,
} from './domain/language/localized.ts'
export { switchTarget } from './domain/language/switch-target.ts'
export { acceptedLanguage } from './domain/language/accepted-language.ts'
export { defaultLanguage, isUiLanguage, uiLanguages, type UiLanguage } from './domain/language/ui-language.ts'
export { resolveLanguage } from './domain/language/resolve-language.ts'
export { switchLabel } from './domain/language/switch-label.ts'
export type { PageRequest } from './domain/page/page-request.ts'
export type { Paged } from './domain/page/paged.ts'
export { err, ok, type Result } from './domain/result.ts'
export type { AccountGateway } from './ports/account-gateway.ts'
export type { AgreementGateway } from './ports/agreement-gateway.ts'
export type { ArticleGateway } from './ports/article-gateway.ts'
export type { AsyncResult, RequestContext } from './ports/async-result.ts'
export type { Cipher } from './ports/cipher.ts'
export type { CitationGateway } from './ports/citation-gateway.ts'
export type { Clipboard } from './ports/clipboard.ts'
export type { Clock } from './ports/clock.ts'
export type { CollectionGateway } from './ports/collection-gateway.ts'
export type { Connection } from './ports/connection.ts'
export type { HostProbe } from './ports/host-probe.ts'
export type { CookieJar } from './ports/cookie-jar.ts'
export type { DocumentHead } from './ports/document-head.ts'
export type { PersonalAlbumGateway } from './ports/personal-album-gateway.ts'
export type { DownloadGateway } from './ports/download-gateway.ts'
export type { FavouriteGateway } from './ports/favourite-gateway.ts'
export type { SubscriptionGateway } from './ports/subscription-gateway.ts'
export { gatewayNames, type Gateways } from './ports/gateways.ts'
export type { IssueGateway } from './ports/issue-gateway.ts'
export type { Navigation } from './ports/navigation.ts'
export type { NewsGateway } from './ports/news-gateway.ts'
export type { Sanitiser } from './ports/sanitiser.ts'
export type { PasskeyDevice } from './ports/passkey-device.ts'
export type { PasskeyGateway } from './ports/passkey-gateway.ts'
export type { ProofSolver } from './ports/proof-solver.ts'
export type { SecurityGateway } from './ports/security-gateway.ts'
export type { ProfileGateway, InfoUpdate } from './ports/profile-gateway.ts'
export type { SearchGateway } from './ports/search-gateway.ts'
export type { SearchMemory } from './ports/search-memory.ts'
export type { SessionGateway } from './ports/session-gateway.ts'
export type { SiteAddress, SiteGateway } from './ports/site-gateway.ts'
export type { StoredValue } from './ports/stored-value.ts'
export type { Viewport } from './ports/viewport.ts'
export { createNotices, type NoticesModel } from './usecases/notices/notices.ts'
export { notifyFailure } from './usecases/notices/notify-failure.ts'
export type { Notify } from './usecases/notices/notify.ts'
export { watchCode } from './usecases/notices/watch-code.ts'
export { admitForm } from './usecases/notices/admit-form.ts'
export { watchConnection } from './usecases/notices/watch-connection.ts'
export { watchPageFailures } from './usecases/notices/watch-page-failures.ts'
