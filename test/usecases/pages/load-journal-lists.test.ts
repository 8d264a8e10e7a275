import { asSiteId } from '../../../core/domain/site/site.ts'
import { succeed } from '../../../core/usecases/async-results.ts'
import { loadArchive } from '../../../core/usecases/pages/load-archive.ts'
import { loadScience } from '../../../core/usecases/pages/load-science.ts'
import { loadSection, loadSections } from '../../../core/usecases/pages/load-section.ts'
import { failed } from '../../../core/usecases/remote.ts'
import { sampleContent, noFacets } from '@xuekan/core/testing'
import { describe, expect, it } from 'vitest'
import { gatewayBench, settled, unreachable } from '../support/page-bench.ts'

const context = { language: 'zh', siteId: asSiteId('3') } as const
const today = '2036-11-23'

describe('loadArchive', () => {
  const load = (decade: number | null, bench = gatewayBench()) =>
    settled(loadArchive(bench, { context, decade, today }))

  it.each([null, 2020])(
    'shows the back issues of the newest decade, without the current one: %s [C2.6] [C3.8]',
    (decade) => {
      const state = load(decade)
      if (state.status !== 'ready') throw new Error(state.status)
      const { shown, latest, issueCount, years, onThisDay } = state.value
      const names = shown?.years.flatMap(({ issues }) => issues.map(({ year, issue }) => `${year}/${issue}`))
      expect(names).toEqual(['2026/1', '2025/2', '2025/1'])
      expect(latest.map(({ year, issue }) => `${year}/${issue}`)).toEqual(['2026/2', '2026/1'])
      expect(issueCount).toBe(3)
      expect(years).toEqual([
        { year: 2026, issues: 2 },
        { year: 2025, issues: 2 },
      ])
      expect(onThisDay.map(({ ago }) => ago)).toEqual([10])
    },
  )

  it('shows a journal before its second issue without a decade [C2.6]', () => {
    const bench = gatewayBench({
      ...sampleContent,
      sites: sampleContent.sites.map((site) => ({
        ...site,
        years: site.years.slice(0, 1).map(({ year, issues }) => ({ year, issues: issues.slice(0, 1) })),
      })),
    })
    const state = load(null, bench)
    expect(state.status === 'ready' && state.value).toMatchObject({ shown: null, decades: [], issueCount: 0 })
    expect(load(2020, bench)).toEqual(failed({ kind: 'absent', call: 'decade' }))
  })

  it('has no page for a decade without back issues, nor where the journal cannot be had', () => {
    expect(load(1990)).toEqual(failed({ kind: 'absent', call: 'decade' }))
    const bench = gatewayBench()
    bench.break('years', unreachable('years'))
    expect(load(null, bench)).toEqual(failed(unreachable('years')))
  })
})

describe('loadSection', () => {
  const sections = () => {
    const state = settled(loadSections(gatewayBench(), context))
    if (state.status !== 'ready') throw new Error(state.status)
    return state.value
  }

  it('shows the articles of one section over all issues, newest first [C2.11]', () => {
    const [first] = sections()
    const state = settled(loadSection(gatewayBench(), { context, section: first?.value ?? '', page: 1 }))
    if (state.status !== 'ready') throw new Error(state.status)
    const { list, section } = state.value
    expect(section).toEqual(first)
    expect(list.totalElements).toBe(first?.count)
    expect(new Set(list.content.map(({ article }) => article.section.zh))).toEqual(new Set([section.label]))
    expect(new Set(list.content.map(({ article }) => article.issue)).size).toBeGreaterThan(1)
    const days = list.content.map(({ article }) => article.publishedOn)
    expect(days).toEqual(days.toSorted().toReversed())
  })

  it('shows a section that is too small for the list of sections, under its own name', () => {
    const bench = gatewayBench()
    const name = sections()[0]?.value ?? ''
    const none = { total: 0, facets: noFacets }
    const search = { ...bench.search, clusters: () => succeed(none) }
    const state = settled(loadSection({ search }, { context, section: name, page: 1 }))
    if (state.status !== 'ready') throw new Error(state.status)
    const { section, list, sections: others } = state.value
    expect(section).toEqual({ value: name, label: name, count: list.totalElements })
    expect(others).toEqual([])
  })

  it('has no page for a section that no article is in, nor beyond the last page', () => {
    expect(settled(loadSection(gatewayBench(), { context, section: 'none', page: 1 })).status).toBe('failed')
    const section = sections()[0]?.value ?? ''
    expect(settled(loadSection(gatewayBench(), { context, section, page: 9 }))).toEqual(
      failed({ kind: 'absent', call: 'search' }),
    )
  })
})

describe('loadScience', () => {
  it('lists all articles of a site under the text of its column [C2.10]', () => {
    const state = settled(loadScience(gatewayBench(), { context, channelId: '302', page: 2 }))
    if (state.status !== 'ready') throw new Error(state.status)
    expect(state.value.list).toMatchObject({ number: 1, totalPages: 2, totalElements: 24 })
    expect(state.value.column?.channel.id).toBe('302')
  })

  it('lists them also where the site has no such column', () => {
    const state = settled(loadScience(gatewayBench(), { context, channelId: '', page: 1 }))
    expect(state.status === 'ready' && state.value.column).toBe(null)
  })
})
