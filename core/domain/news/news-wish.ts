import type { PageWish } from '../page/page-wish.ts'
import type { NewsTab } from './news-tabs.ts'

/** Which news are listed. */
export interface NewsWish extends PageWish {
  /** null for all. */
  readonly tab: NewsTab | null
  /** News of one column; null for all. */
  readonly channelId: string | null
  /** Words of which each stands in the title; '' for all. */
  readonly q: string
}
