import type { IssueGateway } from '@xuekan/core'
import { succeed, mapResult, andThen } from '@xuekan/core/reactive'
import { endpoints } from './contract/endpoints.ts'
import type { RcPubClient } from './rc-pub-client.ts'
import { pagedFrom } from './wire/paged.ts'
import { firstTwoFrom, issuesOfPageFrom, issueYearsFrom } from './wire/issues.ts'

/** Issues over rc-pub (C7.6). Asked by year, since that answer alone tells volumes and covers. */
export const createHttpIssueGateway = (client: RcPubClient): IssueGateway => ({
  years: (context) =>
    mapResult(
      client.call(endpoints.periodTreeByYear, {
        ...context,
        query: { siteId: context.siteId, isBack: 'false', groupByYear: 1 },
      }),
      (tree) => issueYearsFrom(tree, context.siteId),
    ),
  page: (context, { page, size }) =>
    mapResult(
      client.call(endpoints.periodTreePage, {
        ...context,
        query: { siteId: context.siteId, isBack: 'false', magType: 1, page, size },
      }),
      (wire) => pagedFrom(wire, (content) => issuesOfPageFrom(content, context.siteId)),
    ),
  /** The journal is named by an id of its own, which its site tells. */
  firstTwo: (context) =>
    andThen(
      client.call(endpoints.publicationConfig, { ...context, query: { siteId: context.siteId } }),
      (publication) => {
        const publicationIndexId = publication?.id ?? ''
        if (publicationIndexId === '') return succeed([])
        return mapResult(
          client.call(endpoints.firstTwoPeriods, { ...context, query: { publicationIndexId } }),
          (wires) => firstTwoFrom(wires, context.siteId),
        )
      },
    ),
})
