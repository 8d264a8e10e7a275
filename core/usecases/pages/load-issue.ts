import { findPeriod, type PeriodWish } from '../../domain/period/find-period.ts'
import { periodNeighbours } from '../../domain/period/period-neighbours.ts'
import type { IssueContent } from '../../domain/page/page-content.ts'
import type { Answer, Reader } from '../../ports/answer.ts'
import { mapAnswer, refused, thenAnswer, together } from '../answers.ts'
import type { PagePorts } from './page-ports.ts'

export interface IssueInput {
  readonly reader: Reader
  readonly wish: PeriodWish
}

/** One issue with its contents and the way to all others; the newest when none is named (C2.6). */
export const loadIssue = (
  { sites, periods, articles }: Pick<PagePorts, 'sites' | 'periods' | 'articles'>,
  { reader, wish }: IssueInput,
): Answer<IssueContent> =>
  thenAnswer(
    together({ journal: sites.journal(reader), years: periods.periods(reader) }),
    ({ journal, years }) => {
      const period = findPeriod(years, wish)
      if (period === null) return refused({ kind: 'absent', call: 'issue' })
      return mapAnswer(articles.contents(reader, period.id), (columns) => ({
        journal,
        years,
        period,
        columns,
        ...periodNeighbours(years, period.id),
      }))
    },
  )
