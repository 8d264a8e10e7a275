// Pages: what each shows, how it is loaded, its addresses, and the models of pages with commands.
export { isEmptyColumn } from './domain/page/empty-column.ts'
export type { HomeContent } from './domain/page/home-content.ts'
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
export type { ParallelContent } from './domain/page/parallel-content.ts'
export type { SharedAlbumContent } from './domain/page/shared-album-content.ts'
export type { SiteMapContent } from './domain/page/site-map-content.ts'
export type { UnknownContent } from './domain/page/unknown-content.ts'
export { agreementAddresses } from './usecases/addresses/agreement-addresses.ts'
export { articleAddresses } from './usecases/addresses/article-addresses.ts'
export { boardAddresses } from './usecases/addresses/board-addresses.ts'
export {
  albumAddresses,
  albumListAddresses,
  bookAddresses,
  mediaAddresses,
  topicAddresses,
} from './usecases/addresses/collected-addresses.ts'
export { columnAddresses } from './usecases/addresses/column-addresses.ts'
export { figureAddresses, tableAddresses } from './usecases/addresses/float-addresses.ts'
export { homeAddresses } from './usecases/addresses/home-addresses.ts'
export { feedsAddresses, rankingAddresses, siteMapAddresses } from './usecases/addresses/index-addresses.ts'
export { indexTermAddresses } from './usecases/addresses/index-term-addresses.ts'
export { issueAddresses } from './usecases/addresses/issue-addresses.ts'
export {
  archiveAddresses,
  scienceAddresses,
  sectionAddresses,
} from './usecases/addresses/journal-addresses.ts'
export { newsAddresses, newsListAddresses } from './usecases/addresses/news-addresses.ts'
export type { AddressParts, ListAddresses, PageAddress } from './usecases/addresses/page-address.ts'
export { siteAddresses } from './usecases/addresses/site-addresses.ts'
export { unissuedAddresses } from './usecases/addresses/unissued-addresses.ts'
export {
  createPage,
  minimumFetchDelay,
  type CreatePage,
  type PageTiming,
  type Seed,
} from './usecases/create-page.ts'
export type { PageModel } from './usecases/page-model.ts'
export type {
  AccountContent,
  AccountFault,
  AccountInput,
  BindingContent,
  SubmittedBinding,
  SubmittedForm,
} from './usecases/pages/account-content.ts'
export type {
  AccountSettingsContent,
  AccountSettingsInput,
  SettingsAction,
  SubmittedSettings,
} from './usecases/pages/account-settings-content.ts'
export { createAccount, type AccountModel } from './usecases/pages/create-account.ts'
export {
  createAdvancedSearch,
  type AdvancedFormState,
  type AdvancedSearchModel,
} from './usecases/pages/create-advanced-search.ts'
export { createHome } from './usecases/pages/create-home.ts'
export { loadAccountSettings, type AccountSettingsPorts } from './usecases/pages/load-account-settings.ts'
export { type AdvancedSearchContent } from './usecases/pages/load-advanced-search.ts'
export { loadAgreement, type AgreementContent } from './usecases/pages/load-agreement.ts'
export { loadAlbumList } from './usecases/pages/load-album-list.ts'
export { loadAlbum } from './usecases/pages/load-album.ts'
export { loadArchive } from './usecases/pages/load-archive.ts'
export { loadArticle } from './usecases/pages/load-article.ts'
export { loadBook } from './usecases/pages/load-book.ts'
export { loadColumn } from './usecases/pages/load-column.ts'
export { loadEditorialBoard } from './usecases/pages/load-editorial-board.ts'
export { loadFeeds } from './usecases/pages/load-feeds.ts'
export { loadFigure, loadTable } from './usecases/pages/load-float.ts'
export { loadHome, type HomeInput, type HomePorts } from './usecases/pages/load-home.ts'
export { loadIndexTerm } from './usecases/pages/load-index-term.ts'
export { loadIssue } from './usecases/pages/load-issue.ts'
export { loadMyAlbums, type MyAlbumsPorts } from './usecases/pages/load-my-albums.ts'
export { loadNewsList } from './usecases/pages/load-news-list.ts'
export { loadNews } from './usecases/pages/load-news.ts'
export { loadParallel } from './usecases/pages/load-parallel.ts'
export { loadPersonal, type PersonalPorts } from './usecases/pages/load-personal.ts'
export { loadPublications, type PublicationsInput } from './usecases/pages/load-publications.ts'
export { loadRanking } from './usecases/pages/load-ranking.ts'
export { loadResources, type ResourcesInput } from './usecases/pages/load-resources.ts'
export { loadScience } from './usecases/pages/load-science.ts'
export { loadSearch, type SearchInput } from './usecases/pages/load-search.ts'
export { loadSection } from './usecases/pages/load-section.ts'
export { loadSharedAlbum } from './usecases/pages/load-shared-album.ts'
export { loadSiteMap } from './usecases/pages/load-site-map.ts'
export {
  loadSubscribe,
  type OpenSubscription,
  type SubmittedSubscription,
  type SubscribeContent,
} from './usecases/pages/load-subscribe.ts'
export { loadTopic } from './usecases/pages/load-topic.ts'
export { loadUnissued } from './usecases/pages/load-unissued.ts'
export { loadUnknown } from './usecases/pages/load-unknown.ts'
export { createMediaPage, type MediaPageModel } from './usecases/pages/media-page.ts'
export type {
  AlbumFault,
  AlbumsList,
  SavingDialog,
  MyAlbumsContent,
  MyAlbumsInput,
  OpenAlbum,
  SubmittedAlbums,
} from './usecases/pages/my-albums-content.ts'
export type { PagePorts } from './usecases/pages/page-ports.ts'
export type {
  SavedArticleList,
  PersonalAction,
  PersonalContent,
  PersonalInput,
  SubmittedPersonal,
} from './usecases/pages/personal-content.ts'
export { staticPage } from './usecases/pages/static-page.ts'
export {
  createTheatre,
  type FloatDetails,
  type TheatreModel,
  type TheatreState,
} from './usecases/reading/create-theatre.ts'
