import { newestChange } from '../../domain/article/dated-article.ts'
import { issueRoute } from '../../domain/issue/issue-route.ts'
import { succeed } from '../async-results.ts'
import type { DatedIssue, ListAddresses } from './page-address.ts'

/** Every issue with contents. */
export const issueAddresses: ListAddresses = ({ issues }) =>
  succeed(issues.map((dated) => ({ route: issueRoute(dated.issue, null), changedOn: issueChange(dated) })))

/** When an issue last changed: with the newest change of its articles; else the day of its publication. */
export const issueChange = ({ issue, articles }: DatedIssue): string =>
  newestChange(articles) || issue.publishedOn
