/** How often an article was read, downloaded and cited (C7.15). */
export interface ArticleStatistics {
  readonly visits: number
  readonly downloads: number
  readonly citations: number
  readonly referenceCount: number
  /** The last twelve months, oldest first; a month of which nothing is known is a month without use. */
  readonly months: readonly UsedMonth[]
}

export interface UsedMonth {
  /** YYYY-MM. */
  readonly month: string
  readonly visits: number
  readonly downloads: number
}
