import type { ArticleSummary } from '../domain/article/article.ts'
import type { ArticleAttachment, AttachType } from '../domain/article/article-files.ts'
import type { ArticleReference } from '../domain/article/article-reference.ts'
import type { ArticleStatistics } from '../domain/article/article-statistics.ts'
import type { SharedArticle } from '../domain/article/shared-article.ts'
import type { Answer, Reader } from './answer.ts'

/** What hangs from one article (C7.15). Ids are global; 'absent' when there is no such article. */
export interface ArticlePartsGateway {
  /** What a download would give; [] also for an unknown article. */
  readonly attachTypes: (reader: Reader, id: string) => Answer<readonly AttachType[]>
  readonly attachments: (reader: Reader, id: string) => Answer<readonly ArticleAttachment[]>
  /** In the order of the list. */
  readonly references: (reader: Reader, id: string) => Answer<readonly ArticleReference[]>
  readonly statistics: (reader: Reader, id: string) => Answer<ArticleStatistics>
  /** By what they share; those of the article's own site first. */
  readonly related: (reader: Reader, id: string, size: number) => Answer<readonly ArticleSummary[]>
  readonly shared: (reader: Reader, id: string) => Answer<SharedArticle>
}
