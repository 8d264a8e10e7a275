import type { NewsContent, NewsListContent } from '@xuekan/core/page'
import type { News, SafeHtml } from '@xuekan/core/content'
import { asSiteId } from '@xuekan/core/site'

const news = (id: string, change: Partial<News> = {}): News => ({
  id,
  siteId: asSiteId('12'),
  title: { zh: `鱼道开放日<sub>${id}</sub>`, en: `Fishway open day <sub>${id}</sub>` },
  summary: { zh: '走进青潭枢纽。', en: 'A walk through the works at Qingtan.' },
  publishedOn: '2026-11-12',
  coverUrl: '',
  newsDataType: 'announcement',
  original: 0,
  sourceLink: '',
  ...change,
})

const items = [
  news('71', { coverUrl: '/rc-pub/front/files/get?id=71' }),
  news('72', { original: 2, sourceLink: 'https://radio.example/talk' }),
  news('73', { newsDataType: 'wechat' }),
]

export const newsList: NewsListContent = {
  channel: null,
  tab: 'announcement',
  counts: { information: 1, announcement: 23, dynamic: 1284, statement: 0 },
  list: { content: items, number: 1, totalPages: 3, totalElements: 23 },
  others: items.slice(1),
}

export const emptyNewsList: NewsListContent = {
  ...newsList,
  tab: 'statement',
  list: { content: [], number: 0, totalPages: 0, totalElements: 0 },
}

export const newsContent: NewsContent = {
  news: news('71', { coverUrl: '/rc-pub/front/files/get?id=71' }),
  body: '<p>上午九点，鱼道向读者开放。</p>' as SafeHtml,
  files: [
    {
      url: '/rc-pub/front/files/get?id=9',
      title: { zh: '路线图', en: 'Plan' },
      fileName: 'plan.pdf',
      size: 184_320,
    },
    { url: '/rc-pub/front/files/get?id=10', title: { zh: '', en: '' }, fileName: 'list', size: 0 },
  ],
  previous: news('70'),
  next: news('74', { original: 2 }),
  tab: 'announcement',
  others: items.slice(1),
}

export const newsAtSource: NewsContent = {
  ...newsContent,
  news: news('72', { original: 2 }),
  body: null,
  files: [],
}
