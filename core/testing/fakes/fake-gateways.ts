import type { Gateways } from '../../ports/gateways.ts'
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
import { createFakeSearchConditionGateway } from './fake-search-condition-gateway.ts'
import { createFakeShellGateways } from './fake-shell-gateways.ts'
import { createFakeSiteDirectoryGateway } from './fake-site-directory-gateway.ts'
import { createFakeSiteGateway } from './fake-site-gateway.ts'
import { createFakeStructuredArticleGateway } from './fake-structured-article-gateway.ts'

export type { OnTheWay } from './fake-results.ts'

/** Every gateway over content in memory. */
export function createFakeGateways(
  content: FakeContent,
  onTheWay: OnTheWay = (_call, answer) => answer,
): Gateways {
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
  const { siteDetails, tools, topNews } = createFakeShellGateways(content, onTheWay)
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
    topNews,
    tools,
    siteDetails,
    searchConditions: createFakeSearchConditionGateway(content.searchHelp ?? {}, onTheWay),
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
