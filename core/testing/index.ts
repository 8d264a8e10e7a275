export {
  arbitraryAdvancedNode,
  arbitraryAdvancedQuery,
  arbitraryConditionChoice,
  arbitraryConditions,
  arbitraryYearRange,
  arbitraryPastedNode,
  junkAdvancedText,
} from './arbitraries/advanced-queries.ts'
export { noFacets } from '../domain/search/no-facets.ts'
export { arbitraryArticle, arbitraryArticleSummary } from './arbitraries/articles.ts'
export {
  arbitraryChannelCode,
  arbitraryChannelTree,
  arbitraryFlatChannel,
  junkFlatChannels,
} from './arbitraries/channels.ts'
export {
  arbitraryBasket,
  arbitraryBasketEntry,
  arbitraryCitationRecord,
  arbitraryCitedLine,
  arbitraryCitedName,
  arbitraryItemCitations,
  junkCitationRecord,
} from './arbitraries/citations.ts'
export {
  arbitraryAction,
  arbitraryEmail,
  arbitraryForeignPhone,
  arbitraryImage,
  arbitraryKeywords,
  arbitraryMainlandPhone,
  arbitraryPassword,
  arbitraryPersonalInfo,
  arbitraryPersonName,
  arbitraryRole,
} from './arbitraries/members.ts'
export { arbitraryLinkContext } from './arbitraries/links.ts'
export { arbitraryIssues } from './arbitraries/issues.ts'
export { arbitraryContentLanguage, junkLanguage } from './arbitraries/languages.ts'
export { junkLink } from './arbitraries/junk-link.ts'
export { arbitraryOrcid, arbitraryPrefixedRoute } from './arbitraries/prefixed-routes.ts'
export { arbitraryRoute, arbitraryUnknownRoute, junkAddress } from './arbitraries/routes.ts'
export { arbitrarySearchHolder } from './arbitraries/search-holders.ts'
export { arbitrarySearchQuery } from './arbitraries/search-queries.ts'
export { arbitraryShell, arbitraryJournal, arbitraryMenuContext, arbitrarySite } from './arbitraries/sites.ts'
export {
  arbitraryUiLanguage,
  arbitraryUiLanguageOrNone,
  arbitraryLocalizedMarkup,
  arbitraryLocalizedText,
  arbitraryMarkup,
  arbitraryText,
  arbitraryValue,
  arbitraryValueOrNone,
  junkText,
} from './arbitraries/text.ts'
export { createFakeCipher } from './fakes/fake-cipher.ts'
export { createFakeCookieJar } from './fakes/fake-cookie-jar.ts'
export {
  articlesOf,
  journalsOf,
  siteById,
  type FakeArticle,
  type FakeContent,
  type FakeSite,
} from './fakes/fake-content.ts'
export { createFakeDocumentHead, type FakeDocumentHead } from './fakes/fake-document-head.ts'
export { createFakeGateways, type OnTheWay } from './fakes/fake-gateways.ts'
export { createFakeNavigation, type FakeNavigation } from './fakes/fake-navigation.ts'
export { createFakeSanitiser } from './fakes/fake-sanitiser.ts'
export { createFakeSearchHelp, type FakeSearchHelp } from './fakes/fake-search-help.ts'
export { createFakeSearchMemory, type FakeSearchMemory } from './fakes/fake-search-memory.ts'
export { createFakeViewport, type FakeViewport, type FakeViewportOptions } from './fakes/fake-viewport.ts'
export { emptyFooter, sampleModule, sampleTopNews } from './fakes/sample-shell.ts'
export { sampleChannel, sampleChannels, type ChannelSample } from './fakes/sample-channels.ts'
export { sampleContent } from './fakes/sample-content.ts'
export { createVirtualClock, type VirtualClock } from './fakes/virtual-clock.ts'
export {
  arbitraryHitSelection,
  arbitraryNavigationLists,
  arbitraryRecentSearches,
  arbitrarySearchTerm,
  arbitrarySelectedHits,
  arbitraryStored,
  arbitraryTopBanner,
} from './arbitraries/storage.ts'
export { createFakeStoredValue, type FakeStoredValue } from './fakes/fake-stored-value.ts'
export { arbitraryAlbum, arbitraryAlbumCounts } from './arbitraries/albums.ts'
export { arbitraryBannerItem, junkBannerItem, junkBannerTexts } from './arbitraries/banners.ts'
export { arbitraryHomeModules } from './arbitraries/home.ts'
export { arbitraryNews, arbitraryNewsList, junkNews } from './arbitraries/news.ts'
export { arbitraryLinkPlace } from './arbitraries/places.ts'
export { arbitraryIsoDate, arbitraryRankingPeriod } from './arbitraries/rankings.ts'
export { arbitraryFieldlessQuery, arbitraryPublicationQuery } from './arbitraries/search-queries.ts'
export { assertLaws, law, lawOfEach, type Law, type LawParameters } from './laws/law.ts'
export { backToTopLaws, type BackToTopPosition } from './laws/scroll-laws.ts'
export { basketLaws } from './laws/basket-laws.ts'
export type { BasketOperations } from './laws/basket-commands.ts'
export { channelTreeLaws, type ChannelTreeRule } from './laws/channel-tree-laws.ts'
export { citationFormatLaws, gbt7714Laws, type CitationPrinter } from './laws/citation-laws.ts'
export { codecLaws, type CodecSetting } from './laws/codec-laws.ts'
export { emailLaws, nameLaws, phoneLaws, type FieldRule } from './laws/contact-laws.ts'
export { failureLaws, type FailureMessage } from './laws/failure-laws.ts'
export { contentLanguageLaws, fallbackLaws } from './laws/content-language-laws.ts'
export { languageLaws, languageSwitchLaws, type LanguageSwitch } from './laws/language-laws.ts'
export { atMostFiveLaws, maskLaws, uploadLaws, type UploadRule } from './laws/member-laws.ts'
export { linkLaws, type WriteLink } from './laws/link-laws.ts'
export { menuLaws, type MenuCodes, type MenuRule } from './laws/menu-laws.ts'
export { nofollowLaws } from './laws/nofollow-laws.ts'
export { overflowLaws, type OverflowPlan } from './laws/overflow-laws.ts'
export { passwordLaws, type PasswordPolicy, type PasswordRule } from './laws/password-laws.ts'
export { issueLaws, type IssueRules } from './laws/issue-laws.ts'
export { routeLaws, type RouteCodec } from './laws/route-laws.ts'
export {
  advancedQueryLaws,
  highlightLaws,
  pageWindowLaws,
  searchTermLaws,
  type AdvancedSyntax,
  type HighlightRule,
  type PageWindowRule,
  type TermRule,
} from './laws/search-laws.ts'
export { themeLaws, type ThemeColours } from './laws/theme-laws.ts'
export { arbitraryPasswordOf, junkPassword, junkPhone } from './arbitraries/members.ts'
export { arbitraryPlainRecord } from './arbitraries/citations.ts'
export { arbitraryFailure } from './arbitraries/failures.ts'
export type { FakeBookCloud } from './fakes/fake-side-content.ts'
export { cameBackFrom, fakeThirdParty } from './fakes/fake-third-parties.ts'
export {
  createFakeAccountGateway,
  fakeCode,
  sampleAccount,
  type FakeAccount,
} from './fakes/fake-account-gateway.ts'
export { createFakeProofSolver } from './fakes/fake-proof-solver.ts'
export { fakeCaptcha, fakeChallenge } from './fakes/fake-subscription-gateway.ts'
export { createFakePasskeyDevice } from './fakes/fake-passkey-device.ts'
export { createFakePasskeyGateway } from './fakes/fake-passkey-gateway.ts'
export { createFakeSecurityGateway, fakeFactorCodes } from './fakes/fake-security-gateway.ts'
export { createFakeProfileGateway, sampleProfile, type FakeProfile } from './fakes/fake-profile-gateway.ts'
export {
  createFakeSessionGateway,
  type FakeSessionGateway,
  type FakeSessionOptions,
} from './fakes/fake-session-gateway.ts'
export { createFakeClipboard, type FakeClipboard } from './fakes/fake-clipboard.ts'
export { junkConditions, junkOfferedOptions } from './arbitraries/search-lists.ts'
export { arbitraryToolbar, arbitraryToolItem, arbitraryTopNews } from './arbitraries/toolbars.ts'
export {
  createFakeShellGateways,
  type FakeShellContent,
  type FakeShellGateways,
} from './fakes/fake-shell-gateways.ts'
export {
  junkAdvancedEntries,
  junkAdvancedForm,
  junkAdvancedRow,
  junkFormPairs,
} from './arbitraries/advanced-forms.ts'
export { arbitraryDoi, junkDoi } from './arbitraries/articles.ts'
export { junkEmail, junkPersonName } from './arbitraries/members.ts'
export {
  arbitraryCollectingForm,
  arbitraryMember,
  arbitraryPasswordChangeForm,
  arbitraryAlbumText,
  arbitraryRegistrationForm,
  arbitrarySubscriptionForm,
  junkPasswordChangeForm,
  junkRegistrationForm,
  junkSubscriptionForm,
} from './arbitraries/forms.ts'
export {
  arbitraryColour,
  arbitraryFixedHeaderState,
  arbitraryFooter,
  arbitraryHeader,
  arbitraryHeaderStyle,
  arbitraryLanguageSources,
  arbitraryMenuSpace,
  arbitraryThemePreset,
} from './arbitraries/shell.ts'
export { arbitrarySearchHit, arbitrarySearchResult } from './arbitraries/search-results.ts'
export type {
  FakeAlbum,
  FakeDocument,
  FakeExpert,
  FakeNews,
  FakeSideContent,
  FakeTopic,
} from './fakes/fake-side-content.ts'
export type { FakeMediaContent } from './fakes/fake-media-content.ts'
export { createFakeHostProbe, type FakeHostProbe } from './fakes/fake-host-probe.ts'
export { createFakeConnection, type FakeConnection } from './fakes/fake-connection.ts'
