import type { NewsPage } from '../domain/news/news-page.ts'
import type { NewsTab } from '../domain/news/news-tabs.ts'
import type { News } from '../domain/news/news.ts'
import type { PageWish } from '../domain/page/page-wish.ts'
import type { Paged } from '../domain/page/paged.ts'
import type { Answer, Reader } from './answer.ts'

/** Which news are listed. */
export interface NewsWish extends PageWish {
  /** null for all. */
  readonly tab: NewsTab | null
  /** News of one column; null for all. */
  readonly channelId: string | null
  /** Words of which each stands in the title; '' for all. */
  readonly q: string
}

/** News of the reader's site and of the journals that it shows (C7.16). */
export interface NewsGateway {
  /** Newest first. */
  readonly list: (reader: Reader, wish: NewsWish) => Answer<Paged<News>>
  /** The newest, of every kind. */
  readonly latest: (reader: Reader, size: number) => Answer<readonly News[]>
  /** Ids are global: an item of any site is found. 'absent' when there is none. */
  readonly byId: (reader: Reader, id: string) => Answer<NewsPage>
}
