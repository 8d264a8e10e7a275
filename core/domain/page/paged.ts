/** One page of a long list. */
export interface Paged<T> {
  readonly content: readonly T[]
  /** From 0. */
  readonly number: number
  readonly totalPages: number
  /** On all pages. */
  readonly totalElements: number
}
