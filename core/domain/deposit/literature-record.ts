import type { LocalizedText } from '../language/localized.ts'
import type { DepositedArticle } from './deposited-article.ts'

/** An article as repositories of literature tell of it: what registries are told, and who paid and who helped. */
export interface LiteratureRecord extends DepositedArticle {
  /** BCP 47, of the language that it was written in. */
  readonly originalLanguage: string
  /** What it has in languages that are neither Chinese nor English. Titles and abstracts may hold markup; ''. */
  readonly texts: readonly {
    readonly language: string
    readonly title: string
    readonly abstract: string
    readonly keywords: readonly string[]
  }[]
  /** -1 accepted, 0 none, 1 to 10 proofs (C3.13). */
  readonly version: number
  readonly licenseName: string
  readonly awards: readonly Award[]
  /** Editors and all others who are named beside the authors. */
  readonly helpers: readonly {
    readonly name: string
    readonly roles: readonly string[]
    readonly affiliation: string
  }[]
  /** Works that it belongs to and that have no DOI, http or https. */
  readonly relatedUrls: readonly string[]
  /** In PubMed; ''. */
  readonly pmid: string
}

/** What a funder has given. */
export interface Award {
  readonly funder: LocalizedText
  /** Of the funder, as the file writes it: a DOI of the Open Funder Registry, an address of ROR; ''. */
  readonly funderId: string
  /** Numbers of grants; [] where none is told. */
  readonly numbers: readonly string[]
}
