import type { IssueQuery } from '../../../core/domain/issue/find-issue.ts'
import type { IssueContent } from '../../../core/domain/page/page-content.ts'
import { parseRoute } from '../../../core/domain/route/parse-route.ts'
import { asSiteId } from '../../../core/domain/site/site.ts'
import { createBehavior } from '../../../core/reactive/behavior.ts'
import { createScope } from '../../../core/reactive/scope.ts'
import { createPage } from '../../../core/usecases/create-page.ts'
import { loadIssue, type IssueInput } from '../../../core/usecases/pages/load-issue.ts'
import { failed, type Remote } from '../../../core/usecases/remote.ts'
import { createVirtualClock } from '@xuekan/core/testing'
import { describe, expect, it } from 'vitest'
import { heard } from '../support/heard.ts'
import { gatewayBench, settled, unreachable } from '../support/page-bench.ts'

const context = { language: 'zh', siteId: asSiteId('3') } as const

/** What the address asks for. */
function queryOf(address: string): IssueQuery {
  const route = parseRoute(address)
  if (route.page !== 'issue') throw new Error(route.page)
  return route
}

const issueAt = (address: string, bench = gatewayBench()): Remote<IssueContent> =>
  settled(loadIssue(bench, { context, query: queryOf(address) }))

const name = (period: { readonly year: number; readonly issue: string } | null) =>
  period === null ? null : `${period.year}/${period.issue}`

function shown(remote: Remote<IssueContent>) {
  if (remote.status !== 'ready') return remote.status
  const { previous, issue, next } = remote.value
  return [previous, issue, next].map(name)
}

describe('loadIssue', () => {
  it.each([
    ['the newest issue of all', '/zh/issue', ['2026/1', '2026/2', null]],
    ['the newest issue of a year', '/zh/issue/2025', ['2025/1', '2025/2', '2026/1']],
    ['an issue by year and number', '/zh/issue/2026/1', ['2025/2', '2026/1', '2026/2']],
    ['an issue by its id', '/zh/issue?periodId=320251', [null, '2025/1', '2025/2']],
  ])('shows %s between its neighbours in time [C2.6]', (_, address, expected) => {
    const bench = gatewayBench()
    expect(shown(issueAt(address, bench))).toEqual(expected)
    expect(bench.calls.toSorted()).toEqual(['contents', 'journal', 'years'])
  })

  it('shows the contents of this very issue, its journal and the way to all others [C2.6]', () => {
    const issue = issueAt('/zh/issue/2025/2')
    if (issue.status !== 'ready') throw new Error(issue.status)
    const { journal, sections, years } = issue.value
    expect(journal.sld).toBe('jiang')
    expect(sections.map((section) => section.name)).toEqual(['论文', '综述'])
    const articles = sections.flatMap((section) => section.articles)
    expect(articles.map(({ id }) => id)).toEqual([0, 1, 2, 3, 4, 5].map((number) => `3202520${number}`))
    expect(years.flatMap(({ issues }) => issues.map(name))).toEqual(['2026/2', '2026/1', '2025/2', '2025/1'])
  })

  it.each(['/zh/issue/2019', '/zh/issue/2026/7', '/zh/issue?periodId=420261'])(
    'finds nothing at %s, and asks for no contents [C2.6]',
    (address) => {
      const bench = gatewayBench()
      expect(issueAt(address, bench)).toEqual(failed({ kind: 'absent', call: 'issue' }))
      expect(bench.calls).not.toContain('contents')
    },
  )

  it.each(['journal', 'years', 'contents'])('fails as %s fails', (call) => {
    const bench = gatewayBench()
    bench.break(call, unreachable(call))
    expect(issueAt('/zh/issue', bench)).toEqual(failed(unreachable(call)))
  })

  it('loads the issue that the reader goes on to, and nothing for an address that asks for the same', () => {
    const bench = gatewayBench()
    const input$ = createBehavior<IssueInput>({ context, query: queryOf('/zh/issue/2026/2') })
    const ports = { ...bench, clock: createVirtualClock(), minimumDelay: 0 }
    const states = heard(createPage(loadIssue)(ports, createScope(), input$, null).state$)
    input$.set({ context, query: queryOf('/zh/issue/2026/2') })
    input$.set({ context, query: queryOf('/zh/issue/2026/1') })
    expect(states.map(shown)).toEqual([['2026/1', '2026/2', null], 'loading', ['2025/2', '2026/1', '2026/2']])
    expect(bench.calls.filter((call) => call === 'contents')).toHaveLength(2)
  })
})
