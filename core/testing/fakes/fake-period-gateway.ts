import type { PeriodGateway } from '../../ports/period-gateway.ts'
import { siteById, type FakeContent } from './fake-content.ts'
import type { FakeAnswers } from './fake-answers.ts'

export const createFakePeriodGateway = (content: FakeContent, answers: FakeAnswers): PeriodGateway => ({
  periods: ({ siteId }) => answers('periods', () => siteById(content, siteId)?.years ?? []),
})
