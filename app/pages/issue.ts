import { issueHead, loadIssue } from '@xuekan/core'
import { IssuePage } from '../../ui/pages/IssuePage.tsx'
import { definePage } from '../portal/page-definition.ts'

export const page = definePage({
  page: 'issue',
  Screen: IssuePage,
  input: ({ year, issue, periodId }, { reader }) => ({ reader, wish: { year, issue, periodId } }),
  load: loadIssue,
  head: issueHead,
  prose: [],
})
