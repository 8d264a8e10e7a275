import type { LocalizedText } from '../language/localized.ts'
import type { SiteId } from '../site/site.ts'

/** What is found under the type other, which readers know as resources (C2.27). */
export const collectedKinds = ['album', 'topic', 'book', 'document'] as const
export type CollectedKind = (typeof collectedKinds)[number]

/** One thing that a site collects beside articles, pictures, sounds, films and news. */
export interface CollectedItem {
  readonly kind: CollectedKind
  /** Never ''; unique among those of its kind. */
  readonly id: string
  readonly siteId: SiteId
  readonly title: LocalizedText
  /** Plain text. */
  readonly summary: LocalizedText
  /** ISO date, a year, or '' where neither is known. */
  readonly publishedOn: string
  /** '' for none. */
  readonly pictureUrl: string
  /** Where a document can be had; '' for all else. */
  readonly fileUrl: string
}
