import type { LocalizedText } from '../language/localized.ts'
import type { SiteId } from '../site/site.ts'

/** A question that a site follows over years: articles and experts are gathered under it. */
export interface Topic {
  /** Never ''. */
  readonly id: string
  readonly siteId: SiteId
  readonly name: LocalizedText
  /** Plain text, '' where there is none. */
  readonly introduction: LocalizedText
  /** '' where there is none. */
  readonly coverUrl: string
  readonly articles: number
  readonly experts: number
}
