import type { FeedSource } from '../feed/feed-source.ts'
import type { LocalizedText } from '../language/localized.ts'
import type {
  AlbumContent,
  AlbumListContent,
  ArticleContent,
  BookContent,
  FloatContent,
  MediaContent,
  TopicContent,
  ChannelPageContent,
  EditorialBoardContent,
  IndexTermContent,
  IssueContent,
  NewsContent,
  NewsListContent,
  SearchContent,
  UnissuedContent,
} from '../page/page-content.ts'
import type { HomeContent } from '../page/home-content.ts'
import type { Route } from '../route/route.ts'
import type { SiteId } from '../site/site.ts'

/** Content that has tags of its own for programs, an address that stands for all others, or a feed. */
export type HeadContent =
  /** A page that says of itself what its address is. */
  | { readonly page: 'listed'; readonly content: { readonly route: Route } }
  | { readonly page: 'home'; readonly content: HomeContent }
  | { readonly page: 'issue'; readonly content: IssueContent }
  | { readonly page: 'article'; readonly content: ArticleContent }
  | { readonly page: 'indexTerm'; readonly content: IndexTermContent }
  | { readonly page: 'search'; readonly content: SearchContent }
  | { readonly page: 'unissued'; readonly content: UnissuedContent }
  | { readonly page: 'editorialBoard'; readonly content: EditorialBoardContent }
  | { readonly page: 'channel'; readonly content: ChannelPageContent }
  | { readonly page: 'newsList'; readonly content: NewsListContent }
  | { readonly page: 'news'; readonly content: NewsContent }
  | { readonly page: 'albumList'; readonly content: AlbumListContent }
  | { readonly page: 'album'; readonly content: AlbumContent }
  | { readonly page: 'media'; readonly content: MediaContent }
  | { readonly page: 'float'; readonly content: FloatContent }
  | { readonly page: 'topic'; readonly content: TopicContent }
  | { readonly page: 'book'; readonly content: BookContent }

/** What a page says of itself in its head; `headOf` adds what all pages have. */
export interface PageHead {
  /**
   * The parts of its title, the most particular first; the site's name follows them, and is the title where there are
   * none. A string is plain text; localised text may hold markup.
   */
  readonly title: readonly (string | LocalizedText)[]
  /** What it is about, with markup; where it is empty or absent, the site's own description stands. */
  readonly description?: LocalizedText
  /** False for a page that no index is to list although it is there. */
  readonly listed?: boolean
  /** The feed of what the page lists, and the site that it belongs to where that is not the shown one. */
  readonly feed?: { readonly source: FeedSource; readonly siteId?: SiteId }
  /** Absent where the page has nothing of the kind; null where its content could not be had. */
  readonly content?: HeadContent | null
}
