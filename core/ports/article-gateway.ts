import type { ArticleAttachment, AttachType } from '../domain/article/article-files.ts'
import type { ArticleReference } from '../domain/article/article-reference.ts'
import type { ArticleStatistics } from '../domain/article/article-statistics.ts'
import type { Article, ArticleSummary, FullText, IssueSection } from '../domain/article/article.ts'
import type { DatedArticle } from '../domain/article/dated-article.ts'
import type { ListedArticle } from '../domain/article/listed-article.ts'
import type { Ranking } from '../domain/article/ranking.ts'
import type { SharedArticle } from '../domain/article/shared-article.ts'
import type { StructuredArticle } from '../domain/article/structured-article.ts'
import type { PublishingPace } from '../domain/article/publishing-pace.ts'
import type { UnissuedChoice, UnissuedStage } from '../domain/article/unissued.ts'
import type { ArticlePicture, ArticleTable } from '../domain/media/article-media.ts'
import type { MediaRequest } from '../domain/media/media-request.ts'
import type { PageRequest } from '../domain/page/page-request.ts'
import type { Paged } from '../domain/page/paged.ts'
import type { RegistryId } from '../domain/search/registry-id.ts'
import type { FacetValue } from '../domain/search/search-result.ts'
import type { ContentLanguage } from '../domain/language/content-language.ts'
import type { AsyncResult, RequestContext } from './async-result.ts'

/**
 * Articles, what hangs from one of them, and the figures and tables that stand in them (C7.15, C7.16). Ids are global:
 * an article of any site is found. Lists are over the journals of the reader's site.
 */
export interface ArticleGateway {
  /** 'absent' when there is none. */
  readonly byId: (context: RequestContext, id: string) => AsyncResult<Article>
  /** Case-insensitive. 'absent' when there is none. */
  readonly byDoi: (context: RequestContext, doi: string) => AsyncResult<Article>
  /** By its number in PubMed, PubMed Central or arXiv; 'absent' when none has it. */
  readonly byRegistryId: (context: RequestContext, id: RegistryId) => AsyncResult<Article>
  /** In one of its further languages where `text` names one that it has; null when the article has no full text. */
  readonly fullText: (
    context: RequestContext,
    id: string,
    text?: ContentLanguage,
  ) => AsyncResult<FullText | null>
  /** In parts, as programs take it: null when the article has no full text; 'absent' when there is no such article. */
  readonly structured: (context: RequestContext, id: string) => AsyncResult<StructuredArticle | null>
  /** What a download would give; [] also for an unknown article. */
  readonly attachTypes: (context: RequestContext, id: string) => AsyncResult<readonly AttachType[]>
  /** 'absent' when there is no such article; so are the four below. */
  readonly attachments: (context: RequestContext, id: string) => AsyncResult<readonly ArticleAttachment[]>
  /** In the order of the list. */
  readonly references: (context: RequestContext, id: string) => AsyncResult<readonly ArticleReference[]>
  readonly statistics: (context: RequestContext, id: string) => AsyncResult<ArticleStatistics>
  /** By what they share; those of the article's own site first. */
  readonly related: (
    context: RequestContext,
    id: string,
    size: number,
  ) => AsyncResult<readonly ArticleSummary[]>
  readonly shared: (context: RequestContext, id: string) => AsyncResult<SharedArticle>
  /** The table of contents of one issue, grouped by column. 'absent' when there is no such issue. */
  readonly contents: (context: RequestContext, issueId: string) => AsyncResult<readonly IssueSection[]>
  /** Newest first. */
  readonly latest: (context: RequestContext, size: number) => AsyncResult<readonly ArticleSummary[]>
  /** As `contents` and `latest`, of each article only when it was published and changed. */
  readonly datedContents: (context: RequestContext, issueId: string) => AsyncResult<readonly DatedArticle[]>
  readonly datedLatest: (context: RequestContext, size: number) => AsyncResult<readonly DatedArticle[]>
  /** What is in no issue yet, of all sections and newest first where the request does not choose. */
  readonly unissued: (
    context: RequestContext,
    stage: UnissuedStage,
    request: PageRequest & UnissuedChoice,
  ) => AsyncResult<Paged<ListedArticle>>
  /** The sections of what is in no issue yet, those with most articles first. Each counts what `unissued` lists of it. */
  readonly unissuedSections: (
    context: RequestContext,
    stage: UnissuedStage,
  ) => AsyncResult<readonly FacetValue[]>
  /** Of the site's journals together; null where too little is known of them. */
  readonly publishingPace: (context: RequestContext) => AsyncResult<PublishingPace | null>
  /** Most visited first. */
  readonly mostRead: (context: RequestContext, size: number) => AsyncResult<readonly ArticleSummary[]>
  /** Highest first. What was not used within the period is left out. */
  readonly ranked: (context: RequestContext, ranking: Ranking) => AsyncResult<readonly ArticleSummary[]>
  /** Of the newest article first, each in its article's order. */
  readonly pictures: (context: RequestContext, request: MediaRequest) => AsyncResult<Paged<ArticlePicture>>
  /** In the article's order; [] for an article that is not there. */
  readonly picturesOf: (context: RequestContext, articleId: string) => AsyncResult<readonly ArticlePicture[]>
  /** 'absent' when there is none. */
  readonly picture: (context: RequestContext, id: string) => AsyncResult<ArticlePicture>
  /** As `pictures`, `picturesOf` and `picture`. */
  readonly tables: (context: RequestContext, request: MediaRequest) => AsyncResult<Paged<ArticleTable>>
  readonly tablesOf: (context: RequestContext, articleId: string) => AsyncResult<readonly ArticleTable[]>
  readonly table: (context: RequestContext, id: string) => AsyncResult<ArticleTable>
}
