import { otherStage, type UnissuedChoice, type UnissuedStage } from '../../domain/article/unissued.ts'
import type { UnissuedContent } from '../../domain/page/page-content.ts'
import type { AsyncResult, RequestContext } from '../../ports/async-result.ts'
import { all, mapResult, succeed, withDefault } from '../async-results.ts'
import { existingPage, pageRequest } from './existing-page.ts'
import type { PagePorts } from './page-ports.ts'

export interface UnissuedInput {
  readonly context: RequestContext
  readonly stage: UnissuedStage
  readonly choice: UnissuedChoice
  /** From 1. */
  readonly page: number
}

/** Articles of the rail. */
const mostReadShown = 5

/**
 * What a journal has published and not put into an issue yet, of one section or all, how much is at each stage, and what
 * stands beside (C2.7): nothing is missed where that cannot be had.
 */
export function loadUnissued(
  { articles }: Pick<PagePorts, 'articles'>,
  { context, stage, choice, page }: UnissuedInput,
): AsyncResult<UnissuedContent> {
  const counted = (of: UnissuedStage): AsyncResult<number | null> =>
    withDefault(
      mapResult(
        articles.unissued(context, of, { page: 0, size: 1 }),
        ({ totalElements }): number | null => totalElements,
      ),
      null,
    )
  return mapResult(
    all({
      list: existingPage(articles.unissued(context, stage, { ...pageRequest(page), ...choice }), page, stage),
      // the list of all sections counts its stage by itself
      inAll: choice.section === undefined ? succeed(null) : counted(stage),
      other: counted(otherStage(stage)),
      sections: withDefault(articles.unissuedSections(context, stage), []),
      mostRead: withDefault(
        mapResult(articles.ranked(context, { by: 'visits', period: '3m', size: mostReadShown }), (ranked) =>
          ranked.map(({ id, siteId, doi, title }) => ({ id, siteId, doi, title })),
        ),
        [],
      ),
      pace: withDefault(articles.publishingPace(context), null),
    }),
    ({ list, inAll, other, sections, mostRead, pace }) => {
      const own = choice.section === undefined ? list.totalElements : inAll
      const counts =
        stage === 'onlineFirst'
          ? { onlineFirst: own, justAccepted: other }
          : { onlineFirst: other, justAccepted: own }
      return { stage, choice, list, counts, sections, mostRead, pace }
    },
  )
}
