import type { ShownTexts } from '../article/article-texts.ts'
import type { Channel, ChannelPage } from '../channel/channel.ts'
import type { FurtherArticle } from '../article/further-reading.ts'
import type { ListedArticle } from '../article/listed-article.ts'
import type { PublishingPace } from '../article/publishing-pace.ts'
import type { UnissuedChoice, UnissuedStage } from '../article/unissued.ts'
import type { AlbumPage } from '../album/album-page.ts'
import type { Album } from '../album/album.ts'
import type { Article, ArticleLink, ArticleSummary, FullText, IssueSection } from '../article/article.ts'
import type { Book } from '../book/book.ts'
import type { OfficeDocument } from '../document/office-document.ts'
import type { RankingMeasure } from '../article/ranking.ts'
import type { FeedGroup } from '../feed/site-feeds.ts'
import type { RankingPeriod } from '../media/ranking-period.ts'
import type { Expert, ExpertPage } from '../expert/expert.ts'
import type { Decade, IssueYearsAgo, YearCount } from '../issue/archive.ts'
import type { Author } from '../author/author.ts'
import type { IndexTerm, IndexTermSummary } from '../index-term/index-term.ts'
import type { LinkedTerms } from '../index-term/linked-terms.ts'
import type { Issue, IssueYear } from '../issue/issue.ts'
import type { LocalizedText } from '../language/localized.ts'
import type { UiLanguage } from '../language/ui-language.ts'
import type { SafeHtml } from '../text/safe-html.ts'
import type { ArticleFloat } from '../media/article-float.ts'
import type { ArticlePicture } from '../media/article-media.ts'
import type { MediaItem, MediaPage } from '../media/media-item.ts'
import type { NewsPage } from '../news/news-page.ts'
import type { NewsCounts, NewsTab } from '../news/news-tabs.ts'
import type { News } from '../news/news.ts'
import type { FoundResources } from '../search/found-resources.ts'
import type { NoHits } from '../search/no-hits.ts'
import type { KnownSearch } from '../search/known-search.ts'
import type { PublicationField, SearchField, SearchQuery } from '../search/search-query.ts'
import type { Topic } from '../topic/topic.ts'
import type { AddedHits, FacetValue, SearchResult, TermReading } from '../search/search-result.ts'
import type { CountedTab } from '../search/tab-counts.ts'
import type { Journal } from '../site/journal.ts'
import type { Paged } from './paged.ts'

/** One issue with its table of contents, and the way to the back issues (C2.6). */
export interface IssueContent {
  readonly journal: Journal
  readonly years: readonly IssueYear[]
  readonly issue: Issue
  readonly sections: readonly IssueSection[]
  /** The issue before and after this one in time; null at the ends. */
  readonly previous: Issue | null
  readonly next: Issue | null
}

export interface ArticleContent extends ShownTexts {
  readonly article: Article
  readonly fullText: FullText | null
  /** As others cite it (GB/T 7714); '' where that could not be had. */
  readonly citation: LocalizedText
  /** Neighbours in the same issue, in the order of its contents; null at the ends. */
  readonly previous: ArticleLink | null
  readonly next: ArticleLink | null
  /** What else of its site to read; [] where nothing is like it, or that is not known. */
  readonly further: readonly FurtherArticle[]
  /** Its authors and keywords that lead to further articles. */
  readonly linked: LinkedTerms
  /** Its figures and tables that have pages. */
  readonly floats: readonly ArticleFloat[]
}

/** Articles at one stage before they are in an issue (C2.7). */
export interface UnissuedContent {
  readonly stage: UnissuedStage
  readonly list: Paged<ListedArticle>
  /** Which of the stage the list shows, and in which order. */
  readonly choice: UnissuedChoice
  /** How many there are at each stage in all sections; null where that is not known. */
  readonly counts: Readonly<Record<UnissuedStage, number | null>>
  /** The sections at this stage, those with most articles first; [] where they are not known. */
  readonly sections: readonly FacetValue[]
  /** What was read most within three months, at most five; [] where that is not known. */
  readonly mostRead: readonly ArticleLink[]
  /** How long articles take from their receipt to their first publication; null where too little is known of it. */
  readonly pace: PublishingPace | null
}

