export type {
  ArticleLink,
  ArticleSummary,
  Contributor,
  Affiliation,
  Article,
  FullText,
  IssueSection,
} from './domain/article/article.ts'
export type { Channel, ChannelPage } from './domain/channel/channel.ts'
export type { FooterConfig } from './domain/shell/footer-config.ts'
export {
  headerStyles,
  searchTypes,
  type HeaderStyle,
  type SearchType,
  type CustomButton,
  type HeaderConfig,
} from './domain/shell/header-config.ts'
export { shellInLanguage } from './domain/shell/shell-in-language.ts'
export { bareShell, productName } from './domain/shell/bare-shell.ts'
export { headerHeightOf } from './domain/shell/header-height.ts'
export type { SiteShell } from './domain/shell/site-shell.ts'
export { shortRoute } from './domain/channel/short-route.ts'
export { statusOfFailure, statusOfRoute } from './domain/failure/http-status.ts'
export { siteFailureRoute } from './domain/failure/site-failure-route.ts'
export { articleInLanguage } from './domain/article/article-in-language.ts'
export { articleNeighbours } from './domain/article/article-neighbours.ts'
export { currentIssue, findIssue, type IssueQuery } from './domain/issue/find-issue.ts'
export { issueNeighbours } from './domain/issue/issue-neighbours.ts'
export { resolveRoute, unknownRoute, type Capabilities } from './domain/route/resolve-route.ts'
export { namedSite, siteOfRoute } from './domain/route/site-of-route.ts'
export { addressedSite } from './domain/link/addressed-site.ts'
export { channelLink, type PlacedChannel } from './domain/link/channel-link.ts'
export type { LinkContext, SiteName } from './domain/link/link-context.ts'
export { pageHostOf, type PageHost } from './domain/link/page-host.ts'
export {
  absoluteLink,
  dataLink,
  destinationLink,
  routeLink,
  routeLinkHere,
} from './domain/link/route-link.ts'
export { siteLink } from './domain/link/site-link.ts'
export { followLinks } from './usecases/shell/follow-links.ts'
export { exhaustive } from './domain/exhaustive.ts'
export { forbiddenSiteStatus, type Failure } from './domain/failure/failure.ts'
export type { HeadMeta, HeadLink, HeadModel } from './domain/head/head-model.ts'
export {
  languages,
  defaultLanguage,
  isLanguage,
  otherLanguage,
  inOneLanguage,
  localise,
  languageShown,
  type Language,
  type Localized,
  type LocalizedText,
} from './domain/language/language.ts'
export type {
  HomeContent,
  IssueContent,
  ArticleContent,
  SearchContent,
  ChannelPageContent,
  NoContent,
} from './domain/page/page-content.ts'
export type { Issue, IssueYear } from './domain/issue/issue.ts'
export { ok, err, type Result, type Ok, type Err } from './domain/result.ts'
export {
  searchFields,
  searchSorts,
  searchTimes,
  facetFields,
  searchPageSize,
  emptySearchQuery,
  type SearchField,
  type SearchSort,
  type SearchTime,
  type FacetField,
  type SearchQuery,
} from './domain/search/search-query.ts'
export {
  countCap,
  type FacetValue,
  type SearchHit,
  type SearchResult,
} from './domain/search/search-result.ts'
export { grayScopeOf, type GrayScope } from './domain/site/gray-scope.ts'
export type { Journal, JournalImprint } from './domain/site/journal.ts'
export { asSiteId, type SiteType, type SiteId, type Site } from './domain/site/site.ts'
export { proseAllowList, isProseId, isProseAddress } from './domain/text/prose-allow-list.ts'
export type { SafeHtml } from './domain/text/safe-html.ts'
export { themeIds, themeIdOf, type ThemeId } from './domain/theme/theme.ts'
export { articleRoute } from './domain/article/article-route.ts'
export {
  inlineKinds,
  parseInlineMarkup,
  type InlineKind,
  type InlineNode,
} from './domain/article/inline-markup.ts'
export { plainText } from './domain/article/plain-text.ts'
export { buildChannelTree } from './domain/channel/channel-tree.ts'
export {
  channelHref,
  channelRoute,
  channelWord,
  type ChannelContext,
} from './domain/channel/channel-route.ts'
export { channelsWithin, findChannel } from './domain/channel/find-channel.ts'
export {
  codesOutsideMenu,
  codesWithoutChildren,
  isInMenu,
  menuChannels,
} from './domain/channel/menu-channels.ts'
export { isNofollow, nofollowCodes } from './domain/channel/nofollow.ts'
export { leavesSite, safeLink } from './domain/channel/safe-link.ts'
export {
  backToTopDuration,
  backToTopPosition,
  backToTopStep,
  backToTopThresholds,
  backToTopVisible,
} from './domain/shell/back-to-top.ts'
export { customButtonLimit, customButtonsOf, type OfferedButton } from './domain/shell/custom-buttons.ts'
export { fileUrl } from './domain/shell/file-url.ts'
export { isHeaderFixed, type FixedHeaderState } from './domain/shell/fixed-header.ts'
export { footerColourOf, footerStyleOf } from './domain/shell/footer-style.ts'
export { headerSearchTypes } from './domain/shell/header-search-types.ts'
export { searchTypeOf, searchTypesOf } from './domain/shell/resource-types.ts'
export { toolbarThreshold, toolbarVisible } from './domain/shell/toolbar-visible.ts'
export { resolveLanguage, type LanguageSources } from './domain/language/resolve-language.ts'
export { switchLabel } from './domain/language/switch-label.ts'
export { maskUserName } from './domain/member/mask-user-name.ts'
export { visitorOf } from './domain/member/visitor-of.ts'
export { estimateTextWidth } from './domain/menu/estimate-text-width.ts'
export { menuBudget, navigationWidth, type MenuSpace } from './domain/menu/menu-budget.ts'
export { hiddenBelow, planOverflow } from './domain/menu/plan-overflow.ts'
export { selectedIndex } from './domain/menu/selected-index.ts'
export { canonicalAddress, redirectOf } from './domain/route/canonical-address.ts'
export { formatOlderRoute, formatRoute } from './domain/route/format-route.ts'
export { parseRoute } from './domain/route/parse-route.ts'
export { printQuery, queryValue, readQuery, type Query } from './domain/route/query.ts'
export {
  accountScreens,
  channelParameters,
  type AccountRoute,
  type AccountScreen,
  type AdvancedSearchRoute,
  type AlbumRoute,
  type ArticleIdentity,
  type ArticleRoute,
  type ChannelParameter,
  type ChannelRoute,
  type EditorialBoardRoute,
  type HomeRoute,
  type IssueRoute,
  type ListRoute,
  type NewsListRoute,
  type NewsRoute,
  type PageName,
  type PublicationsRoute,
  type ResourcesRoute,
  type ResourceType,
  type Route,
  type SearchRoute,
  type UnknownRoute,
} from './domain/route/route.ts'
export { joinAddress, splitAddress, type SplitAddress } from './domain/route/split-address.ts'
export { switchAddressLanguage } from './domain/route/switch-address-language.ts'
export { searchAddressKeys, searchQueryFrom, searchQueryTo } from './domain/search/search-address.ts'
export {
  parseSearchHolder,
  printSearchHolder,
  searchHolderOf,
  type SearchHolder,
} from './domain/search/search-holder.ts'
export { searchTermLimits, validateTerm, type SearchTermError } from './domain/search/search-term.ts'
export {
  aggregateSld,
  hostNameOf,
  siteAddressOf,
  siteInAddress,
  type HostAddress,
} from './domain/site/site-address.ts'
export { sitesOfHost, standardBaseHosts } from './domain/site/sites-of-host.ts'
export { siteTraits, type SiteTraits } from './domain/site/site-traits.ts'
export { isAbsentText } from './domain/text/absent-text.ts'
export { present, presentFlag } from './domain/text/present.ts'

