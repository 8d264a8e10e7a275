import type { AlbumGateway } from './album-gateway.ts'
import type { ArticleDetailsGateway } from './article-details-gateway.ts'
import type { ArticleGateway } from './article-gateway.ts'
import type { PictureGateway, TableGateway } from './article-media-gateway.ts'
import type { AuthorGateway } from './author-gateway.ts'
import type { BookCloudGateway } from './book-cloud-gateway.ts'
import type { BooksGateway } from './books-gateway.ts'
import type { CitationGateway } from './citation-gateway.ts'
import type { DocumentGateway } from './document-gateway.ts'
import type { EditorialBoardGateway } from './editorial-board-gateway.ts'
import type { ExpertGateway } from './expert-gateway.ts'
import type { FileGateway } from './file-gateway.ts'
import type { IssueGateway } from './issue-gateway.ts'
import type { JumpGateway } from './jump-gateway.ts'
import type { MediaItemGateway } from './media-item-gateway.ts'
import type { NewsGateway } from './news-gateway.ts'
import type { RankGateway } from './rank-gateway.ts'
import type { SearchConditionGateway } from './search-condition-gateway.ts'
import type { SearchGateway } from './search-gateway.ts'
import type { SessionGateway } from './session-gateway.ts'
import type { SiteDetailsGateway } from './site-details-gateway.ts'
import type { SiteDirectoryGateway } from './site-directory-gateway.ts'
import type { SiteGateway } from './site-gateway.ts'
import type { StructuredArticleGateway } from './structured-article-gateway.ts'
import type { ToolbarGateway } from './toolbar-gateway.ts'
import type { TopNewsGateway } from './top-news-gateway.ts'
import type { TopicGateway } from './topic-gateway.ts'

/** Every way to rc-pub. A use case takes a `Pick` of what it needs; an adapter or a fake that lacks one does not compile. */
export interface Gateways {
  readonly albums: AlbumGateway
  readonly articleDetails: ArticleDetailsGateway
  readonly articles: ArticleGateway
  readonly authors: AuthorGateway
  readonly boards: EditorialBoardGateway
  readonly bookCloud: BookCloudGateway
  readonly books: BooksGateway
  readonly citations: CitationGateway
  readonly directory: SiteDirectoryGateway
  readonly documents: DocumentGateway
  readonly experts: ExpertGateway
  readonly files: FileGateway
  readonly issues: IssueGateway
  readonly jumps: JumpGateway
  readonly mediaItems: MediaItemGateway
  readonly news: NewsGateway
  readonly pictures: PictureGateway
  readonly ranks: RankGateway
  readonly search: SearchGateway
  readonly searchConditions: SearchConditionGateway
  readonly session: SessionGateway
  readonly siteDetails: SiteDetailsGateway
  readonly sites: SiteGateway
  readonly structured: StructuredArticleGateway
  readonly tables: TableGateway
  readonly tools: ToolbarGateway
  readonly topNews: TopNewsGateway
  readonly topics: TopicGateway
}

const names: Readonly<Record<keyof Gateways, true>> = {
  albums: true,
  articleDetails: true,
  articles: true,
  authors: true,
  boards: true,
  bookCloud: true,
  books: true,
  citations: true,
  directory: true,
  documents: true,
  experts: true,
  files: true,
  issues: true,
  jumps: true,
  mediaItems: true,
  news: true,
  pictures: true,
  ranks: true,
  search: true,
  searchConditions: true,
  session: true,
  siteDetails: true,
  sites: true,
  structured: true,
  tables: true,
  tools: true,
  topNews: true,
  topics: true,
}

/** The names of the record, for what stands before every gateway alike. */
export const gatewayNames = Object.keys(names) as readonly (keyof Gateways)[]
