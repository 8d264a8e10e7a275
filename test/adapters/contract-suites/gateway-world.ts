import type {
  ArticleGateway,
  ArticlePartsGateway,
  AuthorGateway,
  CitationGateway,
  JumpGateway,
  Language,
  PeriodGateway,
  RankGateway,
  Reader,
  SearchGateway,
  SiteDirectoryGateway,
  SiteGateway,
  StructuredArticleGateway,
  AlbumGateway,
  BookGateway,
  BookshelfGateway,
  DocumentGateway,
  FileGateway,
  MediaItemGateway,
  PictureGateway,
  SessionGateway,
  TableGateway,
  EditorialBoardGateway,
  ExpertGateway,
  NewsGateway,
  TopNewsGateway,
  TopicGateway,
} from '@xuekan/core'
import { valueOf } from '../first-answer.ts'

/** Gateways over some deployment, and the short-names to look at there. */
export interface GatewayWorld {
  readonly sites: SiteGateway
  readonly directory: SiteDirectoryGateway
  readonly periods: PeriodGateway
  readonly articles: ArticleGateway
  readonly articleParts: ArticlePartsGateway
  readonly ranks: RankGateway
  readonly authors: AuthorGateway
  readonly jumps: JumpGateway
  readonly structured: StructuredArticleGateway
  readonly search: SearchGateway
  readonly citations: CitationGateway
  readonly news: NewsGateway
  readonly topNews: TopNewsGateway
  readonly experts: ExpertGateway
  readonly boards: EditorialBoardGateway
  readonly albums: AlbumGateway
  readonly topics: TopicGateway
  readonly bookCloud: BookGateway
  readonly books: BookshelfGateway
  readonly documents: DocumentGateway
  readonly pictures: PictureGateway
  readonly tables: TableGateway
  readonly mediaItems: MediaItemGateway
  readonly session: SessionGateway
  readonly files: FileGateway
  /** A member with a token, and the files as that member gives them; absent where there are no members. */
  readonly member?: { readonly token: string; readonly files: FileGateway }
  readonly slds: {
    /** Two journals of the group. */
    readonly journal: string
    readonly otherJournal: string
    readonly group: string
    readonly aggregate: string
  }
}

/** Opened before the tests of a suite; what it holds open is the caller's to close. */
export type OpenWorld = () => GatewayWorld | Promise<GatewayWorld>

export async function readerOf(world: GatewayWorld, sld: string, language: Language = 'zh'): Promise<Reader> {
  const site = await valueOf(world.sites.findSite({ sld }, language))
  return { language, siteId: site.id }
}