export { initials, isWholeName, nameParts, type NameParts } from './domain/article/author-name.ts'
export { badgeLabel, badgeMaximum } from './domain/citation/badge-label.ts'
export {
  addToBasket,
  clearBasket,
  emptyBasket,
  isAllSelected,
  isInBasket,
  removeFromBasket,
  removeSelected,
  sameItem,
  selectAll,
  selectItem,
  selectedItems,
  undoRemoval,
  type Basket,
  type BasketEntry,
  type BasketItem,
  type BasketKey,
} from './domain/citation/basket.ts'
export { parseBasket, printBasket } from './domain/citation/basket-codec.ts'
export { basketEntryOf } from './domain/citation/basket-entry-of.ts'
export {
  citationFileName,
  citationFormatNamed,
  citationFormats,
  type CitationFormat,
} from './domain/citation/citation-formats.ts'
export {
  citationKinds,
  emptyCitationRecord,
  type CitationKind,
  type CitationRecord,
  type CitationText,
  type CitedAuthor,
  type CitedName,
} from './domain/citation/citation-record.ts'
export { citationRecordOf, type Citable } from './domain/citation/citation-record-of.ts'
export { citeAs } from './domain/citation/cite-as.ts'
export { citedName } from './domain/citation/cited-name.ts'
export { citedText } from './domain/citation/cited-text.ts'
export { citationsToCopy, type CopyError } from './domain/citation/copy-citations.ts'
export {
  citationOf,
  citationRequests,
  parseItemCitations,
  printItemCitations,
  type CitationRequest,
  type ItemCitation,
} from './domain/citation/item-citations.ts'
export { printBibtex } from './domain/citation/print-bibtex.ts'
export { printEndnote } from './domain/citation/print-endnote.ts'
export { printGbt7714 } from './domain/citation/print-gbt7714.ts'
export { printNoteExpress } from './domain/citation/print-note-express.ts'
export { printNoteFirst } from './domain/citation/print-note-first.ts'
export { printRis } from './domain/citation/print-ris.ts'
export {
  citeAsUrl,
  demonstrationPrefix,
  doiUrl,
  isDemonstrationDoi,
  parseDoi,
  type Doi,
  type DoiError,
} from './domain/article/doi.ts'
export { outlineOf, type OutlineEntry } from './domain/article/outline-of.ts'
export { versionLabel, type VersionLabel } from './domain/article/version-label.ts'
export { articleHead } from './domain/head/article-head.ts'
export { columnHead } from './domain/head/column-head.ts'
export type { HeadInput } from './domain/head/head-input.ts'
export { headOf } from './domain/head/head-of.ts'
export { homeHead } from './domain/head/home-head.ts'
export { issueHead } from './domain/head/issue-head.ts'
export type { HeadContent, PageHead } from './domain/head/page-head.ts'
export { searchHead } from './domain/head/search-head.ts'
export { allIssues, backIssues, issueYears, twoLatest } from './domain/issue/issue-years.ts'
export { highlightRanges, type TextRange } from './domain/search/highlight-ranges.ts'
export { pageCount, pageWindow, type PagerPlace } from './domain/search/page-window.ts'
export { totalLabel, type TotalLabel } from './domain/search/total-label.ts'
export { excerpt } from './domain/text/excerpt.ts'
export { blend, contrastRatio } from './domain/theme/contrast-ratio.ts'
export {
  borderContrast,
  neutralColours,
  textContrast,
  themeContrasts,
  type ThemeContrast,
} from './domain/theme/theme-contrasts.ts'
export { themePreset, veilAlpha, type ThemePreset } from './domain/theme/theme-presets.ts'
export {
  createBehavior,
  constant,
  toBehavior,
  type Behavior,
  type MutableBehavior,
} from './reactive/behavior.ts'
export { isSettled, type RemoteData } from './reactive/remote-data.ts'
export { createStream, type Stream } from './reactive/stream.ts'
export { lazy } from './reactive/lazy.ts'
export { failed, idle, loading, ready, remoteOf, type Remote } from './usecases/remote.ts'
export { createScope, type Scope } from './reactive/scope.ts'
export type { AsyncResult, RequestContext } from './ports/async-result.ts'
export type { ArticleGateway } from './ports/article-gateway.ts'
export type { Cipher } from './ports/cipher.ts'
export type { Clock } from './ports/clock.ts'
export type { CookieJar } from './ports/cookie-jar.ts'
export type { DocumentHead } from './ports/document-head.ts'
export type { Navigation } from './ports/navigation.ts'
export type { IssueGateway } from './ports/issue-gateway.ts'
export type { Sanitiser } from './ports/sanitiser.ts'
export type { SearchGateway } from './ports/search-gateway.ts'
export type { SearchMemory } from './ports/search-memory.ts'
export type { SiteAddress, SiteGateway } from './ports/site-gateway.ts'
export type { Viewport } from './ports/viewport.ts'
export type {
  MenuItem,
  MenuState,
  MenuModel,
  SearchBoxState,
  SearchBoxModel,
  LanguageSwitchModel,
  BackToTopModel,
  Visitor,
} from './usecases/shell-models.ts'
export {
  createPage,
  minimumFetchDelay,
  type CreatePage,
  type PageTiming,
  type Seed,
} from './usecases/create-page.ts'
export type { PageModel } from './usecases/page-model.ts'
export { succeed, mapResult, withDefault, fail, andThen, all } from './usecases/async-results.ts'
export { createBackToTop, type BackToTopOptions, type BackToTopPorts } from './usecases/shell/back-to-top.ts'
export {
  createLanguageSwitch,
  languageSwitchDelay,
  type LanguageSwitchPorts,
} from './usecases/shell/language-switch.ts'
export { createMenu, menuGap, type MenuOptions } from './usecases/shell/menu.ts'
export { createSearchBox, type SearchBoxOptions } from './usecases/shell/search-box.ts'
export { visitorCheckInterval, watchVisitor } from './usecases/shell/visitor-watch.ts'
export { watchFixedHeader, type FixedHeaderOptions } from './usecases/shell/watch-fixed-header.ts'
export {
  createCurrentPage,
  type CurrentPage,
  type CurrentPageModel,
  type CurrentPagePorts,
  type PageKind,
} from './usecases/current-page.ts'
export { followAddress, type FollowAddress } from './usecases/follow-address.ts'
export { loadArticle, type ArticleInput } from './usecases/pages/load-article.ts'
export { loadColumn, type ChannelPageInput } from './usecases/pages/load-column.ts'
export { homeListSize, loadHome, type HomeInput } from './usecases/pages/load-home.ts'
export { loadIssue, type IssueInput } from './usecases/pages/load-issue.ts'
export type { PagePorts } from './usecases/pages/page-ports.ts'
export { loadSearch, type SearchInput } from './usecases/pages/load-search.ts'
export { staticPage } from './usecases/pages/static-page.ts'
export { rememberSearch, type RememberSearch } from './usecases/search/remember-search.ts'
export {
  openSite,
  type LanguagePreference,
  type OpenedSite,
  type OpenSitePorts,
} from './usecases/site/open-site.ts'
export { pageOfSearchType } from './domain/search/page-of-search-type.ts'
export { interpretedWords } from './domain/search/interpreted-words.ts'
export { messageOfFailure, callsWithGeneralMessage } from './domain/failure/message-of-failure.ts'
export {
  messagePlaces,
  messages,
  type Message,
  type MessagePlace,
} from './domain/failure/message-catalogue.ts'
export type {
  ActionMessage,
  BasketMessage,
  CallMessage,
  FieldMessage,
  MessageKind,
  PageMessage,
} from './domain/failure/message-kind.ts'
export { atMostFive, selectionLimit, type SelectionError } from './domain/member/at-most-five.ts'
export {
  bookCloudDestination,
  bookCloudSetting,
  type BookCloudDestination,
  type BookCloudVisit,
} from './domain/member/book-cloud.ts'
export { checkFields, type FieldErrors, type FieldValues } from './domain/member/check-fields.ts'
export { validateCode, type CodeError } from './domain/member/code.ts'
export {
  validateCollecting,
  type Collecting,
  type CollectingError,
  type CollectingForm,
} from './domain/member/collecting.ts'
export { emailLimits, validateEmail, type EmailError } from './domain/member/email.ts'
export { imageTypeOf, imageTypes, type ImageType } from './domain/member/image-type.ts'
export { parseKeywords, printKeywords } from './domain/member/keywords.ts'
export { loginState, type LoginState } from './domain/member/login-state.ts'
export {
  genders,
  type Gender,
  type Member,
  type PersonalAlbum,
  type PersonalInfo,
} from './domain/member/member.ts'
export {
  validatePasswordChange,
  type PasswordChange,
  type PasswordChangeErrors,
  type PasswordChangeForm,
} from './domain/member/password-change.ts'
export {
  passwordErrors,
  passwordFaults,
  passwordLength,
  validatePassword,
  type PasswordError,
  type PasswordSetting,
} from './domain/member/password.ts'
export { nameLimit, validateName, type NameError } from './domain/member/person-name.ts'
export { validatePersonalInfo, type PersonalInfoErrors } from './domain/member/personal-info.ts'
export { validatePhone, type PhoneError } from './domain/member/phone.ts'
export {
  validateAgreement,
  validateRegistration,
  type AgreementError,
  type Registration,
  type RegistrationErrors,
  type RegistrationForm,
} from './domain/member/registration.ts'
export { resendCountdown, resendDelay } from './domain/member/resend-countdown.ts'
export { actions, permits, roleOf, roles, type Action, type Role } from './domain/member/role.ts'
export {
  validateSubscription,
  type Subscription,
  type SubscriptionErrors,
  type SubscriptionForm,
} from './domain/member/subscription.ts'
export { uploadRules, validateUpload, type UploadError, type UploadPurpose } from './domain/member/upload.ts'
export {
  selectCondition,
  switchSearchType,
  type ConditionChoice,
  type SearchCondition,
} from './domain/search/advanced-conditions.ts'
export {
  parseAdvancedQuery,
  type AdvancedError,
  type AdvancedErrorKind,
} from './domain/search/advanced-parse.ts'
export { printAdvancedQuery } from './domain/search/advanced-print.ts'
export {
  advancedFields,
  advancedLimits,
  advancedMatches,
  everyYear,
  type AdvancedField,
  type AdvancedMatch,
  type AdvancedNode,
  type AdvancedNot,
  type AdvancedPair,
  type AdvancedQuery,
  type AdvancedTerm,
  type YearRange,
} from './domain/search/advanced-query.ts'
export {
  conditionOfRows,
  rowOperators,
  rowsOfCondition,
  type AdvancedRow,
  type RowOperator,
} from './domain/search/advanced-rows.ts'
export { wordsOfCondition } from './domain/search/advanced-words.ts'
export { printYears, readYears, validateYears, type YearRangeError } from './domain/search/advanced-years.ts'
export { clearedAtExpiry, clearedAtLogout } from './domain/storage/cleared-cookies.ts'
export {
  cookieRules,
  type CookieName,
  type CookieRule,
  type StorageUse,
} from './domain/storage/cookie-rules.ts'
export {
  addRecentSearch,
  recentSearchLimit,
  recentSearchesCodec,
  removeRecentSearch,
  type RecentSearches,
} from './domain/search/recent-searches.ts'
export type { Codec } from './domain/storage/codec.ts'
export { credentialCodec, credentialLimit } from './domain/storage/credential.ts'
export { languageCodec } from './domain/storage/language-codec.ts'
export {
  navigationDepth,
  navigationFor,
  navigationListsCodec,
  type NavigationLists,
} from './domain/storage/navigation-lists.ts'
export { optional } from './domain/storage/optional.ts'
export { optionLabelCodec, optionLabelLimit } from './domain/storage/option-label.ts'
export { reservedCodec } from './domain/storage/reserved.ts'
export { shortNameCodec, shortNameLimit } from './domain/storage/short-name.ts'
export { siteIdCodec } from './domain/storage/site-id-codec.ts'
export { lastSlide, slideIndexCodec } from './domain/storage/slide-index.ts'
export {
  storage,
  type StorageEntry,
  type StorageKey,
  type StoragePlace,
  type StoredAt,
} from './domain/storage/storage-table.ts'
export { showsTopNews, topBannerCodec, type TopBanner } from './domain/storage/top-banner.ts'
export { userNameCodec, userNameLimit } from './domain/storage/user-name.ts'
export {
  destinationHref,
  linkDestination,
  opensIn,
  siteNamed,
  type Destination,
  type ExternalLink,
  type LinkPlace,
} from './domain/route/destination.ts'
export { splitSemicolons } from './domain/text/semicolons.ts'
export { readIndexed } from './domain/site/indexed-list.ts'
export { parseGroupRecord, printGroupRecord, type GroupRecord } from './domain/site/group-record.ts'
export {
  journalEntries,
  journalPages,
  type JournalEntry,
  type JournalPage,
} from './domain/site/journal-pages.ts'
export type { News, NewsLink } from './domain/news/news.ts'
export { isReadAtSource, newsDestination } from './domain/news/news-destination.ts'
export { newsNeighbours } from './domain/news/news-neighbours.ts'
export { newsByTab, newsTabOf, newsTabRoute, newsTabs, type NewsTab } from './domain/news/news-tabs.ts'
export type { Album } from './domain/album/album.ts'
export { albumRoute } from './domain/album/album-route.ts'
export {
  albumTabs,
  openAlbumTab,
  shownAlbumTabs,
  type AlbumCounts,
  type AlbumTab,
} from './domain/album/album-tabs.ts'
export { resultRoute, typeOfResults } from './domain/media/result-route.ts'
export {
  resultTabs,
  resultTabsOf,
  searchTypeOfTab,
  tabOfSearchType,
  type ResultTab,
} from './domain/media/result-tabs.ts'
export {
  rankingPeriodFrom,
  rankingPeriodKey,
  rankingPeriods,
  rankingPeriodTo,
  rankingStart,
  type RankingPeriod,
} from './domain/media/ranking-period.ts'
export { contentKinds, contentRoute, type ContentKind } from './domain/media/content-kinds.ts'
export { jumpUrlOf } from './domain/article/jump-url.ts'
export {
  bannerDestination,
  bannerTypes,
  readBannerItem,
  type BannerTexts,
  type BannerItem,
  type BannerType,
} from './domain/shell/banner-item.ts'
export {
  personalCentre,
  personalEntries,
  personalEntryFor,
  type PersonalEntry,
} from './domain/member/personal-centre.ts'
export type { StoredValue } from './ports/stored-value.ts'
export { conditionTypeOf, conditionTypes, type ConditionType } from './domain/search/condition-types.ts'
export { conditionName, offeredConditions } from './domain/search/offered-conditions.ts'
export {
  searchOptionsByType,
  type OfferedOption,
  type OptionsByType,
  type SearchOption,
} from './domain/search/search-options.ts'
export { timeFilterStart } from './domain/search/time-filter.ts'
export { goToPage, nearestPage, type GoToPageError } from './domain/search/go-to-page.ts'
export { routeOfSearch, type WantedSearch } from './domain/search/route-of-search.ts'
export { fieldsOfSearchType } from './domain/search/fields-of-search-type.ts'
export { journalFields, publicationFields, type PublicationField } from './domain/search/search-query.ts'
export { searchQueryWith } from './domain/search/search-address.ts'
export { highlightMarkup, type MarkedNode } from './domain/search/highlight-markup.ts'
export {
  advancedSearchOf,
  advancedSearchRoute,
  type AdvancedSearch,
  type UnreadSearch,
} from './domain/search/advanced-address.ts'
export {
  advancedRowLimit,
  emptyAdvancedForm,
  emptyRow,
  formOfRoute,
  searchOfForm,
  type AdvancedForm,
  type AdvancedFormError,
} from './domain/search/advanced-form.ts'
export {
  addRow,
  changeRow,
  formAsRows,
  formAsText,
  formOfType,
  removeRow,
} from './domain/search/advanced-form-changes.ts'
export type { SearchConditionGateway } from './ports/search-condition-gateway.ts'
export {
  createSearchConditions,
  type SearchConditionsModel,
  type SearchConditionsOptions,
} from './usecases/search/search-conditions.ts'
export { offerConditions, type OfferConditions } from './usecases/search/offer-conditions.ts'
export {
  createSuggestions,
  suggestionDelay,
  type SuggestionPorts,
  type SuggestionsModel,
} from './usecases/search/suggestions.ts'
export {
  createAdvancedSearchForm,
  type AdvancedSearchFormModel,
  type AdvancedSearchFormOptions,
  type AdvancedSearchFormState,
} from './usecases/search/advanced-search-form.ts'
export { webLink } from './domain/channel/web-link.ts'
export { listMessage } from './domain/failure/list-message.ts'
export {
  dismissNotice,
  emptyBoard,
  holdNotice,
  nextPassing,
  passNotices,
  postNotice,
  releaseNotice,
  shownNotices,
  type NoticeBoard,
  type NoticeHold,
} from './domain/failure/notice-board.ts'
export {
  noticeOf,
  sameNotice,
  toastDurations,
  type Notice,
  type NoticeText,
} from './domain/failure/notice.ts'
export { serverText, serverTextLimit } from './domain/failure/server-text.ts'
export {
  accountIntents,
  accountRoute,
  takesLogin,
  type AccountIntent,
} from './domain/member/account-route.ts'
export { credentialsIn, withoutCredentials, type Credentials } from './domain/member/address-credentials.ts'
export { validateDialogText, type DialogTextError } from './domain/member/dialog-text.ts'
export { memberInfoCodec, type MemberInfo } from './domain/member/member-info.ts'
export { sessionCookiesOf, type SessionCookies, type SignedIn } from './domain/member/session-cookies.ts'
export { thirdPartyStep, type ThirdPartyStep } from './domain/member/third-party-login.ts'
export type { BookCloudGateway } from './ports/book-cloud-gateway.ts'
export type { SessionGateway } from './ports/session-gateway.ts'
export { createNotices, type NoticesModel } from './usecases/notices/notices.ts'
export { acceptCredentials, type CredentialPorts } from './usecases/session/accept-credentials.ts'
export { finishThirdPartyLogin, type ThirdPartyPorts } from './usecases/session/finish-third-party-login.ts'
export { createLogout, logoutPatience, type LogoutPorts } from './usecases/session/logout.ts'
export {
  createBookCloud,
  type BookCloudOptions,
  type BookCloudPorts,
} from './usecases/session/open-book-cloud.ts'
export { signIn } from './usecases/session/sign-in.ts'
export {
  expiryRedirectDelay,
  watchExpiry,
  type ExpiryOptions,
  type ExpiryPorts,
} from './usecases/session/watch-expiry.ts'
export { watchLogin, type Login, type LoginModel, type LoginRequest } from './usecases/session/watch-login.ts'
export {
  createRecentSearches,
  type RecentSearchesModel,
  type RecentSearchesPorts,
} from './usecases/search/recent-searches.ts'
export type { CitableInFull } from './domain/citation/citation-record-of.ts'
export { exportAddress } from './domain/citation/export-address.ts'
export { rememberCitations } from './domain/citation/remember-citations.ts'
export { sameFavourite, type Favourite } from './domain/member/favourite.ts'
export type { CitationGateway } from './ports/citation-gateway.ts'
export type { Clipboard } from './ports/clipboard.ts'
export type { FavouriteGateway } from './ports/favourite-gateway.ts'
export type { PersonalAlbumGateway } from './ports/personal-album-gateway.ts'
export type { SubscriptionGateway } from './ports/subscription-gateway.ts'
export {
  createBasketModel,
  type BasketModel,
  type BasketOptions,
  type BasketPorts,
  type Collectable,
} from './usecases/citation/basket.ts'
export type { BasketState, CitedItem } from './usecases/citation/basket-state.ts'
export type { CopySelectedPorts } from './usecases/citation/copy-selected.ts'
export type { FetchCitationsPorts } from './usecases/citation/fetch-citations.ts'
export {
  createAlbumItems,
  type AlbumItemsModel,
  type AlbumItemsOptions,
  type AlbumItemsPorts,
} from './usecases/member/album-items.ts'
export {
  createCollectingDialog,
  type CollectingModel,
  type CollectingOptions,
  type CollectingPorts,
  type CollectingState,
} from './usecases/member/collecting-dialog.ts'
export {
  createFavouriteToggle,
  type FavouriteToggleOptions,
  type FavouriteTogglePorts,
} from './usecases/member/favourite-toggle.ts'
export type { OptimisticState, MemberEvent } from './usecases/member/optimistic-state.ts'
export type { ToggleModel } from './usecases/member/member-toggle.ts'
export {
  createSubscriptionToggle,
  type SubscriptionToggleOptions,
  type SubscriptionTogglePorts,
} from './usecases/member/subscription-toggle.ts'
export { bannerHeight, bannerRatio } from './domain/shell/banner-height.ts'
export { batchDialogSize, batchDialogWidth, type DialogSize } from './domain/shell/batch-dialog.ts'
export { nextSlide, previousSlide, slideAt } from './domain/shell/carousel.ts'
export { shellVisibility, type ShellInput, type ShellVisibility } from './domain/shell/shell-visibility.ts'
export { isLoginTypePage, loginTypeScreens } from './domain/shell/login-pages.ts'
export { deviceOf, logoOf, mobileBelow, type Device } from './domain/shell/logo-of.ts'
export { toolDestination, type ToolDestination } from './domain/shell/tool-destination.ts'
export {
  emptyToolbar,
  toolbarStyles,
  toolPlatforms,
  type Toolbar,
  type ToolbarStyle,
  type ToolItem,
  type ToolPlatform,
} from './domain/shell/tool-item.ts'
export { hasTopNews, topNewsCarousel, type TopNews } from './domain/shell/top-news.ts'
export { chunkReloadInterval, mayReload } from './domain/failure/may-reload.ts'
export { issueLists, type IssueLists } from './domain/issue/issue-lists.ts'
export type { BasicInfo } from './domain/site/basic-info.ts'
export type { ChannelModule } from './domain/site/channel-module.ts'
export { siteTypeOf, siteTypes } from './domain/site/site.ts'
export {
  nothingRequested,
  siteStateOf,
  type RequestedSiteState,
  type SiteState,
  type SiteStateInput,
} from './domain/site/site-state.ts'
export { firstById } from './domain/text/first-by-id.ts'
export type { ExpertGateway } from './ports/expert-gateway.ts'
export type { JumpGateway, JumpKind } from './ports/jump-gateway.ts'
export type { SiteDetailsGateway } from './ports/site-details-gateway.ts'
export type { TopNewsGateway } from './ports/top-news-gateway.ts'
export type { ToolbarGateway } from './ports/toolbar-gateway.ts'
export { createJump, type JumpModel, type JumpOptions, type JumpPorts } from './usecases/shell/jump.ts'
export { openEditorialBoard, type EditorialBoardPorts } from './usecases/shell/open-editorial-board.ts'
export {
  createToolbar,
  type ToolbarModel,
  type ToolbarOptions,
  type ToolbarPorts,
} from './usecases/shell/toolbar.ts'
export {
  createTopNews,
  type TopNewsModel,
  type TopNewsOptions,
  type TopNewsState,
} from './usecases/shell/top-news.ts'
export {
  createNavigationLists,
  type NavigationListsModel,
  type NavigationListsPorts,
  type RemoteNavigationLists,
} from './usecases/site/navigation-lists.ts'
export { querySite, sameContext, type SiteQuery } from './usecases/site/query-site.ts'
export { storeSite, type SiteToStore, type SiteMemory } from './usecases/site/store-site.ts'
export { createSiteState, type SiteStateOptions, type SiteStatePorts } from './usecases/site/site-state.ts'
export type { Notify } from './usecases/notices/notify.ts'
export { notifyFailure } from './usecases/notices/notify-failure.ts'
export { watchPageFailures } from './usecases/notices/watch-page-failures.ts'
export { menuFormOf, type MenuForm } from './domain/menu/menu-form.ts'
export { headPictureCodec } from './domain/storage/head-picture.ts'
export { languagePrefix } from './domain/route/language-prefix.ts'
export { isPageWithoutSite } from './domain/route/page-without-site.ts'
export { sourcePart } from './domain/citation/print-gbt7714.ts'
export { citedNameOf } from './domain/citation/cited-name.ts'
export { attachTypes, type ArticleAttachment, type AttachType } from './domain/article/article-files.ts'
export type { ArticleReference, CitedWork } from './domain/article/article-reference.ts'
export type { ArticleStatistics, UsedMonth } from './domain/article/article-statistics.ts'
export { rankingMeasures, type Ranking, type RankingMeasure } from './domain/article/ranking.ts'
export type { SharedArticle } from './domain/article/shared-article.ts'
export type { Author, AuthorQuery } from './domain/author/author.ts'
export { authorKey } from './domain/author/author-key.ts'
export { readOrcid } from './domain/author/orcid.ts'
export type { Paged } from './domain/page/paged.ts'
export type { ArticleDetailsGateway } from './ports/article-details-gateway.ts'
export type { AuthorGateway } from './ports/author-gateway.ts'
export type { RankGateway } from './ports/rank-gateway.ts'
export { feedAddress } from './domain/feed/feed-address.ts'
export type { Feed, FeedItem } from './domain/feed/feed.ts'
export { printRss } from './domain/feed/print-rss.ts'
export { rfc822Date } from './domain/feed/rfc822-date.ts'
export { themeStylesheet } from './domain/theme/theme-stylesheet.ts'
export type { AlbumPage } from './domain/album/album-page.ts'
export type { Book } from './domain/book/book.ts'
export type { OfficeDocument, OfficeDocumentPage } from './domain/document/office-document.ts'
export type { Expert, ExpertPage } from './domain/expert/expert.ts'
export type { NewsPage } from './domain/news/news-page.ts'
export { pageOf, type PageRequest } from './domain/page/page-request.ts'
export type { Topic } from './domain/topic/topic.ts'
export type { AlbumGateway } from './ports/album-gateway.ts'
export type { BooksGateway } from './ports/books-gateway.ts'
export type { DocumentGateway } from './ports/document-gateway.ts'
export type { EditorialBoardGateway } from './ports/editorial-board-gateway.ts'
export type { NewsGateway } from './ports/news-gateway.ts'
export type { NewsRequest } from './domain/news/news-request.ts'
export type { TopicGateway } from './ports/topic-gateway.ts'
export type { FileGateway } from './ports/file-gateway.ts'
export type { OutgoingFile } from './domain/member/outgoing-file.ts'
export { pdfAddress, readPdfAddress } from './domain/article/pdf-address.ts'
export type { StructuredArticle, StructuredAuthor, TaggedText } from './domain/article/structured-article.ts'
export type { StructuredArticleGateway } from './ports/structured-article-gateway.ts'
export type { ArticlePicture, ArticleTable, MediaArticle } from './domain/media/article-media.ts'
export { mediaKinds, type MediaItem, type MediaKind, type MediaPage } from './domain/media/media-item.ts'
export { printWebVtt, type Cue } from './domain/media/web-vtt.ts'
export type { ArticleMediaGateway, PictureGateway, TableGateway } from './ports/article-media-gateway.ts'
export type { MediaItemGateway } from './ports/media-item-gateway.ts'
export type { SiteDirectoryGateway } from './ports/site-directory-gateway.ts'
export type { SiteLayout } from './domain/site/site-layout.ts'
export type { MediaRequest } from './domain/media/media-request.ts'
export {
  citationForms,
  citationLines,
  formLanguage,
  type CitationForm,
  type CitationLine,
} from './domain/citation/citation-form.ts'
export {
  headerSizes,
  phoneBarSizes,
  stackedBelow,
  stripSizes,
  tallerBy,
} from './domain/shell/header-sizes.ts'
export { hasHeaderStrip, hasOwnLinks } from './domain/shell/header-strip.ts'
export { pointerAims, type Box, type Point } from './domain/menu/pointer-aims.ts'
export { selectedPath } from './domain/menu/selected-path.ts'
export { columnKeys, rowKeys, stepFocus, type StepKeys } from './domain/menu/step-focus.ts'
export { typeAhead } from './domain/menu/type-ahead.ts'
export { swipesAway } from './domain/menu/swipe-away.ts'
export { citationFormatNames, type CitationFormatName } from './domain/citation/citation-format-names.ts'
export { sameColours, siteTheme, type ThemeColours } from './domain/theme/site-theme.ts'
export { themeColoursIn } from './domain/theme/theme-stylesheet.ts'
export { hexColour } from './domain/theme/hex-colour.ts'
export { dismissedTexts, staysDismissed } from './domain/storage/top-banner.ts'
export {
  storeTopNews,
  type StoreTopNewsOptions,
  type TopNewsMemory,
} from './usecases/shell/store-top-news.ts'
export { ownBasketTool, shownTools, type ShownTool, type ToolPlace } from './domain/shell/shown-tools.ts'
export { durationOf, noticeActions, offerDuration, type NoticeAction } from './domain/failure/notice.ts'
export { withdrawNotices } from './domain/failure/notice-board.ts'
export type { ConnectionMessage } from './domain/failure/message-kind.ts'
export type { Connection } from './ports/connection.ts'
export { watchConnection } from './usecases/notices/watch-connection.ts'
export { watchCode, type CodeOptions, type CodePorts } from './usecases/notices/watch-code.ts'
export {
  createSearchHelp,
  type SearchHelp,
  type SearchHelpOptions,
  type SearchHelpPorts,
} from './usecases/search/search-help.ts'
export {
  createSession,
  type Expired,
  type SessionModel,
  type SessionOptions,
  type SessionPorts,
} from './usecases/session/create-session.ts'
export { createShell, type ShellOptions, type ShellPorts } from './usecases/shell/create-shell.ts'
export type { ShellModel } from './usecases/shell/shell-model.ts'
export { typedPart } from './domain/search/typed-part.ts'
export { storeSelectedOption, type StoreSelectedOption } from './usecases/search/store-selected-option.ts'
export type { RecentSearchesOptions } from './usecases/search/recent-searches.ts'
