import type { LocalizedText } from '../language/localized.ts'
import type { SiteId } from '../site/site.ts'
import type { MediaArticle } from './article-media.ts'
import type { Chapter, Cue } from './web-vtt.ts'

export const mediaKinds = ['audio', 'video'] as const
export type MediaKind = (typeof mediaKinds)[number]

/** A sound or a film of a site (C1.7). */
export interface MediaItem {
  readonly id: string
  readonly siteId: SiteId
  readonly kind: MediaKind
  readonly title: LocalizedText
  /** Plain text. */
  readonly summary: LocalizedText
  /** Who made it; '' where nobody is named. */
  readonly maker: LocalizedText
  /** ISO date. */
  readonly publishedOn: string
  /** Seconds; 0 where it is not known. */
  readonly duration: number
  readonly mediaType: string
  /** Bytes; 0 where that is not known. */
  readonly size: number
  /** '' for none. */
  readonly posterUrl: string
  /** Answers parts of the bytes, so that a player can seek. */
  readonly playUrl: string
  /** Answers the bytes to be saved. */
  readonly downloadUrl: string
  readonly plays: number
  readonly downloads: number
}

/** A sound or a film with all that its page shows. */
export interface MediaPage {
  readonly item: MediaItem
  /** What is said and heard, in order; [] where nobody has written it down. */
  readonly cues: readonly Cue[]
  /** In order; [] where it is not divided. */
  readonly chapters: readonly Chapter[]
  /** Addresses of the captions as WebVTT; '' for a language that has none. */
  readonly captionUrls: LocalizedText
  /** Addresses of the chapters as WebVTT; '' for a language that has none. */
  readonly chapterUrls: LocalizedText
  /** The article that it belongs to; null for none. */
  readonly article: MediaArticle | null
}
