import type { LocalizedText } from '../language/localized.ts'
import type { SiteId } from '../site/site.ts'

/** A news item as lists show it (C3.14). */
export interface News {
  /** Never ''. */
  readonly id: string
  readonly siteId: SiteId
  readonly title: LocalizedText
  /** Plain text, '' where there is none. */
  readonly summary: LocalizedText
  /** ISO date, '' when unknown. */
  readonly publishedOn: string
  readonly coverUrl: string
  /** What kind of news it is: one of the tabs, `wechat`, or another word of the data; '' when unknown. */
  readonly newsDataType: string
  /** The original type: 2 where the text stands at its source (C2.22). */
  readonly original: number
  /** As the data gives it: it is checked where it is followed. '' where there is none. */
  readonly sourceLink: string
}

/** What a link to a news item needs. */
export type NewsLink = Pick<News, 'id' | 'siteId' | 'newsDataType' | 'original' | 'sourceLink'>
