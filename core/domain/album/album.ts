import type { LocalizedText } from '../language/localized.ts'
import type { SiteId } from '../site/site.ts'

/** A special album that a site publishes: a virtual issue over articles, figures, tables and experts (C3.14). */
export interface Album {
  /** Never ''. */
  readonly id: string
  readonly siteId: SiteId
  readonly name: LocalizedText
  /** Plain text, '' where there is none. */
  readonly introduction: LocalizedText
  /** '' where there is none. */
  readonly coverUrl: string
}
