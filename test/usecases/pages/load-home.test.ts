import type { HomeContent } from '../../../core/domain/page/page-content.ts'
import { asSiteId, type SiteType } from '../../../core/domain/site/site.ts'
import { homeListSize, loadHome } from '../../../core/usecases/pages/load-home.ts'
import { failed, ready, type Remote } from '../../../core/usecases/remote.ts'
import { sampleContent } from '@xuekan/core/testing'
import { describe, expect, it } from 'vitest'
import { gatewayBench, settled, unreachable, type GatewayBench } from '../support/page-bench.ts'

const sites = [
  ['single', '3'],
  ['group', '2'],
  ['all', '1'],
] as const

function homeOf(bench: GatewayBench, type: SiteType, siteId: string): Remote<HomeContent> {
  return settled(loadHome(bench, { context: { language: 'en', siteId: asSiteId(siteId) }, type }))
}

function contentOf(remote: Remote<HomeContent>): HomeContent {
  if (remote.status !== 'ready') throw new Error(remote.status)
  return remote.value
}

describe('loadHome', () => {
  it('shows a journal with the contents of its newest issue [C2.1]', () => {
    const bench = gatewayBench()
    const home = contentOf(homeOf(bench, 'single', '3'))
    if (home.kind !== 'journal') throw new Error(home.kind)
    expect(home.journal.sld).toBe('jiang')
    expect(home.current?.issue).toMatchObject({ year: 2026, issue: '2' })
    expect(home.current?.sections.map(({ name, articles }) => [name, articles.length])).toEqual([
      ['Articles', 4],
      ['Reviews', 2],
    ])
    expect(bench.calls.toSorted()).toEqual(['contents', 'journal', 'latest', 'mostRead', 'years'])
  })

  it.each([
    ['a group', 'group', '2', false],
    ['the aggregate', 'all', '1', true],
  ] as const)(
    'shows the journals of %s, and asks for no issue [C2.1, C1.2]',
    (_, type, siteId, aggregate) => {
      const bench = gatewayBench()
      const home = contentOf(homeOf(bench, type, siteId))
      expect(home).toMatchObject({
        kind: 'journals',
        aggregate,
        journals: [{ sld: 'jiang' }, { sld: 'hai' }],
      })
      expect(bench.calls.toSorted()).toEqual(['journals', 'latest', 'mostRead'])
    },
  )

  it.each(sites)('lists the latest and the most read articles of a %s site', (type, siteId) => {
    const { latest, mostRead } = contentOf(homeOf(gatewayBench(), type, siteId))
    expect([latest.length, mostRead.length]).toEqual([homeListSize, homeListSize])
    const days = latest.map(({ publishedOn }) => publishedOn)
    expect(days).toEqual(days.toSorted().toReversed())
    const visits = mostRead.map((article) => article.visits)
    expect(visits).toEqual(visits.toSorted((a, b) => b - a))
    expect(days).not.toEqual(mostRead.map(({ publishedOn }) => publishedOn))
  })

  it('shows a journal before its first issue, and asks for no contents', () => {
    const bench = gatewayBench({
      ...sampleContent,
      sites: sampleContent.sites.map((site) => ({ ...site, years: [] })),
    })
    expect(contentOf(homeOf(bench, 'single', '3'))).toMatchObject({ kind: 'journal', current: null })
    expect(bench.calls).not.toContain('contents')
  })

  it.each([
    ['single', '3', 'journal'],
    ['single', '3', 'years'],
    ['single', '3', 'contents'],
    ['group', '2', 'journals'],
    ['all', '1', 'journals'],
  ] as const)('fails for a %s site (%s) as %s fails', (type, siteId, call) => {
    const bench = gatewayBench()
    bench.break(call, unreachable(call))
    expect(homeOf(bench, type, siteId)).toEqual(failed(unreachable(call)))
  })

  it.each(sites)('shows a %s site (%s) without the lists that cannot be had', (type, siteId) => {
    const bench = gatewayBench()
    const whole = contentOf(homeOf(bench, type, siteId))
    bench.break('latest', unreachable('latest'))
    bench.break('mostRead', unreachable('mostRead'))
    expect(homeOf(bench, type, siteId)).toEqual(ready({ ...whole, latest: [], mostRead: [] }))
  })
})
