import type { Paged } from './paged.ts'

/** Which page of a long list is asked for. */
export interface PageRequest {
  /** From 0. */
  readonly page: number
  /** Entries on one page; at least 1. */
  readonly size: number
}

/** One page of a whole list. Law: the pages one after another are the list, and none of them is empty. */
export const pageOf = <T>(all: readonly T[], { page, size }: PageRequest): Paged<T> => ({
  content: all.slice(page * size, (page + 1) * size),
  number: page,
  totalPages: Math.ceil(all.length / size),
  totalElements: all.length,
})
