import type { PageRequest } from '../page/page-request.ts'
import type { SearchAs } from '../search/search-query.ts'
import type { NewsTab } from './news-tabs.ts'

/** Which news are listed. */
export interface NewsRequest extends PageRequest {
  /** null for all. */
  readonly tab: NewsTab | null
  /** News of one column; null for all. */
  readonly channelId: string | null
  /** Words of which each stands in the title; '' for all. */
  readonly q: string
  /** Absent where words are also looked for as the journals write them otherwise. */
  readonly as?: SearchAs
}
