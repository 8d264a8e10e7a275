import { pageOf } from '../../domain/page/page-wish.ts'
import { twoLatest } from '../../domain/period/period-years.ts'
import type { PeriodGateway } from '../../ports/period-gateway.ts'
import { siteById, type FakeContent } from './fake-content.ts'
import type { FakeAnswers } from './fake-answers.ts'

export function createFakePeriodGateway(content: FakeContent, answers: FakeAnswers): PeriodGateway {
  const yearsOf = (siteId: Parameters<typeof siteById>[1]) => siteById(content, siteId)?.years ?? []
  return {
    periods: ({ siteId }) => answers('periods', () => yearsOf(siteId)),
    page: ({ siteId }, wish) => answers('periodsPage', () => pageOf(yearsOf(siteId), wish)),
    firstTwo: ({ siteId }) => answers('firstTwo', () => twoLatest(yearsOf(siteId))),
  }
}
