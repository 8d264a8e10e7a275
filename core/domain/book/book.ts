import type { LocalizedText } from '../language/localized.ts'
import type { SiteId } from '../site/site.ts'

/** A book that a site tells of. */
export interface Book {
  /** Never ''. */
  readonly id: string
  readonly siteId: SiteId
  readonly title: LocalizedText
  /** Names joined as the site writes them, '' where nobody is named. */
  readonly authors: LocalizedText
  readonly publisher: LocalizedText
  /** Plain text, '' where there is none. */
  readonly introduction: LocalizedText
  /** 0 when unknown. */
  readonly year: number
  readonly isbn: string
  /** '' where there is none. */
  readonly coverUrl: string
  /** As the data gives it: it is checked where it is followed. '' where there is none. */
  readonly link: string
}
