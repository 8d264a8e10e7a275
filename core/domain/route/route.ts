import type { BindingFault } from '../failure/binding-fault.ts'
import type { RankingPeriod } from '../media/ranking-period.ts'
import type { SearchType } from '../shell/header-config.ts'
import type { ListPlace } from '../page/list-page.ts'
import type { UnissuedChoice, UnissuedStage } from '../article/unissued.ts'
import type { AlbumTab } from '../album/album-tabs.ts'
import type { FavouriteOrder } from './favourite-order.ts'
import type { PersonalChange, PersonalEntry } from './personal-entry.ts'
import type { ContentLanguage } from '../language/content-language.ts'
import type { UiLanguage } from '../language/ui-language.ts'
import type { Query } from './query.ts'
import type { PrefixedRoute } from './prefixed-route.ts'
import type { PublicationField, SearchQuery } from '../search/search-query.ts'

/** What an article is asked for by (C2.15, C2.16). */
export type ArticleIdentity =
  | { readonly kind: 'id'; readonly id: string }
  | { readonly kind: 'doi'; readonly doi: string }

/** Parameters that a column page can carry beside its channel (C2.3). */
export const channelParameters = ['bannerId', 'newsDataType', 'newCompositeId', 'childId'] as const
export type ChannelParameter = (typeof channelParameters)[number]

/** Account screens (C2.33); the personal centre is a page of its own. */
export const accountScreens = [
  'login',
  'quickLogin',
  'register',
  'forgetCode',
  'accountBinding',
  'secondFactor',
] as const
export type AccountScreen = (typeof accountScreens)[number]

/** Kinds of resources with a result page of their own beside articles and publications (C2.25). */
export type ResourceType = Exclude<SearchType, 'article' | 'publication'>

interface Base<Page extends string> {
  readonly page: Page
  /** The language that the address names, in its path or by `lang`; null when it names none. */
  readonly language: UiLanguage | null
}

/** A page whose address can name another site than the host does: '' is never a siteId, null is the host's site. */
interface SiteBase<Page extends string> extends Base<Page> {
  readonly siteId: string | null
}

export interface HomeRoute extends Base<'home'> {
  /** The short-name in `/{site}/home`; null for the host's own site. */
  readonly site: string | null
  /** The period of its ranking; absent where the address names none. */
  readonly period?: RankingPeriod
}

/** Issue contents and back issues; all null for the current issue (C2.6). */
export interface IssueRoute extends SiteBase<'issue'> {
  readonly year: number | null
  readonly issue: string | null
  readonly issueId: string | null
}

/** The back issues of a journal by decades (C2.9): under the address that real portals have for their list of issues. */
export interface ArchiveRoute extends SiteBase<'archive'> {
  /** The first year of a decade; null for the newest. */
  readonly decade: number | null
}

export interface ArticleRoute extends SiteBase<'article'> {
  readonly by: ArticleIdentity
  /** Of its full text, where that is to be neither in Chinese nor in English; absent where the address names none. */
  readonly text?: ContentLanguage
}

/** Result page for articles; without a term the list of all articles (C2.25). */
export interface SearchRoute extends Base<'search'> {
  readonly query: SearchQuery
  readonly subId?: string
}

/**
 * A column without a screen of its own (C2.3). `code` is the word of the path: a column code, or one of the words
 * about, aboutus, info, newcomposite, new, newLink1, newLeaguage, newArticle that stand for several codes.
 * Menu positions in the query (index, parentIndex) do not name a page: they are read over and not written.
 */
export interface ChannelRoute extends SiteBase<'channel'>, ListPlace {
  readonly code: string
  readonly channelId: string | null
  readonly name: string | null
  /** Absent when there are none. */
  readonly parameters?: Readonly<Partial<Record<ChannelParameter, string>>>
}

/** The page that a list channel opens: `science`, `albumList`, and those of `UnissuedRoute`. */
export interface ListRoute<Page extends string> extends SiteBase<Page>, ListPlace {
  readonly channelId: string | null
}

/** What a journal publishes before it is in an issue: `onlineFirst`, `justAccepted` (C2.7). */
export interface UnissuedRoute<Stage extends UnissuedStage> extends ListRoute<Stage>, UnissuedChoice {}

export interface EditorialBoardRoute extends SiteBase<'editorialBoard'> {
  readonly channelId: string | null
  readonly editorialId: string | null
}

