import type { StructuredArticle } from '../domain/article/structured-article.ts'
import type { AsyncResult, RequestContext } from './async-result.ts'

/** Articles in parts, as programs take them (C7.15). */
export interface StructuredArticleGateway {
  /** null when the article has no full text; 'absent' when there is no such article. Ids are global. */
  readonly inParts: (context: RequestContext, id: string) => AsyncResult<StructuredArticle | null>
}
