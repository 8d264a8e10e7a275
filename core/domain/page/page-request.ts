/** Which page of a long list is asked for. */
export interface PageRequest {
  /** From 0. */
  readonly page: number
  /** Entries on one page; at least 1. */
  readonly size: number
}
