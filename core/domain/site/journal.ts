import type { LocalizedText } from '../language/localized.ts'
import type { SiteId } from './site.ts'

/** What names a journal on each of its pages. */
export type JournalImprint = Pick<
  Journal,
  'siteId' | 'sld' | 'name' | 'abbreviation' | 'issn' | 'cn' | 'publisher' | 'latestIssue'
>

/** A journal as its group or the aggregate lists it, and as its own pages describe it. */
export interface Journal {
  readonly siteId: SiteId
  readonly sld: string
  /** The host name of its site's own; '' when it has none. */
  readonly domain: string
  readonly name: LocalizedText
  readonly abbreviation: LocalizedText
  /** '' where there is none. */
  readonly issn: string
  readonly cn: string
  readonly publisher: LocalizedText
  readonly subject: LocalizedText
  readonly frequency: LocalizedText
  /** Plain text, one paragraph. */
  readonly introduction: LocalizedText
  readonly coverUrl: string
  /** The group it belongs to; '' when it stands alone. */
  readonly groupName: LocalizedText
  /** Databases that index it (C3.9). */
  readonly indexedIn: readonly string[]
  /** The newest issue, null before the first. */
  readonly latestIssue: {
    readonly year: number
    readonly volume: string
    readonly issue: string
    /** ISO date, '' when unknown. */
    readonly publishedOn: string
  } | null
}
