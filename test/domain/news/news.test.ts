import { isReadAtSource, needsJump, newsDestination } from '../../../core/domain/news/news-destination.ts'
import { newsNeighbours } from '../../../core/domain/news/news-neighbours.ts'
import { newsTabOf, newsTabRoute, newsTabs } from '../../../core/domain/news/news-tabs.ts'
import type { News } from '../../../core/domain/news/news.ts'
import { destinationHref } from '../../../core/domain/route/destination.ts'
import { formatRoute } from '../../../core/domain/route/format-route.ts'
import type { NewsListRoute } from '../../../core/domain/route/route.ts'
import { asSiteId } from '../../../core/domain/site/site.ts'
import { describe, expect, it } from 'vitest'

const news = (part: Partial<News>): News => ({
  id: '8',
  siteId: asSiteId('26'),
  title: { zh: '会议通知', en: 'Call for papers' },
  summary: { zh: '', en: '' },
  publishedOn: '2026-03-05',
  coverUrl: '',
  newsDataType: 'information',
  original: 1,
  sourceLink: 'https://example.org/news/1',
  ...part,
})

const hrefOf = (item: News, prefixed: boolean): string =>
  destinationHref(newsDestination(item, { language: 'zh', prefixed }), { prefixed })

describe('isReadAtSource', () => {
  it('holds for original type 2 and for wechat items alone [C2.22] [C3.14]', () => {
    expect([0, 1, 2, 3, -2, NaN].map((original) => isReadAtSource(news({ original })))).toEqual([
      false,
      false,
      true,
      false,
      false,
      false,
    ])
    expect(
      ['wechat', 'WeChat', 'wechatx', '', 'news'].map((newsDataType) =>
        isReadAtSource(news({ newsDataType })),
      ),
    ).toEqual([true, true, false, false, false])
  })
})

describe('newsDestination', () => {
  it('is the source link for original type 2 and for a wechat item [C2.22]', () => {
    expect(hrefOf(news({ original: 2 }), true)).toBe('https://example.org/news/1')
    expect(hrefOf(news({ newsDataType: 'wechat' }), false)).toBe('https://example.org/news/1')
    expect(hrefOf(news({ original: 2, sourceLink: '/files/deep/a.pdf' }), true)).toBe('/files/deep/a.pdf')
  })

  it('is the news detail for any other item, under a language where the current path is [C2.22]', () => {
    expect(hrefOf(news({}), true)).toBe('/zh/newsDetails/8')
    expect(hrefOf(news({}), false)).toBe('/newsDetails/26/8/zh')
    expect(hrefOf(news({ siteId: asSiteId('') }), false)).toBe('/newsDetails/0/8/zh')
  })

  it.each(['', 'null', 'undefined', 'javascript:alert(1)', '//evil.example', 'example.org'])(
    'is the news detail for the source link %j [C2.22]',
    (sourceLink) => {
      expect(hrefOf(news({ original: 2, sourceLink }), true)).toBe('/zh/newsDetails/8')
    },
  )
})

describe('needsJump', () => {
  it('holds where an item is read at a source that only the jump call knows [C7.7]', () => {
    const at = (part: Partial<News>) => needsJump(news(part))
    expect(at({ original: 2, sourceLink: '' })).toBe(true)
    expect(at({ newsDataType: 'wechat', sourceLink: 'javascript:alert(1)' })).toBe(true)
    expect(at({ original: 2 })).toBe(false)
    expect(at({ sourceLink: '' })).toBe(false)
  })
})

describe('newsTabs', () => {
  it('are information, announcement, dynamic and statement [C2.29]', () => {
    expect(newsTabs).toEqual(['information', 'announcement', 'dynamic', 'statement'])
    expect(['announcement', 'statement', 'Statement', 'wechat', '', null].map(newsTabOf)).toEqual([
      'announcement',
      'statement',
      'information',
      'information',
      'information',
      'information',
    ])
  })

  it('begin their own list each [C2.21] [C2.29]', () => {
    const list: NewsListRoute = {
      page: 'newsList',
      language: 'zh',
      siteId: null,
      channelId: '7',
      type: 'statement',
      listPage: '3',
      activeId: '9',
    }
    expect(formatRoute(newsTabRoute(list, 'dynamic'))).toBe('/zh/newsInfo/7?type=dynamic')
  })
})

describe('newsNeighbours', () => {
  it('are the older and the newer item, none at the ends and for an unknown one', () => {
    const [newest, middle, oldest] = ['3', '2', '1'].map((id) => news({ id }))
    const list = [newest, middle, oldest].flatMap((item) => item ?? [])
    expect(newsNeighbours(list, '2')).toEqual({ previous: oldest, next: newest })
    expect(newsNeighbours(list, '3')).toEqual({ previous: middle, next: null })
    expect(newsNeighbours(list, '1')).toEqual({ previous: null, next: middle })
    expect(newsNeighbours(list, '4')).toEqual({ previous: null, next: null })
  })
})
