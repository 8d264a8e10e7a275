import { otherStage, type UnissuedStage } from '../../domain/article/unissued.ts'
import type { UnissuedContent } from '../../domain/page/page-content.ts'
import type { AsyncResult, RequestContext } from '../../ports/async-result.ts'
import { all, mapResult, withDefault } from '../async-results.ts'
import { existingPage, pageRequest } from './existing-page.ts'
import { loadSections } from './load-section.ts'
import type { PagePorts } from './page-ports.ts'

export interface UnissuedInput {
  readonly context: RequestContext
  readonly stage: UnissuedStage
  /** From 1. */
  readonly page: number
}

/** Sections and articles of the rail. */
const shown = { sections: 8, mostRead: 5 } as const

/**
 * What a journal has published and not put into an issue yet, how much is at the other stage, and what stands beside
 * (C2.7): nothing is missed where that cannot be had.
 */
export function loadUnissued(
  { articles, search }: Pick<PagePorts, 'articles' | 'search'>,
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
      otherCount: withDefault(counted, null),
      sections: withDefault(
        mapResult(loadSections({ search }, context), (found) => found.slice(0, shown.sections)),
        [],
      ),
      mostRead: withDefault(
        mapResult(articles.ranked(context, { by: 'visits', period: '3m', size: shown.mostRead }), (ranked) =>
          ranked.map(({ id, siteId, doi, title }) => ({ id, siteId, doi, title })),
        ),
        [],
      ),
    }),
    (content) => ({ stage, ...content }),
  )
}
