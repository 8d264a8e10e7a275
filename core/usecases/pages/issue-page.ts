import { findPeriod, type PeriodWish } from '../../domain/period/find-period.ts'
import { periodNeighbours } from '../../domain/period/period-neighbours.ts'
import type { IssueContent } from '../../domain/page/page-content.ts'
import type { Answer, Reader } from '../../ports/answer.ts'
import type { Behavior } from '../../reactive/behavior.ts'
import type { Scope } from '../../reactive/scope.ts'
import { mapAnswer, refused, thenAnswer, together } from '../answers.ts'
import { loadRemote, type Seed } from '../load-remote.ts'
import type { PageModel } from '../page-model.ts'
import type { PagePorts } from './page-ports.ts'
import { sameInput } from './same-input.ts'

export interface IssueInput {
  readonly reader: Reader
  readonly wish: PeriodWish
}

/** One issue with its contents and the way to all others; the newest when none is named (C2.6). */
export function createIssuePage(
  ports: PagePorts,
  scope: Scope,
  input$: Behavior<IssueInput>,
  seed: Seed<IssueInput, IssueContent> | null,
): PageModel<IssueContent> {
  const load = ({ reader, wish }: IssueInput): Answer<IssueContent> =>
    thenAnswer(
      together({ journal: ports.sites.journal(reader), years: ports.periods.periods(reader) }),
      ({ journal, years }) => {
        const period = findPeriod(years, wish)
        if (period === null) return refused({ kind: 'absent', call: 'issue' })
        return mapAnswer(ports.articles.contents(reader, period.id), (columns) => ({
          journal,
          years,
          period,
          columns,
          ...periodNeighbours(years, period.id),
        }))
      },
    )
  return loadRemote({ ...ports, load, sameInput }, scope, input$, seed)
}
