import type { ArticleAttachment } from '../../domain/article/article-files.ts'
import type { ArticleReference } from '../../domain/article/article-reference.ts'
import type { UsedMonth } from '../../domain/article/article-statistics.ts'

/** What hangs from one article, in memory; whatever is not there is empty. */
export interface FakeArticleDetails {
  /** Its own files: a PDF, and what supplements it. */
  readonly attachments?: readonly ArticleAttachment[]
  readonly references?: readonly ArticleReference[]
  readonly months?: readonly UsedMonth[]
  /** Where it stands elsewhere. */
  readonly sourceUrl?: string
}
