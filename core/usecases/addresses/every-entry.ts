import { EMPTY, expand, map } from 'rxjs'
import type { Failure } from '../../domain/failure/failure.ts'
import type { PageRequest } from '../../domain/page/page-request.ts'
import type { Paged } from '../../domain/page/paged.ts'
import { ok, type Result } from '../../domain/result.ts'
import type { AsyncResult } from '../../ports/async-result.ts'
import type { Stream } from '../../reactive/stream.ts'

/** Entries that are asked for at once, and the most pages of them. */
const size = 100
const mostPages = 10_000

/** A whole list, an answer for each page of it, one call after the other; the failure of the first that fails is the last. */
export function everyEntry<T>(
  list: (request: PageRequest) => AsyncResult<Paged<T>>,
): Stream<Result<readonly T[], Failure>> {
  const ask = (page: number) => list({ page, size }).pipe(map((result) => ({ page, result })))
  return ask(0).pipe(
    expand(({ page, result }) => {
      if (!result.ok || result.value.content.length === 0) return EMPTY
      const next = page + 1
      return next < Math.min(result.value.totalPages, mostPages) ? ask(next) : EMPTY
    }),
    map(({ result }) => (result.ok ? ok(result.value.content) : result)),
  )
}
