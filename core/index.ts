// What every front end begins with: languages, results and failures, the ports, the pages and the portal. The subjects have entries of their own.
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
export type {
  ArchiveContent,
  AlbumContent,
  AlbumListContent,
  ArticleContent,
  BookContent,
  FloatContent,
  MediaContent,
  TopicContent,
  ChannelPageContent,
  EditorialBoardContent,
  FeedsContent,
  IndexTermContent,
  IssueContent,
  ScienceContent,
  RankingContent,
  NewsContent,
  NewsListContent,
  PublicationsContent,
  ResourcesContent,
  SearchContent,
  SectionContent,
  UnissuedContent,
} from './domain/page/page-content.ts'
export type { HomeContent } from './domain/page/home-content.ts'
export type { UnknownContent } from './domain/page/unknown-content.ts'
export type { SiteMapContent } from './domain/page/site-map-content.ts'
export { isEmptyColumn } from './domain/page/empty-column.ts'
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
export type { CookieJar } from './ports/cookie-jar.ts'
export type { DocumentHead } from './ports/document-head.ts'
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
export type { PersonalAlbumGateway } from './ports/personal-album-gateway.ts'
export type { DownloadGateway } from './ports/download-gateway.ts'
export type { FavouriteGateway } from './ports/favourite-gateway.ts'
export type { Captcha, ProofOfWork, SolvedCaptcha, SubscriptionRequest } from './domain/member/captcha.ts'
export type { SubscriptionGateway } from './ports/subscription-gateway.ts'
export { gatewayNames, type Gateways } from './ports/gateways.ts'
export type { IssueGateway } from './ports/issue-gateway.ts'
export type { Navigation } from './ports/navigation.ts'
export type { NewsGateway } from './ports/news-gateway.ts'
export type { Sanitiser } from './ports/sanitiser.ts'
export type { ConfirmedFactor, FactorSecret, SecondFactor } from './domain/member/second-factor.ts'
export type { PasskeyDevice } from './ports/passkey-device.ts'
export type { PasskeyGateway } from './ports/passkey-gateway.ts'
export type { ProofSolver } from './ports/proof-solver.ts'
export { makePasskey, type OpenPasskeyDevice, type PasskeyStep } from './usecases/member/ask-for-passkey.ts'
export { withProof, type ProofModel, type ProofState } from './usecases/member/prove-work.ts'
export type { SecurityGateway } from './ports/security-gateway.ts'
export type { ProfileGateway, InfoUpdate } from './ports/profile-gateway.ts'
export type { SearchGateway } from './ports/search-gateway.ts'
export type { SearchMemory } from './ports/search-memory.ts'
export type { SessionGateway } from './ports/session-gateway.ts'
export type { SiteAddress, SiteGateway } from './ports/site-gateway.ts'
export type { StoredValue } from './ports/stored-value.ts'
export type { Viewport } from './ports/viewport.ts'
export {
  createPage,
  minimumFetchDelay,
  type CreatePage,
  type PageTiming,
  type Seed,
} from './usecases/create-page.ts'
export { articleAddresses } from './usecases/addresses/article-addresses.ts'
export { boardAddresses } from './usecases/addresses/board-addresses.ts'
export { columnAddresses } from './usecases/addresses/column-addresses.ts'
export { homeAddresses } from './usecases/addresses/home-addresses.ts'
export { issueAddresses } from './usecases/addresses/issue-addresses.ts'
export {
  archiveAddresses,
  scienceAddresses,
  sectionAddresses,
} from './usecases/addresses/journal-addresses.ts'
export {
  albumAddresses,
  albumListAddresses,
  bookAddresses,
  mediaAddresses,
  topicAddresses,
} from './usecases/addresses/collected-addresses.ts'
export { figureAddresses, tableAddresses } from './usecases/addresses/float-addresses.ts'
export { newsAddresses, newsListAddresses } from './usecases/addresses/news-addresses.ts'
export type { AddressParts, ListAddresses, PageAddress } from './usecases/addresses/page-address.ts'
export { unissuedAddresses } from './usecases/addresses/unissued-addresses.ts'
export { siteAddresses } from './usecases/addresses/site-addresses.ts'
export { createNotices, type NoticesModel } from './usecases/notices/notices.ts'
export { notifyFailure } from './usecases/notices/notify-failure.ts'
export type { Notify } from './usecases/notices/notify.ts'
export { watchCode } from './usecases/notices/watch-code.ts'
export { watchConnection } from './usecases/notices/watch-connection.ts'
export { watchPageFailures } from './usecases/notices/watch-page-failures.ts'
export type { PageModel } from './usecases/page-model.ts'
export { dayAt } from './domain/issue/day-at.ts'
export { loadArchive } from './usecases/pages/load-archive.ts'
export { loadArticle } from './usecases/pages/load-article.ts'
export { loadColumn } from './usecases/pages/load-column.ts'
export type {
  AccountContent,
  AccountFault,
  AccountInput,
  BindingContent,
  SubmittedBinding,
  SubmittedForm,
} from './usecases/pages/account-content.ts'
export type {
  SavedArticleList,
  PersonalAction,
  PersonalContent,
  PersonalInput,
  SubmittedPersonal,
} from './usecases/pages/personal-content.ts'
export type {
  AlbumFault,
  AlbumsList,
  SavingDialog,
  MyAlbumsContent,
  MyAlbumsInput,
  OpenAlbum,
  SubmittedAlbums,
} from './usecases/pages/my-albums-content.ts'
export type { SharedAlbumContent } from './domain/page/shared-album-content.ts'
export { loadSharedAlbum } from './usecases/pages/load-shared-album.ts'
export { loadMyAlbums, type MyAlbumsPorts } from './usecases/pages/load-my-albums.ts'
export { loadAccountSettings, type AccountSettingsPorts } from './usecases/pages/load-account-settings.ts'
export type {
  AccountSettingsContent,
  AccountSettingsInput,
  SettingsAction,
  SubmittedSettings,
} from './usecases/pages/account-settings-content.ts'
export { loadPersonal, type PersonalPorts } from './usecases/pages/load-personal.ts'
export {
  loadSubscribe,
  type OpenSubscription,
  type SubmittedSubscription,
  type SubscribeContent,
} from './usecases/pages/load-subscribe.ts'
export { createAccount, type AccountModel } from './usecases/pages/create-account.ts'
export { createHome } from './usecases/pages/create-home.ts'
export { loadHome, type HomeInput, type HomePorts } from './usecases/pages/load-home.ts'
export { loadEditorialBoard } from './usecases/pages/load-editorial-board.ts'
export { loadFigure, loadTable } from './usecases/pages/load-float.ts'
export type { ParallelContent } from './domain/page/parallel-content.ts'
export { loadParallel } from './usecases/pages/load-parallel.ts'
export { loadIssue } from './usecases/pages/load-issue.ts'
export { loadScience } from './usecases/pages/load-science.ts'
export { loadSection } from './usecases/pages/load-section.ts'
export { loadAlbum } from './usecases/pages/load-album.ts'
export { loadAlbumList } from './usecases/pages/load-album-list.ts'
export { loadBook } from './usecases/pages/load-book.ts'
export { loadTopic } from './usecases/pages/load-topic.ts'
export { chapterAt } from './domain/media/media-time.ts'
export type { Chapter } from './domain/media/web-vtt.ts'
export { createMediaPage, type MediaPageModel } from './usecases/pages/media-page.ts'
export {
  createTheatre,
  type FloatDetails,
  type TheatreModel,
  type TheatreState,
} from './usecases/reading/create-theatre.ts'
export { loadNews } from './usecases/pages/load-news.ts'
export { loadNewsList } from './usecases/pages/load-news-list.ts'
export {
  createAdvancedSearch,
  type AdvancedFormState,
  type AdvancedSearchModel,
} from './usecases/pages/create-advanced-search.ts'
export { type AdvancedSearchContent } from './usecases/pages/load-advanced-search.ts'
export { loadPublications, type PublicationsInput } from './usecases/pages/load-publications.ts'
export { loadResources, type ResourcesInput } from './usecases/pages/load-resources.ts'
export { loadSearch, type SearchInput } from './usecases/pages/load-search.ts'
export { loadUnissued } from './usecases/pages/load-unissued.ts'
export type { PagePorts } from './usecases/pages/page-ports.ts'
export { staticPage } from './usecases/pages/static-page.ts'
export { loadUnknown } from './usecases/pages/load-unknown.ts'
export type { MenuItem, MenuModel, MenuState, SearchBoxModel } from './usecases/shell-models.ts'
export { indexTermAddresses } from './usecases/addresses/index-term-addresses.ts'
export { loadIndexTerm } from './usecases/pages/load-index-term.ts'
export { agreementAddresses } from './usecases/addresses/agreement-addresses.ts'
export { feedsAddresses, rankingAddresses, siteMapAddresses } from './usecases/addresses/index-addresses.ts'
export { loadFeeds } from './usecases/pages/load-feeds.ts'
export { loadRanking } from './usecases/pages/load-ranking.ts'
export { loadAgreement, type AgreementContent } from './usecases/pages/load-agreement.ts'
export { loadSiteMap } from './usecases/pages/load-site-map.ts'
