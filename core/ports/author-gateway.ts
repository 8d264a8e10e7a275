import type { ArticleSummary } from '../domain/article/article.ts'
import type { Author, AuthorAsked } from '../domain/author/author.ts'
import type { PageWish } from '../domain/page/page-wish.ts'
import type { Paged } from '../domain/page/paged.ts'
import type { Answer, Reader } from './answer.ts'

/** Authors of the journals of the reader's site (C7.16). */
export interface AuthorGateway {
  /** 'absent' when no article has such an author. */
  readonly author: (reader: Reader, asked: AuthorAsked) => Answer<Author>
  /** Newest first. */
  readonly articles: (reader: Reader, asked: AuthorAsked, wish: PageWish) => Answer<Paged<ArticleSummary>>
}
