import type { SafeHtml } from '../text/safe-html.ts'
import type { News } from './news.ts'

/** A news item with all that its page shows. */
export interface NewsPage {
  readonly news: News
  /** In the reader's language, else in the other; null where the text stands elsewhere. */
  readonly body: SafeHtml | null
  /** Before and after it in time, among those of its site and tab. */
  readonly previous: News | null
  readonly next: News | null
}
