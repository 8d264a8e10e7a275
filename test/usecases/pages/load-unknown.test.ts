import { asSiteId } from '../../../core/domain/site/site.ts'
import { loadUnknown } from '../../../core/usecases/pages/load-unknown.ts'
import { sampleContent } from '@xuekan/core/testing'
import { describe, expect, it } from 'vitest'
import { gatewayBench, settled, unreachable } from '../support/page-bench.ts'

function opened(bench = gatewayBench(), siteId = '3') {
  const state = settled(loadUnknown(bench, { context: { language: 'zh', siteId: asSiteId(siteId) } }))
  if (state.status !== 'ready') throw new Error(state.status)
  return state.value
}

describe('loadUnknown', () => {
  it('has the first articles of the current issue of a journal, in their order [C2.4]', () => {
    const bench = gatewayBench()
    const { issue, articles } = opened(bench)
    expect(issue).not.toBeNull()
    expect(articles.length).toBeGreaterThan(1)
    expect(articles.length).toBeLessThanOrEqual(5)
    expect(articles.every((article) => article.issue === issue?.issue)).toBe(true)
    expect(bench.calls).toEqual(['firstTwo', 'contents'])
  })

  it('has the newest articles of a site that has no issues [C2.4]', () => {
    const bench = gatewayBench({
      ...sampleContent,
      sites: sampleContent.sites.map((site) => ({ ...site, years: [] })),
    })
    const { issue, articles } = opened(bench)
    expect(issue).toBeNull()
    expect(articles.length).toBeGreaterThan(1)
    const days = articles.map(({ publishedOn }) => publishedOn)
    expect(days).toEqual(days.toSorted().toReversed())
  })

  it.each(['firstTwo', 'contents'])('stands without titles where %s fails', (call) => {
    const bench = gatewayBench()
    bench.break(call, unreachable(call))
    expect(opened(bench)).toEqual({ issue: null, articles: [] })
  })
})
