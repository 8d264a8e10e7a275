import type { UiLanguage } from '../language/ui-language.ts'

/** What one site has to say to feed readers. Texts are plain unless they say otherwise; addresses are absolute. */
export interface Feed {
  readonly title: string
  /** The page that the feed tells of. */
  readonly url: string
  /** The feed itself. */
  readonly feedUrl: string
  readonly description: string
  readonly language: UiLanguage
  readonly items: readonly FeedItem[]
}

/** One article or news item; '' and [] for what is not known. */
export interface FeedItem {
  readonly title: string
  /** Of its page: for ever the same, so that it also tells the item from others. */
  readonly url: string
  /** HTML. */
  readonly summary: string
  readonly authors: readonly string[]
  /** ISO date; a year or a month alone is no day, and is left out. */
  readonly publishedOn: string
  readonly doi: string
  readonly publicationName: string
  readonly issn: string
  readonly volume: string
  readonly issue: string
  readonly firstPage: string
  readonly lastPage: string
  readonly categories: readonly string[]
  /** The sound or the film that it is; null for what is read. */
  readonly enclosure: FeedEnclosure | null
}

/** A file that a program for podcasts fetches and plays. Addresses are absolute. */
export interface FeedEnclosure {
  readonly url: string
  readonly mediaType: string
  /** Bytes; 0 where that is not known. */
  readonly size: number
  /** Seconds; 0 where that is not known. */
  readonly duration: number
  /** '' for none. */
  readonly pictureUrl: string
  /** Media type of the picture; '' where it is not known. */
  readonly pictureType: string
  /** What is said and heard, as WebVTT; '' for none. */
  readonly transcriptUrl: string
}
