import { sampleContent } from '@xuekan/core/testing'
import { describe, expect, it } from 'vitest'
import type { Channel } from '../../../core/domain/channel/channel.ts'
import { newsTabOf, newsTabs } from '../../../core/domain/news/news-tabs.ts'
import type { NewsListContent } from '../../../core/domain/page/page-content.ts'
import { asSiteId } from '../../../core/domain/site/site.ts'
import { loadNewsList, type NewsListInput } from '../../../core/usecases/pages/load-news-list.ts'
import { failed, type Remote } from '../../../core/usecases/remote.ts'
import { gatewayBench, settled, unreachable } from '../support/page-bench.ts'

const siteId = asSiteId('3')
const context = { language: 'zh', siteId } as const

const column = (change: Partial<Channel> = {}): Channel => ({
  id: '302',
  parentId: '',
  siteId,
  name: { zh: '新闻', en: 'News' },
  code: 'news',
  enabled: true,
  link: '',
  bannerId: '',
  newsDataType: '',
  styleId: '',
  children: [],
  ...change,
})

const listOf = (input: Partial<NewsListInput> = {}, bench = gatewayBench()): Remote<NewsListContent> =>
  settled(loadNewsList(bench, { context, channel: null, type: null, page: 1, activeId: null, ...input }))

function shown(input: Partial<NewsListInput>, bench = gatewayBench()): NewsListContent {
  const list = listOf(input, bench)
  if (list.status !== 'ready') throw new Error(list.status)
  return list.value
}

describe('loadNewsList', () => {
  it('counts every tab and shows the items of the one that is named [C2.29]', () => {
    for (const tab of newsTabs) {
      const { counts, list, tab: open } = shown({ type: tab })
      expect(open).toBe(tab)
      expect(list.totalElements).toBe(counts[tab])
      expect(list.content.every(({ newsDataType }) => newsTabOf(newsDataType) === tab)).toBe(true)
    }
    const { counts } = shown({})
    const own = (sampleContent.news ?? []).filter(({ news }) => news.siteId === siteId)
    expect(newsTabs.reduce((sum, tab) => sum + counts[tab], 0)).toBe(own.length)
  })

  it('begins with the first tab that holds something where none is named, or with that of the column', () => {
    const statements = (sampleContent.news ?? []).filter(
      ({ news }) => news.newsDataType === 'statement' || news.newsDataType === 'dynamic',
    )
    const bench = gatewayBench({ ...sampleContent, news: statements })
    expect(shown({}, bench).tab).toBe('dynamic')
    expect(shown({ channel: column({ newsDataType: 'statement' }) }, bench).tab).toBe('statement')
    expect(shown({ type: 'no-such-kind' }, bench).tab).toBe('dynamic')
    expect(shown({ type: 'announcement' }, bench)).toMatchObject({
      tab: 'announcement',
      list: { content: [] },
    })
    expect(shown({}, gatewayBench({ ...sampleContent, news: [] })).tab).toBe('information')
  })

  it('lists the news that name its column, and those of the site where none does', () => {
    const named = shown({ channel: column() })
    expect(named.list.content.map(({ id }) => id)).toEqual(['380'])
    expect(named.counts).toEqual({ information: 1, announcement: 0, dynamic: 0, statement: 0 })
    const other = shown({ channel: column({ id: '777' }) })
    expect(other.counts).toEqual(shown({}).counts)
    expect(other.channel?.id).toBe('777')
  })

  it('holds beside them the newest of other tabs, none of them twice', () => {
    const { list, others } = shown({ type: 'dynamic' })
    expect(others.length).toBeGreaterThan(0)
    const ids = [...list.content, ...others].map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('has no page beyond the last [C2.21]', () => {
    expect(listOf({ type: 'dynamic', page: 2 })).toEqual(failed({ kind: 'absent', call: 'newsList' }))
    const many = (sampleContent.news ?? []).flatMap((each) =>
      each.news.siteId !== siteId
        ? []
        : Array.from({ length: 3 }, (_, at) => ({
            ...each,
            news: { ...each.news, id: `${each.news.id}-${at}`, newsDataType: 'dynamic' },
          })),
    )
    const bench = gatewayBench({ ...sampleContent, news: many })
    const pages = [1, 2, 3].map((page) => shown({ page }, bench).list)
    expect(pages.map(({ content }) => content.length)).toEqual([10, 10, many.length - 20])
    expect(listOf({ page: 4 }, bench)).toEqual(failed({ kind: 'absent', call: 'newsList' }))
  })

  it('opens the tab and the page that hold the entry which the address marks [C2.21] [C2.29]', () => {
    const own = (sampleContent.news ?? []).filter(({ news }) => news.siteId === siteId)
    const many = own.flatMap((each) =>
      Array.from({ length: 3 }, (_, at) => ({
        ...each,
        news: { ...each.news, id: `${each.news.id}-${at}`, newsDataType: 'dynamic' },
      })),
    )
    const bench = gatewayBench({ ...sampleContent, news: [...many, ...own] })
    for (const { news } of [...many, ...own]) {
      const { tab, list } = shown({ activeId: news.id }, bench)
      expect(tab).toBe(newsTabOf(news.newsDataType))
      expect(list.content.map(({ id }) => id)).toContain(news.id)
    }
    const last = shown({ type: 'dynamic', page: 3 }, bench).list.content[0]?.id ?? ''
    expect(shown({ type: 'dynamic', activeId: last }, bench).list.number).toBe(2)
  })

  it('follows the address where it names another tab or page, or an entry that is not there', () => {
    const dynamic = shown({ type: 'dynamic' }).list.content[0]?.id ?? ''
    expect(shown({ type: 'statement', activeId: dynamic })).toMatchObject({
      tab: 'statement',
      list: { number: 0 },
    })
    expect(listOf({ page: 2, activeId: dynamic }).status).toBe('failed')
    const elsewhere = (sampleContent.news ?? []).find(({ news }) => news.siteId !== siteId)?.news.id ?? ''
    for (const activeId of ['none', '', elsewhere]) expect(shown({ activeId })).toEqual(shown({}))
    const bench = gatewayBench()
    bench.break('byId', unreachable('byId'))
    expect(shown({ activeId: dynamic }, bench)).toEqual(shown({}))
  })

  it('fails as the list fails, and does without the newest', () => {
    const bench = gatewayBench()
    bench.break('latest', unreachable('latest'))
    expect(shown({}, bench).others).toEqual([])
    bench.break('list', unreachable('list'))
    expect(listOf({}, bench)).toEqual(failed(unreachable('list')))
  })
})
