import { issueRoute } from '../../domain/issue/issue-route.ts'
import { succeed } from '../async-results.ts'
import type { ListAddresses } from './page-address.ts'

/** Every issue with contents. */
export const issueAddresses: ListAddresses = ({ issues }) =>
  succeed(issues.map(({ issue }) => ({ route: issueRoute(issue, null), changedOn: issue.publishedOn })))
