import type { Localized, LocalizedText } from '@xuekan/core'

/**
 * One article as it enters the store, whatever it was read from. All HTML in it is already sanitised.
 * A language without a text has ''. Titles hold no tags but sub, sup, italic (and bold) as inline markup.
 */
export interface ArticleRecord {
  /** Stable over imports of the same work: the DOI in lower case, else another identifier of the source. */
  readonly key: string
  /** '' when there is none. */
  readonly doi: string
  /** research-article, review-article, editorial, … as JATS names them. */
  readonly type: string
  readonly title: LocalizedText
  readonly journalName: LocalizedText
  readonly issn: string
  readonly publisher: LocalizedText
  readonly column: LocalizedText
  readonly contributors: readonly ContributorRecord[]
  readonly affiliations: readonly AffiliationRecord[]
  readonly abstractHtml: LocalizedText
  readonly keywords: Localized<readonly string[]>
  readonly year: number
  readonly volume: string
  readonly issue: string
  readonly firstPage: string
  readonly lastPage: string
  readonly elocationId: string
  /** ISO dates YYYY-MM-DD (YYYY-MM or YYYY where the source says no more); '' when absent. */
  readonly dates: {
    readonly received: string
    readonly revised: string
    readonly accepted: string
    readonly online: string
    readonly published: string
  }
  /** -1, 0, or 1 to 10 (C3.13). */
  readonly version: number
  readonly funding: LocalizedText
  readonly license: { readonly url: string; readonly name: string } | null
  /** Body and back matter as one piece of HTML, with the tag of the language it is really in; null without one. */
  readonly fullText: Localized<{ readonly language: string; readonly html: string } | null>
  readonly references: readonly ReferenceRecord[]
  readonly figures: readonly FigureRecord[]
  /** URL of the graphical abstract; ''. */
  readonly graphicAbstractUrl: string
  /** BCP 47 tag of the original. */
  readonly originalLanguage: string
}

export interface ContributorRecord {
  readonly name: LocalizedText
  readonly orcid: string
  readonly email: string
  readonly corresponding: boolean
  readonly affiliations: readonly string[]
}

export interface AffiliationRecord {
  readonly key: string
  readonly label: string
  readonly name: LocalizedText
}

export interface ReferenceRecord {
  readonly id: string
  readonly label: string
  /** Plain text of the whole reference. */
  readonly text: string
  readonly doi: string
}

export interface FigureRecord {
  readonly id: string
  readonly label: LocalizedText
  readonly caption: LocalizedText
  readonly url: string
}
