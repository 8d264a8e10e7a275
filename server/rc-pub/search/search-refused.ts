export type SearchRefusal =
  /** The search takes longer than its limit. */
  | 'tooSlow'
  /** More searches wait than can be answered soon. */
  | 'tooMany'

/** Why an index does not answer a search. */
export class SearchRefused extends Error {
  readonly reason: SearchRefusal

  constructor(reason: SearchRefusal, cause?: unknown) {
    super(`the search is refused: ${reason}`, { cause })
    this.name = 'SearchRefused'
    this.reason = reason
  }
}