/** One page of the articles under an author, a keyword or a subject, and what they have in common. */
export interface IndexTermContent {
  readonly term: IndexTerm
  readonly summary: IndexTermSummary
  readonly list: Paged<ListedArticle>
  /** The person, where the term is one and is known. */
  readonly author: Author | null
}

/** Every feed of a site (C2.36). */
export interface FeedsContent {
  readonly groups: readonly FeedGroup[]
}

/** One ranking, the highest first (C2.32). */
export interface RankingContent {
  readonly by: RankingMeasure
  readonly period: RankingPeriod
  readonly articles: readonly ArticleSummary[]
}

/** What stands around the results of every search (C2.27). */
export interface AroundResults<Field extends string = SearchField> {
  /** None where the site offers nothing else to search for. */
  readonly tabs: readonly CountedTab[]
  /** What leads on where nothing was found; null where something was, and where that is not known. */
  readonly noHits: NoHits<Field> | null
}

export interface SearchContent extends AroundResults {
  readonly query: SearchQuery
  readonly result: SearchResult
  /** What English words find beside these hits, or where they are all that is shown; absent for nothing. */
  readonly added?: AddedHits
  /** What the term was read as beside words; absent where it is words alone. */
  readonly known?: KnownSearch
  /** Journals that are called what is searched for; absent for none. */
  readonly journals?: readonly Journal[]
}

/** Pictures, tables, sounds, films, news or all else that a search finds (C2.25). */
export interface ResourcesContent extends AroundResults {
  readonly query: SearchQuery
  readonly found: FoundResources
  /** Words of the query as the index reads them, and those that they are read as, to be highlighted (C7.4). */
  readonly words: readonly string[]
  /** What words were read as beside themselves; absent where all are taken as they are typed. */
  readonly readings?: readonly TermReading[]
}

/** Journals that a search finds (C2.25). */
export interface PublicationsContent extends AroundResults<PublicationField> {
  readonly query: SearchQuery<PublicationField>
  readonly list: Paged<Journal>
  /** Words of the query, to be highlighted. */
  readonly words: readonly string[]
}

/** One decade of a journal's back issues, and the way to the others (C3.8). */
export interface ArchiveContent {
  readonly journal: Journal
  /** Newest first, the current one too. */
  readonly years: readonly YearCount[]
  /** Without the current one, as the decades. */
  readonly issueCount: number
  readonly decades: readonly Pick<Decade, 'decade' | 'issueCount'>[]
  /** null before the second issue. */
  readonly shown: Decade | null
  readonly latest: readonly Issue[]
  readonly onThisDay: readonly IssueYearsAgo[]
}

/** One section of a journal over all its issues (C2.11). */
export interface SectionContent {
  readonly section: FacetValue
  /** All that the journal has. */
  readonly sections: readonly FacetValue[]
  readonly list: Paged<ListedArticle>
}

/** All articles of a site, newest first, under the column that leads to them (C2.10). */
export interface ScienceContent {
  /** null where the site has no such column. */
  readonly column: ChannelPage | null
  readonly list: Paged<ListedArticle>
}

/** An editorial board, or one of its members (C2.14). */
export interface EditorialBoardContent {
  readonly channel: Channel
  /** What the column says of the board; null where it says nothing. */
  readonly body: SafeHtml | null
  readonly members: readonly Expert[]
  /** Who leads the board alone, with what their page tells; null on the page of a member and where nobody does. */
  readonly lead: ExpertPage | null
  /** null for the board as a whole. */
  readonly member: ExpertPage | null
  /** The member's, in the site's journals, newest first; nothing for the board. */
  readonly articles: Paged<ArticleSummary>
}