export interface AlbumRoute extends SiteBase<'album'>, ListPlace {
  readonly albumId: string | null
  /** Absent where the address names none (C2.28). */
  readonly tab?: AlbumTab
}

export interface NewsListRoute extends SiteBase<'newsList'> {
  readonly channelId: string | null
  readonly type: string | null
  readonly listPage: string | null
  readonly activeId: string | null
}

export interface NewsRoute extends SiteBase<'news'> {
  readonly newsId: string
}

export interface ResourcesRoute extends Base<'resources'> {
  readonly type: ResourceType
  readonly query: SearchQuery
}

/** Publication search, or with `periodical` the periodical search `/mag`. */
export interface PublicationsRoute extends Base<'publications'> {
  readonly periodical: boolean
  readonly searchType: string | null
  readonly query: SearchQuery<PublicationField>
}

/** Advanced search: the term of its query is an advanced query as text; '' for the form alone (C2.25, C2.30). */
export interface AdvancedSearchRoute extends Base<'advancedSearch'> {
  /** What is searched, as the address names it; null where it does not. */
  readonly type: string | null
  readonly query: SearchQuery<'all'>
  /** What its form has sent, or that the form is to be shown, in order; absent for the search of the query alone. */
  readonly form?: Query
}

export interface AccountRoute extends Base<'account'> {
  readonly screen: AccountScreen
  /** Where to go back to, as the address says it: `returnPath` looks at it. Absent where it says nothing. */
  readonly returnTo?: string
  /** On /accountBinding, the third party that a login came back from (C6.4). */
  readonly party?: string
  /** Likewise, why it ended so. */
  readonly fault?: BindingFault
  /** On /login, that nobody is logged in on the host that was asked for a session. */
  readonly elsewhere?: 'nobody'
  /** Likewise, what a member has just left by: a logout, or the end of the account. */
  readonly left?: 'logout' | 'delete'
}

/** The personal centre of who is logged in (C2.33, C2.34). */
export interface PersonalRoute extends Base<'personal'>, ListPlace {
  /** Absent for the one that it opens with. */
  readonly entry?: Exclude<PersonalEntry, 'myAlbum'>
  /** What has just been changed, which the way here was for; absent for nothing. */
  readonly done?: PersonalChange
  /** What is looked for in it; absent for all of it. */
  readonly term?: string
  /** How it is sorted; absent for the newest first. */
  readonly order?: Exclude<FavouriteOrder, 'kept'>
}

/** The albums of who is logged in: an entry of the personal centre, which is a page of its own (C2.34, C7.13). */
export interface MyAlbumsRoute extends Omit<PersonalRoute, 'page' | 'entry' | 'done'>, Base<'myAlbums'> {
  /** The one that is open; absent for the list of them. */
  readonly album?: string
  /** The article for which it is asked where it is to be kept (C5.12); absent for none. */
  readonly keep?: string
}

/** What guards the account of who is logged in, the data that is held, and its end: behind account security (C2.34). */
export type AccountSettingsRoute = Base<'accountSettings'>

/** How one hears of new issues by mail (C2.36). */
export interface EmailSubscribeRoute extends Base<'emailSubscribe'> {
  /** What ends the subscription that a mail came from; absent where nothing is to be ended. */
  readonly leave?: string
  /** What begins the subscription that a letter asks about (C5.11); absent where nothing is to begin. */
  readonly confirm?: string
  /** A search that is to be saved, as `printSavedSearch` writes it; absent for none. */
  readonly search?: string
}

export interface UnknownRoute extends Base<'unknown'> {
  /** As written, beginning with one '/', without trailing slashes, query and hash. */
  readonly path: string
}

/** Every address of the portal as the page it names (sections 2.1 to 2.5). */
export type Route =
  | HomeRoute
  | IssueRoute
  | ArchiveRoute
  | ArticleRoute
  | SearchRoute
  | ChannelRoute
  | UnissuedRoute<'onlineFirst'>
  | UnissuedRoute<'justAccepted'>
  | ListRoute<'science'>
  | ListRoute<'albumList'>
  | EditorialBoardRoute
  | AlbumRoute
  | NewsListRoute
  | NewsRoute
  | ResourcesRoute
  | PublicationsRoute
  | AdvancedSearchRoute
  | AccountRoute
  | PersonalRoute
  | AccountSettingsRoute
  | MyAlbumsRoute
  | Base<'rss'>
  | EmailSubscribeRoute
  | Base<'error'>
  | Base<'forbidden'>
  | PrefixedRoute
  | UnknownRoute

export type PageName = Route['page']
