import { issueAddresses, loadIssue } from '@xuekan/core/page'
import { issueHead } from '@xuekan/core/route'
import { IssuePage } from '../../ui/pages/IssuePage.tsx'
import { definePage } from '../portal/page-definition.ts'

export const page = definePage({
  page: 'issue',
  Screen: IssuePage,
  input: ({ year, issue, issueId }, { context }) => ({ context, query: { year, issue, issueId } }),
  load: loadIssue,
  head: issueHead,
  prose: [],
  addresses: issueAddresses,
})
