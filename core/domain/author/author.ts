import type { LocalizedText } from '../language/localized.ts'

/** Whom an author's page is about (C7.16): the ORCID counts where there is one, else the name; '' for what is not known. */
export interface AuthorQuery {
  readonly name: string
  readonly orcid: string
}

/** An author as the articles tell it (C7.16). */
export interface Author {
  /** As the newest article prints it. */
  readonly name: LocalizedText
  /** '' where none is known, and where several people have the name. */
  readonly orcid: string
  /** Every ORCID that stands beside the name: more than one where several people have it. */
  readonly orcids: readonly string[]
  /** Newest first. */
  readonly affiliations: readonly LocalizedText[]
  readonly articleCount: number
}
