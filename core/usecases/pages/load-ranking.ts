import type { Ranking } from '../../domain/article/ranking.ts'
import type { RankingContent } from '../../domain/page/page-content.ts'
import type { AsyncResult, RequestContext } from '../../ports/async-result.ts'
import { mapResult } from '../async-results.ts'
import type { PagePorts } from './page-ports.ts'

export interface RankingInput {
  readonly context: RequestContext
  readonly ranking: Omit<Ranking, 'size'>
}

/** Places of one ranking. */
const mostPlaces = 50

/** The articles of a site that were read, downloaded or cited most within a period (C2.32). */
export const loadRanking = (
  { articles }: Pick<PagePorts, 'articles'>,
  { context, ranking }: RankingInput,
): AsyncResult<RankingContent> =>
  mapResult(articles.ranked(context, { ...ranking, size: mostPlaces }), (ranked) => ({
    ...ranking,
    articles: ranked,
  }))
