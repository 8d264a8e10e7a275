import type { ArticleSummary } from '../domain/article/article.ts'
import type { PageWish } from '../domain/page/page-wish.ts'
import type { Paged } from '../domain/page/paged.ts'
import type { Topic } from '../domain/topic/topic.ts'
import type { Answer, Reader } from './answer.ts'

/** Topics of the reader's site and of the journals that it shows (C7.16). */
export interface TopicGateway {
  /** In the sites' order. */
  readonly list: (reader: Reader, wish: PageWish) => Answer<Paged<Topic>>
  /** Ids are global. 'absent' when there is none. */
  readonly byId: (reader: Reader, id: string) => Answer<Topic>
  /** In the topic's order; none for a topic that is not there. Its experts are had from the `EditorialBoardGateway`. */
  readonly articles: (reader: Reader, id: string, wish: PageWish) => Answer<Paged<ArticleSummary>>
}
