import type { LocalizedText } from '../language/localized.ts'
import type { NewsLink } from '../news/news.ts'
import type { PageName } from '../route/route.ts'
import { deviceOf } from './logo-of.ts'

/** One picture of the carousel above the header, and the news that it leads to (C3.11). */
export interface TopNews extends NewsLink {
  /** What the picture is called; '' in a language that it has no name in. */
  readonly title: LocalizedText
  readonly pictureUrl: string
}

/** The carousel: its height in CSS pixels, and that it moves only when the reader says so (C9.8). */
export const topNewsCarousel = { height: 90, autoplay: false } as const

/** The one line that the carousel is folded into: its height in CSS pixels (C2.39). */
export const topNewsLine = { height: 32 } as const

/** What decides how high the top news is. */
export interface TopNewsPlace {
  readonly page: PageName
  readonly windowWidth: number
  /** Whether the reader has opened the line. */
  readonly opened: boolean
}

/**
 * The height of the top news, in CSS pixels: its pictures on the home page of a wide window and wherever the reader has
 * opened them, else one line with the title (C2.39, C9.8).
 */
export const topNewsHeight = ({ page, windowWidth, opened }: TopNewsPlace): number =>
  opened || (page === 'home' && deviceOf(windowWidth) === 'pc') ? topNewsCarousel.height : topNewsLine.height

/** The carousel shows above the header when there is any (C2.39). */
export const hasTopNews = (news: readonly TopNews[]): boolean => news.length > 0
