export {
  arbitraryAdvancedNode,
  arbitraryAdvancedQuery,
  arbitraryAdvancedRows,
  arbitraryConditionChoice,
  arbitraryConditions,
  arbitraryYearRange,
  junkAdvancedText,
} from './arbitraries/advanced-queries.ts'
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
export { arbitraryPeriods } from './arbitraries/periods.ts'
export { junkLink, junkRawFooter, junkRawHeader } from './arbitraries/raw-configs.ts'
export { arbitraryRoute, arbitraryUnknownRoute, junkAddress } from './arbitraries/routes.ts'
export { arbitrarySearchHolder } from './arbitraries/search-holders.ts'
export { arbitrarySearchQuery } from './arbitraries/search-queries.ts'
export { arbitraryChrome, arbitraryJournal, arbitrarySite } from './arbitraries/sites.ts'
export {
  arbitraryLanguage,
  arbitraryLanguageOrNone,
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
  summaryOf,
  type FakeArticle,
  type FakeContent,
  type FakeSite,
} from './fakes/fake-content.ts'
export { createFakeDocumentHead, type FakeDocumentHead } from './fakes/fake-document-head.ts'
export { createFakeGateways, type FakeGateways, type OnTheWay } from './fakes/fake-gateways.ts'
export { createFakeNavigation, type FakeNavigation } from './fakes/fake-navigation.ts'
export { createFakeSanitiser } from './fakes/fake-sanitiser.ts'
export { createFakeSearchMemory, type FakeSearchMemory } from './fakes/fake-search-memory.ts'
export { createFakeViewport, type FakeViewport, type FakeViewportOptions } from './fakes/fake-viewport.ts'
export { sampleContent } from './fakes/sample-content.ts'
export { createVirtualClock, type VirtualClock } from './fakes/virtual-clock.ts'