export interface ChannelPageContent extends ChannelPage {
  /** The sections of the journal, of the column that leads to them; absent for every other one (C2.11). */
  readonly sections?: readonly FacetValue[]
  /** The beginnings of the texts of the columns below it by their ids, '' for none, where it lists them (C2.20, C2.23). */
  readonly excerpts?: Readonly<Record<string, string>>
  /** One page of what is filed under it, where it lists that (C2.20, C2.23). */
  readonly entries?: Paged<News>
  /** The newest that is in no issue yet, of both stages, where it lists that. */
  readonly unissued?: NewestUnissued
}

/** The newest articles that are in no issue, and how many there are at each stage. */
export interface NewestUnissued {
  readonly list: Paged<ListedArticle>
  readonly counts: Readonly<Record<UnissuedStage, number>>
}

/** One page of the news of a site or of one of its columns, in one of four tabs (C2.29). */
export interface NewsListContent {
  /** null where the site has no column for its news. */
  readonly channel: Channel | null
  readonly tab: NewsTab
  readonly counts: NewsCounts
  readonly list: Paged<News>
  /** The newest of other kinds. */
  readonly others: readonly News[]
}

/** A news item, and the newest of its kind beside it. */
export interface NewsContent extends NewsPage {
  readonly tab: NewsTab
  readonly others: readonly News[]
}

/** What a site collects beside its issues (C2.19): its albums, and with the first page of them all else. */
export interface AlbumListContent {
  /** null where the site has no column for it. */
  readonly channel: Channel | null
  readonly list: Paged<Album>
  readonly topics: readonly Topic[]
  readonly media: readonly MediaItem[]
  readonly books: readonly Book[]
  /** Those that are a file. */
  readonly documents: readonly OfficeDocument[]
}

/** The tab of an album that is open (C2.28). */
export type AlbumShown =
  | {
      readonly tab: 'paper'
      readonly list: Paged<ListedArticle>
      /** All of them, where they stand on several pages and are not too many. */
      readonly whole: readonly ArticleSummary[]
    }
  | { readonly tab: 'figures' | 'tables'; readonly list: Paged<ArticlePicture> }
  | { readonly tab: 'experts'; readonly list: Paged<Expert> }

/** An album with one of its tabs. */
export interface AlbumContent extends AlbumPage {
  readonly shown: AlbumShown
  /** The first of its experts, who stand for who has gathered it where no guest is told. */
  readonly editors: readonly Expert[]
  /** The first of its figures, where these are not shown. */
  readonly figures: readonly ArticlePicture[]
  readonly others: readonly Album[]
}

/** A sound or a film, and others of its kind. */
export interface MediaContent extends MediaPage {
  readonly others: readonly MediaItem[]
}

/** The article of a figure or a table, with what is allowed with it. */
export type FloatArticle = ArticleSummary &
  Pick<Article, 'license' | 'coverUrl'> &
  Pick<Article['about'], 'copyright'>

/** What a table says, in one language. */
export interface FloatTable {
  readonly html: SafeHtml | null
  readonly language: UiLanguage
  /** ''. */
  readonly csvUrl: string
}

/** A figure or a table, its article, and what else of the kind the article has. */
export interface FloatContent {
  readonly kind: ArticleFloat['kind']
  readonly shown: ArticlePicture
  /** In the reader's language, else in the other; null for a figure, and for a table that is a picture. */
  readonly table: FloatTable | null
  readonly article: FloatArticle
  /** All figures and tables of the article. */
  readonly floats: readonly ArticleFloat[]
}

/** A question with its articles, who stands behind it, and other questions of the site. */
export interface TopicContent {
  readonly topic: Topic
  readonly list: Paged<ListedArticle>
  readonly experts: readonly Expert[]
  readonly others: readonly Topic[]
}

/** A book, where it can be read, and others. */
export interface BookContent {
  readonly book: Book
  /** Where the book cloud of its site opens for who reads, '' where that takes a login (C6.3); null for none. */
  readonly cloud: string | null
  readonly others: readonly Book[]
}
