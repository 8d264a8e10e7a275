import type { LocalizedText } from '../language/localized.ts'
import type { NewsLink } from '../news/news.ts'

/** One picture of the carousel above the header, and the news that it leads to (C3.11). */
export interface TopNews extends NewsLink {
  /** What the picture is called; '' in a language that it has no name in. */
  readonly title: LocalizedText
  readonly pictureUrl: string
}

/** The carousel: its height in CSS pixels, and that it moves only when the reader says so (C9.8). */
export const topNewsCarousel = { height: 90, autoplay: false } as const

/** The carousel shows above the header when there is any (C2.39). */
export const hasTopNews = (news: readonly TopNews[]): boolean => news.length > 0
