import type { SiteId } from '../site/site.ts'

/** One issue of a journal (C3.8). */
export interface Issue {
  readonly id: string
  readonly siteId: SiteId
  readonly year: number
  readonly volume: string
  readonly issue: string
  readonly coverUrl: string
  /** ISO date (YYYY-MM-DD), '' when unknown. */
  readonly publishedOn: string
}

/** Periods nested by year, newest year first, newest issue first (C3.8). */
export interface IssueYear {
  readonly year: number
  readonly issues: readonly Issue[]
}
