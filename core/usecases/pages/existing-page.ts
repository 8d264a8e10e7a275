import { hasPage, listPageSize } from '../../domain/page/list-page.ts'
import type { PageRequest } from '../../domain/page/page-request.ts'
import type { Paged } from '../../domain/page/paged.ts'
import type { AsyncResult } from '../../ports/async-result.ts'
import { andThen, fail, succeed } from '../async-results.ts'

/** The page of a list that an address names, from 1, as gateways are asked for it. */
export const pageRequest = (page: number): PageRequest => ({ page: page - 1, size: listPageSize })

/** 'absent' for a page beyond the last one, so that its address is no page (404). */
export const existingPage = <T>(
  answer: AsyncResult<Paged<T>>,
  page: number,
  call: string,
): AsyncResult<Paged<T>> =>
  andThen(answer, (paged) =>
    hasPage(page, paged.totalPages) ? succeed(paged) : fail({ kind: 'absent', call }),
  )
