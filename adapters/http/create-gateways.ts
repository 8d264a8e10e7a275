import type { Gateways, Sanitiser } from '@xuekan/core'
import { createHttpPictureGateway, createHttpTableGateway } from './article-media-gateways.ts'
import { createHttpAlbumGateway } from './album-gateway.ts'
import { createHttpArticleGateway } from './article-gateway.ts'
import { createHttpArticleDetailsGateway } from './article-details-gateway.ts'
import { createHttpAuthorGateway } from './author-gateway.ts'
import { createHttpBookCloudGateway, createHttpBooksGateway } from './book-cloud-gateway.ts'
import { createHttpCitationGateway } from './citation-gateway.ts'
import { createHttpDocumentGateway } from './document-gateway.ts'
import { createHttpExpertGateway } from './expert-gateway.ts'
import { createHttpFileGateway } from './file-gateway.ts'
import { createHttpJumpGateway } from './jump-gateway.ts'
import { createHttpMediaItemGateway } from './media-item-gateway.ts'
import { createHttpNewsGateway } from './news-gateway.ts'
import { createHttpIssueGateway } from './issue-gateway.ts'
import { createHttpRankGateway } from './rank-gateway.ts'
import { createHttpSearchConditionGateway } from './search-condition-gateway.ts'
import { createHttpSearchGateway } from './search-gateway.ts'
import { createHttpSessionGateway } from './session-gateway.ts'
import { createHttpSiteDirectoryGateway } from './site-directory-gateway.ts'
import { createHttpSiteGateway } from './site-gateway.ts'
import { createHttpSiteDetailsGateway } from './site-details-gateway.ts'
import { createHttpStructuredArticleGateway } from './structured-article-gateway.ts'
import { createHttpToolbarGateway } from './toolbar-gateway.ts'
import { createHttpTopNewsGateway } from './top-news-gateway.ts'
import { createHttpTopicGateway } from './topic-gateway.ts'
import type { RcPubClient } from './rc-pub-client.ts'

/** Every gateway over one client of rc-pub. Prose is sanitised where it is decoded. */
export function createGateways(client: RcPubClient, sanitiser: Sanitiser): Gateways {
  const experts = createHttpExpertGateway(client, sanitiser)
  return {
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
