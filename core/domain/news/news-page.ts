import type { LocalizedText } from '../language/localized.ts'
import type { SafeHtml } from '../text/safe-html.ts'
import type { News } from './news.ts'

/** A news item with all that its page shows. */
export interface NewsPage {
  readonly news: News
  /** In the reader's language, else in the other; null where the text stands elsewhere. */
  readonly body: SafeHtml | null
  /** What is handed out with it, in its order. */
  readonly files: readonly NewsFile[]
  /** Before and after it in time, among those of its site and tab. */
  readonly previous: News | null
  readonly next: News | null
}

/** A file of a news item. */
export interface NewsFile {
  /** Never ''. */
  readonly url: string
  /** '' where it has none; then its file name stands. */
  readonly title: LocalizedText
  readonly fileName: string
  /** Bytes; 0 when unknown. */
  readonly size: number
}
