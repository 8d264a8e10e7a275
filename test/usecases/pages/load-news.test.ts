import { describe, expect, it } from 'vitest'
import type { NewsContent } from '../../../core/domain/page/page-content.ts'
import { asSiteId } from '../../../core/domain/site/site.ts'
import { mapResult } from '../../../core/usecases/async-results.ts'
import { loadNews } from '../../../core/usecases/pages/load-news.ts'
import { failed, type Remote } from '../../../core/usecases/remote.ts'
import { gatewayBench, settled, unreachable } from '../support/page-bench.ts'

const context = { language: 'zh', siteId: asSiteId('3') } as const

const newsAt = (newsId: string, bench = gatewayBench()): Remote<NewsContent> =>
  settled(loadNews(bench, { context, newsId }))

describe('loadNews', () => {
  it('shows an item between its neighbours, with others of its tab [C2.21]', () => {
    const item = newsAt('382')
    if (item.status !== 'ready') throw new Error(item.status)
    const { news, previous, next, tab, others, body } = item.value
    expect([news.id, tab, previous?.id ?? next?.id]).toEqual(['382', 'dynamic', '386'])
    expect(body).toContain('水位上涨')
    expect(others.map(({ id }) => id)).toEqual(['386'])
  })

  it('finds the neighbours among the newest of its site where the server names none', () => {
    const bench = gatewayBench()
    const { byId } = bench.news
    const silent = {
      ...bench,
      news: {
        ...bench.news,
        byId: (...asked: Parameters<typeof byId>) =>
          mapResult(byId(...asked), (page) => ({ ...page, previous: null, next: null })),
      },
    }
    const item = settled(loadNews(silent, { context, newsId: '382' }))
    expect(item).toMatchObject({ status: 'ready', value: { previous: null, next: { id: '386' } } })
    const group = settled(
      loadNews(silent, { context: { language: 'zh', siteId: asSiteId('2') }, newsId: '382' }),
    )
    expect(group).toMatchObject({ status: 'ready', value: { previous: null, next: { id: '386' } } })
  })

  it('is absent under an unknown id [C8.4]', () => {
    expect(newsAt('nothing')).toMatchObject({ status: 'failed', error: { kind: 'absent' } })
  })

  it('does without others, and not without the item', () => {
    const bench = gatewayBench()
    bench.break('list', unreachable('list'))
    expect(newsAt('382', bench)).toMatchObject({ status: 'ready', value: { others: [] } })
    bench.break('byId', unreachable('byId'))
    expect(newsAt('382', bench)).toEqual(failed(unreachable('byId')))
  })
})
