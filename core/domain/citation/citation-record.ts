import type { UiLanguage } from '../language/ui-language.ts'

/** What can be cited. Articles of the portal are `journal`; the others complete the export formats. */
export const citationKinds = ['journal', 'newspaper', 'book', 'thesis', 'conference'] as const
export type CitationKind = (typeof citationKinds)[number]

/** A person in two parts; or a name that stays whole: in Chinese characters, or of an organisation. */
export type CitedName =
  | { readonly kind: 'person'; readonly family: string; readonly given: string }
  | { readonly kind: 'whole'; readonly name: string }

export interface CitedAuthor {
  readonly name: CitedName
  readonly organisations: readonly string[]
}

/** What differs between the languages of a record. Plain text without markup; '' where it is not known. */
export interface CitationText {
  readonly language: UiLanguage
  readonly title: string
  readonly authors: readonly CitedAuthor[]
  /** The journal, the newspaper or the proceedings. */
  readonly container: string
  readonly keywords: readonly string[]
  readonly abstract: string
}

/** One record as every export format and GB/T 7714 take it, in one language. '' where something is not known. */
export interface CitationRecord extends CitationText {
  readonly id: string
  readonly kind: CitationKind
  /** 0 when unknown. */
  readonly year: number
  /** ISO date, also '2026-03'. Left aside where it is of another year than `year`. */
  readonly date: string
  readonly volume: string
  readonly issue: string
  readonly firstPage: string
  readonly lastPage: string
  /** An article number in place of pages. */
  readonly elocationId: string
  /** Of a book, as a number from 2. */
  readonly edition: string
  /** The publisher; of a thesis the university. */
  readonly publisher: string
  readonly place: string
  readonly degree: '' | 'doctor' | 'master'
  readonly issn: string
  readonly isbn: string
  readonly doi: string
  /** In PubMed, digits alone. */
  readonly pmid: string
  /** In PubMed Central, as `PMC1234567`. */
  readonly pmcid: string
  /** In arXiv, as `2101.00001` or `hep-th/9901001`. */
  readonly arxiv: string
  /** Absolute address of the page. */
  readonly url: string
  /** The same in the other language, for the formats that carry both; null where there is none. */
  readonly translation: CitationText | null
}

/** A journal article of which nothing is known. */
export const emptyCitationRecord: CitationRecord = {
  id: '',
  kind: 'journal',
  language: 'zh',
  title: '',
  authors: [],
  container: '',
  keywords: [],
  abstract: '',
  year: 0,
  date: '',
  volume: '',
  issue: '',
  firstPage: '',
  lastPage: '',
  elocationId: '',
  edition: '',
  publisher: '',
  place: '',
  degree: '',
  issn: '',
  isbn: '',
  doi: '',
  pmid: '',
  pmcid: '',
  arxiv: '',
  url: '',
  translation: null,
}
