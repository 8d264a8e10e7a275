import type { ArticleGateway } from '../../ports/article-gateway.ts'
import type { ArticleDetailsGateway } from '../../ports/article-details-gateway.ts'
import type { AuthorGateway } from '../../ports/author-gateway.ts'
import type { CitationGateway } from '../../ports/citation-gateway.ts'
import type { JumpGateway } from '../../ports/jump-gateway.ts'
import type { IssueGateway } from '../../ports/issue-gateway.ts'
import type { RankGateway } from '../../ports/rank-gateway.ts'
import type { SearchGateway } from '../../ports/search-gateway.ts'
import type { SiteDirectoryGateway } from '../../ports/site-directory-gateway.ts'
import type { SiteGateway } from '../../ports/site-gateway.ts'
import type { StructuredArticleGateway } from '../../ports/structured-article-gateway.ts'
import type { AlbumGateway } from '../../ports/album-gateway.ts'
import type { BookCloudGateway } from '../../ports/book-cloud-gateway.ts'
import type { BooksGateway } from '../../ports/books-gateway.ts'
import type { DocumentGateway } from '../../ports/document-gateway.ts'
import type { EditorialBoardGateway } from '../../ports/editorial-board-gateway.ts'
import type { ExpertGateway } from '../../ports/expert-gateway.ts'
import type { NewsGateway } from '../../ports/news-gateway.ts'
import type { TopNewsGateway } from '../../ports/top-news-gateway.ts'
import type { TopicGateway } from '../../ports/topic-gateway.ts'
import type { PictureGateway, TableGateway } from '../../ports/article-media-gateway.ts'
import type { FileGateway } from '../../ports/file-gateway.ts'
import type { MediaItemGateway } from '../../ports/media-item-gateway.ts'
import type { SessionGateway } from '../../ports/session-gateway.ts'
import { createFakeArticleMediaGateway } from './fake-article-media-gateway.ts'
import { createFakeFileGateway } from './fake-file-gateway.ts'
import { createFakeMediaItemGateway } from './fake-media-item-gateway.ts'
import { createFakeSessionGateway } from './fake-session-gateway.ts'
import { succeed, fail, andThen } from '../../usecases/async-results.ts'
import type { FakeResults, OnTheWay } from './fake-results.ts'
import { createFakeAlbumGateway } from './fake-album-gateway.ts'
import { createFakeBookCloudGateway } from './fake-book-cloud-gateway.ts'
import { createFakeBooksGateway } from './fake-books-gateway.ts'
import { createFakeDocumentGateway } from './fake-document-gateway.ts'
import { createFakeExpertGateway } from './fake-expert-gateway.ts'
import { createFakeNewsGateway } from './fake-news-gateway.ts'
import { createFakeTopicGateway } from './fake-topic-gateway.ts'
import { createFakeArticleGateway } from './fake-article-gateway.ts'
import { createFakeArticleDetailsGateway } from './fake-article-details-gateway.ts'
import { createFakeAuthorGateway } from './fake-author-gateway.ts'
import { createFakeCitationGateway } from './fake-citation-gateway.ts'
import type { FakeContent } from './fake-content.ts'
import { createFakeJumpGateway } from './fake-jump-gateway.ts'
import { createFakeIssueGateway } from './fake-issue-gateway.ts'
import { createFakeRankGateway } from './fake-rank-gateway.ts'
import { createFakeSearchGateway } from './fake-search-gateway.ts'
import { createFakeSiteDirectoryGateway } from './fake-site-directory-gateway.ts'
import { createFakeSiteGateway } from './fake-site-gateway.ts'
import { createFakeStructuredArticleGateway } from './fake-structured-article-gateway.ts'

export type { OnTheWay } from './fake-results.ts'

export interface FakeGateways {
  readonly sites: SiteGateway
  readonly directory: SiteDirectoryGateway
  readonly issues: IssueGateway
  readonly articles: ArticleGateway
  readonly articleDetails: ArticleDetailsGateway
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
  readonly bookCloud: BookCloudGateway
  readonly books: BooksGateway
  readonly documents: DocumentGateway
  readonly pictures: PictureGateway
  readonly tables: TableGateway
  readonly mediaItems: MediaItemGateway
  readonly session: SessionGateway
  /** Those of nobody. */
  readonly files: FileGateway
}

/** Every gateway over content in memory. */
export function createFakeGateways(
  content: FakeContent,
  onTheWay: OnTheWay = (_call, answer) => answer,
): FakeGateways {
  // looked up for each subscriber, as a call is made for each
  const answers: FakeResults = (call, find) =>
    onTheWay(
      call,
      andThen(succeed(null), () => {
        const value = find()
        return value === null ? fail({ kind: 'absent', call }) : succeed(value)
      }),
    )
  const experts = createFakeExpertGateway(content, answers)
  return {
    sites: createFakeSiteGateway(content, answers),
    directory: createFakeSiteDirectoryGateway(content, answers),
    issues: createFakeIssueGateway(content, answers),
    articles: createFakeArticleGateway(content, answers),
    articleDetails: createFakeArticleDetailsGateway(content, answers),
    ranks: createFakeRankGateway(content, answers),
    authors: createFakeAuthorGateway(content, answers),
    jumps: createFakeJumpGateway(content, answers),
    structured: createFakeStructuredArticleGateway(content, answers),
    search: createFakeSearchGateway(content, answers),
    citations: createFakeCitationGateway(content, answers),
    news: createFakeNewsGateway(content, answers),
    topNews: { topNews: ({ siteId }) => answers('topNews', () => content.topNews?.[siteId] ?? []) },
    experts,
    boards: experts,
    albums: createFakeAlbumGateway(content, answers),
    topics: createFakeTopicGateway(content, answers),
    bookCloud: createFakeBookCloudGateway(content.bookCloud, onTheWay),
    books: createFakeBooksGateway(content, answers),
    documents: createFakeDocumentGateway(content, answers),
    pictures: createFakeArticleMediaGateway(content, content.pictures ?? [], answers),
    tables: createFakeArticleMediaGateway(content, content.tables ?? [], answers),
    mediaItems: createFakeMediaItemGateway(content, answers),
    session: createFakeSessionGateway(content.members, { onTheWay }),
    files: createFakeFileGateway(null, onTheWay),
  }
}
