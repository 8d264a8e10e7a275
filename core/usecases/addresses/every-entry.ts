import type { PageRequest } from '../../domain/page/page-request.ts'
import type { Paged } from '../../domain/page/paged.ts'
import type { AsyncResult } from '../../ports/async-result.ts'
import { andThen, succeed } from '../async-results.ts'

/** Entries that are asked for at once, and the most pages of them. */
const size = 100
const mostPages = 100

/** A whole list, page after page; the failure of the first page that fails. */
export function everyEntry<T>(
  list: (request: PageRequest) => AsyncResult<Paged<T>>,
  page = 0,
): AsyncResult<readonly T[]> {
  return andThen(list({ page, size }), ({ content, totalPages }) => {
    const next = page + 1
    if (content.length === 0 || next >= Math.min(totalPages, mostPages)) return succeed(content)
    return andThen(everyEntry(list, next), (rest) => succeed([...content, ...rest]))
  })
}
