import type { NewsPage } from '../domain/news/news-page.ts'
import type { News } from '../domain/news/news.ts'
import type { NewsWish } from '../domain/news/news-wish.ts'
import type { Paged } from '../domain/page/paged.ts'
import type { Answer, Reader } from './answer.ts'

/** News of the reader's site and of the journals that it shows (C7.16). */
export interface NewsGateway {
  /** Newest first. */
  readonly list: (reader: Reader, wish: NewsWish) => Answer<Paged<News>>
  /** The newest, of every kind. */
  readonly latest: (reader: Reader, size: number) => Answer<readonly News[]>
  /** Ids are global: an item of any site is found. 'absent' when there is none. */
  readonly byId: (reader: Reader, id: string) => Answer<NewsPage>
}
