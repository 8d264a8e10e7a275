import type { DepositedArticle } from './deposited-article.ts'

/** An article as repositories of literature tell of it: what registries are told, and who helped. */
export interface LiteratureRecord extends DepositedArticle {
  /** -1 accepted, 0 none, 1 to 10 proofs (C3.13). */
  readonly version: number
  readonly licenseName: string
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
  /** In arXiv, as `2101.00001`; ''. */
  readonly arxiv: string
}
