import { pageOf } from './page-of.ts'
import { twoLatest } from '../../domain/issue/issue-years.ts'
import type { IssueGateway } from '../../ports/issue-gateway.ts'
import { siteById, type FakeContent } from './fake-content.ts'
import type { FakeResults } from './fake-results.ts'

export function createFakeIssueGateway(content: FakeContent, answers: FakeResults): IssueGateway {
  const yearsOf = (siteId: Parameters<typeof siteById>[1]) => siteById(content, siteId)?.years ?? []
  return {
    years: ({ siteId }) => answers('years', () => yearsOf(siteId)),
    page: ({ siteId }, request) => answers('page', () => pageOf(yearsOf(siteId), request)),
    firstTwo: ({ siteId }) => answers('firstTwo', () => twoLatest(yearsOf(siteId))),
  }
}
