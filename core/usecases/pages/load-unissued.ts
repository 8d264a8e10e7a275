import { otherStage, type UnissuedStage } from '../../domain/article/unissued.ts'
import type { UnissuedContent } from '../../domain/page/page-content.ts'
import type { AsyncResult, RequestContext } from '../../ports/async-result.ts'
import { all, mapResult, withDefault } from '../async-results.ts'
import { existingPage, pageRequest } from './existing-page.ts'
import type { PagePorts } from './page-ports.ts'

export interface UnissuedInput {
  readonly context: RequestContext
  readonly stage: UnissuedStage
  /** From 1. */
  readonly page: number
}

/** What a journal has published and not put into an issue yet, and how much is at the other stage (C2.7). */
export function loadUnissued(
  { articles }: Pick<PagePorts, 'articles'>,
  { context, stage, page }: UnissuedInput,
): AsyncResult<UnissuedContent> {
  const other = otherStage(stage)
  const counted = mapResult(
    articles.unissued(context, other, { page: 0, size: 1 }),
    ({ totalElements }) => totalElements,
  )
  return mapResult(
    all({
      list: existingPage(articles.unissued(context, stage, pageRequest(page)), page, stage),
      other: withDefault(counted, null),
    }),
    ({ list, other: count }) => ({ stage, list, otherCount: count }),
  )
}
