import type { Clock, Sanitiser, SearchConditionGateway } from '@xuekan/core'
import {
  createFakeSanitiser,
  createVirtualClock,
  type FakeChromeGateways,
  type FakeGateways,
} from '@xuekan/core/testing'
import {
  createHttpPictureGateway,
  createHttpTableGateway,
} from '../../adapters/http/article-media-gateways.ts'
import { createHttpAlbumGateway } from '../../adapters/http/album-gateway.ts'
import { createHttpArticleGateway } from '../../adapters/http/article-gateway.ts'
import { createHttpArticlePartsGateway } from '../../adapters/http/article-parts-gateway.ts'
import { createHttpAuthorGateway } from '../../adapters/http/author-gateway.ts'
import { createHttpBookGateway, createHttpBookshelfGateway } from '../../adapters/http/book-gateway.ts'
import { createHttpCitationGateway } from '../../adapters/http/citation-gateway.ts'
import { createHttpDocumentGateway } from '../../adapters/http/document-gateway.ts'
import { createHttpExpertGateway } from '../../adapters/http/expert-gateway.ts'
import { createHttpFileGateway } from '../../adapters/http/file-gateway.ts'
import { createHttpJumpGateway } from '../../adapters/http/jump-gateway.ts'
import { createHttpMediaItemGateway } from '../../adapters/http/media-item-gateway.ts'
import { createHttpNewsGateway } from '../../adapters/http/news-gateway.ts'
import { createHttpPeriodGateway } from '../../adapters/http/period-gateway.ts'
import { createHttpRankGateway } from '../../adapters/http/rank-gateway.ts'
import { createRcPubCaller, type RcPubCaller } from '../../adapters/http/rc-pub-caller.ts'
import { createHttpSearchConditionGateway } from '../../adapters/http/search-condition-gateway.ts'
import { createHttpSearchGateway } from '../../adapters/http/search-gateway.ts'
import { createHttpSessionGateway } from '../../adapters/http/session-gateway.ts'
import { createHttpSiteDirectoryGateway } from '../../adapters/http/site-directory-gateway.ts'
import { createHttpSiteGateway } from '../../adapters/http/site-gateway.ts'
import { createHttpSitePartsGateway } from '../../adapters/http/site-parts-gateway.ts'
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

type FakeParts = Pick<FakeChromeGateways, 'tools' | 'siteParts'> & {
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
): FakeGateways & FakeParts & { readonly caller: RcPubCaller } {
  const caller = createRcPubCaller({ transport, clock, token })
  const experts = createHttpExpertGateway(caller, sanitiser)
  return {
    caller,
    sites: createHttpSiteGateway(caller, sanitiser),
    directory: createHttpSiteDirectoryGateway(caller),
    periods: createHttpPeriodGateway(caller),
    articles: createHttpArticleGateway(caller, sanitiser),
    articleParts: createHttpArticlePartsGateway(caller),
    ranks: createHttpRankGateway(caller),
    authors: createHttpAuthorGateway(caller),
    jumps: createHttpJumpGateway(caller),
    structured: createHttpStructuredArticleGateway(caller, sanitiser),
    search: createHttpSearchGateway(caller),
    citations: createHttpCitationGateway(caller),
    news: createHttpNewsGateway(caller, sanitiser),
    topNews: createHttpTopNewsGateway(caller),
    experts,
    boards: experts,
    albums: createHttpAlbumGateway(caller, sanitiser),
    topics: createHttpTopicGateway(caller),
    bookCloud: createHttpBookGateway(caller),
    books: createHttpBookshelfGateway(caller),
    documents: createHttpDocumentGateway(caller, sanitiser),
    pictures: createHttpPictureGateway(caller),
    tables: createHttpTableGateway(caller, sanitiser),
    mediaItems: createHttpMediaItemGateway(caller),
    session: createHttpSessionGateway(caller),
    files: createHttpFileGateway(caller),
    tools: createHttpToolbarGateway(caller),
    siteParts: createHttpSitePartsGateway(caller),
    searchConditions: createHttpSearchConditionGateway(caller),
  }
}
