import type { ContentLanguage } from '../language/content-language.ts'

/** One entry of an article's list of references (C7.15); '' for what is not known. */
export interface ArticleReference {
  /** As the full text's HTML names it. */
  readonly id: string
  readonly label: string
  /** The whole entry as plain text. */
  readonly text: string
  readonly doi: string
  /** Where the source tells the parts: one for each language, or each work under one label. */
  readonly works: readonly CitedWork[]
}

/** One cited work in its parts; '' for what its source does not tell. */
export interface CitedWork {
  /** null where nothing tells. */
  readonly language: ContentLanguage | null
  /** journal, book, thesis, … as the source names it. */
  readonly type: string
  readonly authors: readonly string[]
  readonly title: string
  readonly source: string
  readonly year: string
  readonly volume: string
  readonly issue: string
  readonly firstPage: string
  readonly lastPage: string
  readonly elocationId: string
  readonly edition: string
  readonly publisher: string
  readonly doi: string
  readonly pmid: string
  readonly url: string
}
