// The contract of rc-pub: every call, the shape of its answer, and what reads and describes it.
export { decode, type DecodeError } from './decode.ts'
export { basePath, get, getBytes, post, remove, type Endpoint } from './endpoint.ts'
export { operations, type Operation } from './endpoint-schema.ts'
export { endpoints } from './endpoints.ts'
export { expiredStatus, successMessage, successStatus } from './envelope.ts'
export { requestHeaders, type RcPubAnswer, type RcPubRequest, type RequestHeader } from './exchange.ts'
export { jsonSchema, type Definitions, type JsonSchema } from './json-schema.ts'
export { familyMeanings, parameterValues, rankedPeriods } from './parameter-values.ts'
export { parameterMeanings } from './parameters.ts'
export {
  anything,
  bit,
  integer,
  list,
  named,
  nullable,
  prose,
  record,
  text,
  verbatim,
  word,
  type Shape,
  type Wire,
} from './shape.ts'

export type { WireAlbum, WireAlbumPage } from './album.ts'
export type { WireAttachment, WirePublicizeInfo, WireReference, WireStatistics } from './article-details.ts'
export type { WireArticleMedia, WireArticleTable, WireMediaArticle } from './article-media.ts'
export type { WireArticle, WireFullText } from './article.ts'
export type { WireAuthor } from './author.ts'
export type { WireIndexTerm } from './index-term.ts'
export type { WireBook } from './book.ts'
export { mostCitedIds } from './citation.ts'
export type { WireDocument, WireDocumentPage } from './document.ts'
export type { WireExpert, WireExpertPage } from './expert.ts'
export type { WireJournalData } from './journal-data.ts'
export type { WireNews, WireNewsAttachment, WireNewsPage, WireTopNews } from './news.ts'
export type { WirePaged } from './paged.ts'
export type { WirePersonalAlbum } from './personal-album.ts'
export type {
  WireFirstTwoPeriods,
  WireListedPeriod,
  WirePeriod,
  WirePeriodTree,
  WirePeriodTreeByYear,
  WirePeriodTreePage,
  WirePeriodYear,
} from './period.ts'
export type { WirePublication } from './publication.ts'
export type { WireCounts, WireFacets, WireHit, WireOther, WireSearch, WireSuggestion } from './search.ts'
export type { WireChannel, WireChannelInfo, WireFooter, WireHeader } from './shell.ts'
export type { WireBasicInfo, WireCondition, WireModule, WireTool, WireToolbar } from './site-details.ts'
export type { WirePasskeys } from './passkeys.ts'
export type { WireLogin } from './session.ts'
export type { WireSearchConfig, WireSite } from './site.ts'
export type { WireTopic } from './topic.ts'
export type { WireMediaInfo, WireMediaItem } from './vod.ts'
