import type { PageRequest } from '../../domain/page/page-request.ts'
import type { Paged } from '../../domain/page/paged.ts'

/** One page of a whole list. Law: the pages one after another are the list, and none of them is empty. */
export const pageOf = <T>(all: readonly T[], { page, size }: PageRequest): Paged<T> => ({
  content: all.slice(page * size, (page + 1) * size),
  number: page,
  totalPages: Math.ceil(all.length / size),
  totalElements: all.length,
})
