import type { Clock, Sanitiser, SearchConditionGateway } from '@xuekan/core'
import {
  createFakeSanitiser,
  createVirtualClock,
  type FakeShellGateways,
  type FakeGateways,
} from '@xuekan/core/testing'
import {
  createHttpPictureGateway,
  createHttpTableGateway,
} from '../../adapters/http/article-media-gateways.ts'
import { createHttpAlbumGateway } from '../../adapters/http/album-gateway.ts'
import { createHttpArticleGateway } from '../../adapters/http/article-gateway.ts'
import { createHttpArticleDetailsGateway } from '../../adapters/http/article-details-gateway.ts'
import { createHttpAuthorGateway } from '../../adapters/http/author-gateway.ts'
import { createHttpBookCloudGateway, createHttpBooksGateway } from '../../adapters/http/book-cloud-gateway.ts'
import { createHttpCitationGateway } from '../../adapters/http/citation-gateway.ts'
import { createHttpDocumentGateway } from '../../adapters/http/document-gateway.ts'
import { createHttpExpertGateway } from '../../adapters/http/expert-gateway.ts'
import { createHttpFileGateway } from '../../adapters/http/file-gateway.ts'
import { createHttpJumpGateway } from '../../adapters/http/jump-gateway.ts'
import { createHttpMediaItemGateway } from '../../adapters/http/media-item-gateway.ts'
import { createHttpNewsGateway } from '../../adapters/http/news-gateway.ts'
import { createHttpIssueGateway } from '../../adapters/http/issue-gateway.ts'
import { createHttpRankGateway } from '../../adapters/http/rank-gateway.ts'
import { createRcPubClient, type RcPubClient } from '../../adapters/http/rc-pub-client.ts'
import { createHttpSearchConditionGateway } from '../../adapters/http/search-condition-gateway.ts'
import { createHttpSearchGateway } from '../../adapters/http/search-gateway.ts'
import { createHttpSessionGateway } from '../../adapters/http/session-gateway.ts'
import { createHttpSiteDirectoryGateway } from '../../adapters/http/site-directory-gateway.ts'
import { createHttpSiteGateway } from '../../adapters/http/site-gateway.ts'
import { createHttpSiteDetailsGateway } from '../../adapters/http/site-details-gateway.ts'
import { createHttpStructuredArticleGateway } from '../../adapters/http/structured-article-gateway.ts'
import { createHttpToolbarGateway } from '../../adapters/http/toolbar-gateway.ts'
import { createHttpTopNewsGateway } from '../../adapters/http/top-news-gateway.ts'
import { createHttpTopicGateway } from '../../adapters/http/topic-gateway.ts'
import type { RcPubTransport } from '../../adapters/http/transport.ts'

export interface HttpGatewayOptions {
  readonly clock?: Clock
  readonly sanitiser?: Sanitiser
  readonly token?: () => string
}

type FakeParts = Pick<FakeShellGateways, 'tools' | 'siteDetails'> & {
  readonly searchConditions: SearchConditionGateway
}

/** The gateways over a transport, as the application wires them. */
export function httpGateways(
  transport: RcPubTransport,
  {
    clock = createVirtualClock(),
    sanitiser = createFakeSanitiser(),
    token = () => '',
  }: HttpGatewayOptions = {},
): FakeGateways & FakeParts & { readonly client: RcPubClient } {
  const client = createRcPubClient({ transport, clock, token })
  const experts = createHttpExpertGateway(client, sanitiser)
  return {
    client,
    sites: createHttpSiteGateway(client, sanitiser),
    directory: createHttpSiteDirectoryGateway(client),
    issues: createHttpIssueGateway(client),
    articles: createHttpArticleGateway(client, sanitiser),
    articleDetails: createHttpArticleDetailsGateway(client),
    ranks: createHttpRankGateway(client),
    authors: createHttpAuthorGateway(client),
    jumps: createHttpJumpGateway(client),
    structured: createHttpStructuredArticleGateway(client, sanitiser),
    search: createHttpSearchGateway(client),
    citations: createHttpCitationGateway(client),
    news: createHttpNewsGateway(client, sanitiser),
    topNews: createHttpTopNewsGateway(client),
    experts,
    boards: experts,
    albums: createHttpAlbumGateway(client, sanitiser),
    topics: createHttpTopicGateway(client),
    bookCloud: createHttpBookCloudGateway(client),
    books: createHttpBooksGateway(client),
    documents: createHttpDocumentGateway(client, sanitiser),
    pictures: createHttpPictureGateway(client),
    tables: createHttpTableGateway(client, sanitiser),
    mediaItems: createHttpMediaItemGateway(client),
    session: createHttpSessionGateway(client),
    files: createHttpFileGateway(client),
    tools: createHttpToolbarGateway(client),
    siteDetails: createHttpSiteDetailsGateway(client),
    searchConditions: createHttpSearchConditionGateway(client),
  }
}
