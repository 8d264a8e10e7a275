import type { ArticleSummary } from '../domain/article/article.ts'
import type { Author, AuthorQuery } from '../domain/author/author.ts'
import type { PageRequest } from '../domain/page/page-request.ts'
import type { Paged } from '../domain/page/paged.ts'
import type { AsyncResult, RequestContext } from './async-result.ts'

/** Authors of the journals of the reader's site (C7.16). */
export interface AuthorGateway {
  /** 'absent' when no article has such an author. */
  readonly author: (context: RequestContext, requested: AuthorQuery) => AsyncResult<Author>
  /** Newest first. */
  readonly articles: (
    context: RequestContext,
    requested: AuthorQuery,
    request: PageRequest,
  ) => AsyncResult<Paged<ArticleSummary>>
}
