import type { ArticleSummary } from '../domain/article/article.ts'
import type { ArticleAttachment, AttachType } from '../domain/article/article-files.ts'
import type { ArticleReference } from '../domain/article/article-reference.ts'
import type { ArticleStatistics } from '../domain/article/article-statistics.ts'
import type { SharedArticle } from '../domain/article/shared-article.ts'
import type { AsyncResult, RequestContext } from './async-result.ts'

/** What hangs from one article (C7.15). Ids are global; 'absent' when there is no such article. */
export interface ArticleDetailsGateway {
  /** What a download would give; [] also for an unknown article. */
  readonly attachTypes: (context: RequestContext, id: string) => AsyncResult<readonly AttachType[]>
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
}
