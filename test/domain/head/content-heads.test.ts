import { headOf } from '../../../core/domain/head/head-of.ts'
import {
  albumHead,
  albumListHead,
  bookHead,
  floatHead,
  mediaHead,
  topicHead,
} from '../../../core/domain/head/collected-head.ts'
import { newsHead, newsListHead } from '../../../core/domain/head/news-head.ts'
import type { PageHead } from '../../../core/domain/head/page-head.ts'
import { siteOfContent } from '../../../core/domain/head/site-of-content.ts'
import type { MediaItem } from '../../../core/domain/media/media-item.ts'
import type { News } from '../../../core/domain/news/news.ts'
import type {
  AlbumContent,
  AlbumListContent,
  BookContent,
  FloatContent,
  MediaContent,
  NewsContent,
  NewsListContent,
  TopicContent,
} from '../../../core/domain/page/page-content.ts'
import { parseRoute } from '../../../core/domain/route/parse-route.ts'
import { asSiteId } from '../../../core/domain/site/site.ts'
import { describe, expect, it } from 'vitest'
import { articleHead } from '../../../core/domain/head/article-head.ts'
import { article, origin, shell, siteId } from './sample-journal.ts'
import { contentOf } from './head-of-article.ts'

const headAt = (address: string, page: PageHead) =>
  headOf({ shell, route: parseRoute(address), language: 'zh', origin, ...page })
const canonicalAt = (address: string, page: PageHead) =>
  headAt(address, page).links.find(({ rel }) => rel === 'canonical')?.href

const news: News = {
  id: '8',
  siteId,
  title: { zh: '开放日', en: 'Open day' },
  summary: { zh: '十二月五日', en: 'On 5 December' },
  publishedOn: '2026-11-12',
  coverUrl: '',
  newsDataType: 'announcement',
  original: 0,
  sourceLink: '',
}

describe('the head of a news list', () => {
  const list = (change: Partial<NewsListContent> = {}): NewsListContent => ({
    channel: null,
    tab: 'announcement',
    counts: { information: 0, announcement: 12, dynamic: 3, statement: 0 },
    list: { content: [news], number: 0, totalPages: 2, totalElements: 12 },
    others: [],
    ...change,
  })
  const head = (content: NewsListContent) => newsListHead(content, { tab: '公告', list: '新闻' })

  it('gives every address of a tab and a page one canonical address [C2.21] [C2.29]', () => {
    const first = head(list())
    for (const address of ['/zh/newsInfo', '/news?type=announcement', '/newsInfo/26/0/announcement/0/8/zh'])
      expect(canonicalAt(address, first)).toBe(`${origin}/zh/newsInfo`)
    const second = head(list({ list: { content: [news], number: 1, totalPages: 2, totalElements: 12 } }))
    expect(canonicalAt('/zh/newsInfo?listPage=2', second)).toBe(`${origin}/zh/newsInfo?listPage=2`)
    const other = head(list({ tab: 'dynamic' }))
    expect(canonicalAt('/zh/news?type=dynamic', other)).toBe(`${origin}/zh/newsInfo?type=dynamic`)
  })

  it('names the feed of its tab', () => {
    const { links } = headAt('/zh/newsInfo', head(list()))
    expect(links.find(({ type }) => type === 'application/rss+xml')?.href).toContain(
      'type=news&newsDataType=announcement',
    )
  })

  it('is named by its tab and its column [C9.12]', () => {
    expect(headAt('/zh/newsInfo', head(list())).title).toMatch(/^公告 - 新闻 - /)
    expect(newsListHead(null, { tab: '公告', list: '新闻' })).toEqual({ title: [], content: null })
  })
})

describe('the head of a news item', () => {
  const content: NewsContent = {
    news,
    body: null,
    files: [],
    previous: null,
    next: null,
    tab: 'announcement',
    others: [],
  }

  it('stands for every address of the item, with its title and its summary [C2.21]', () => {
    for (const address of ['/zh/news/8', '/zh/newsDetails/8', '/newsDetails/26/8/zh'])
      expect(canonicalAt(address, newsHead(content))).toBe(`${origin}/zh/newsDetails/8`)
    const { title, metas } = headAt('/zh/news/8', newsHead(content))
    expect(title).toMatch(/^开放日 - /)
    expect(metas).toContainEqual({ name: 'description', content: '十二月五日' })
    expect(newsHead(null)).toEqual({ title: [], content: null })
  })

  it('belongs to the site of the item, as an article does to its own', () => {
    const elsewhere = newsHead({ ...content, news: { ...news, siteId: asSiteId('77') } })
    expect(siteOfContent(elsewhere.content)).toBe('77')
    const { content: ofArticle } = articleHead(contentOf(article))
    expect(siteOfContent(ofArticle)).toBe(article.siteId)
    expect(siteOfContent(null)).toBeNull()
  })
})

const elsewhere = asSiteId('77')
const named = { id: '5', siteId: elsewhere, name: { zh: '河流与鱼', en: 'Rivers and fish' } }
const texts = { introduction: { zh: '鱼道', en: 'Fishways' }, coverUrl: '' }
const nothing = { content: [], number: 0, totalPages: 1, totalElements: 1 }
const second = { content: [], number: 1, totalPages: 2, totalElements: 21 }

const beside = { guestEditors: [], editors: [], figures: [], others: [] }

describe('the head of an album', () => {
  const content = (change: Partial<AlbumContent> = {}): AlbumContent => ({
    album: { ...named, ...texts },
    counts: { paper: 21, figures: 1, tables: 0, experts: 0 },
    shown: { tab: 'paper', list: nothing, whole: [] },
    ...beside,
    ...change,
  })

  it('gives every address of a tab and a page one canonical address [C2.19] [C2.28]', () => {
    const first = albumHead(content(), '论文')
    for (const address of ['/zh/collections/5', '/newAlbumDetail/26/5/zh', '/zh/collections/5?tab=paper'])
      expect(canonicalAt(address, first)).toBe(`${origin}/zh/collections/5`)
    const next = albumHead(content({ shown: { tab: 'paper', list: second, whole: [] } }), '论文')
    expect(canonicalAt('/zh/collections/5?page=2', next)).toBe(`${origin}/zh/collections/5?page=2`)
    const figures = albumHead(content({ shown: { tab: 'figures', list: nothing } }), '图')
    expect(canonicalAt('/zh/collections/5?tab=figures', figures)).toBe(
      `${origin}/zh/collections/5?tab=figures`,
    )
    expect(figures.title).toEqual(['图', named.name])
    expect(siteOfContent(first.content)).toBe(elsewhere)
    expect(headAt('/zh/collections/5', first).links.at(-1)?.href).toContain('type=album&id=5')
  })

  it('says of what a site collects how it is called there', () => {
    const list: AlbumListContent = {
      channel: null,
      list: second,
      topics: [],
      media: [],
      books: [],
      documents: [],
    }
    expect(albumListHead(list, '专辑').title).toEqual(['专辑'])
    expect(canonicalAt('/zh/collectionList?page=2', albumListHead(list, '专辑'))).toBe(
      `${origin}/zh/collectionList?page=2`,
    )
  })
})

describe('the heads of what a site collects', () => {
  const item: MediaItem = {
    id: '6',
    siteId: elsewhere,
    kind: 'video',
    title: named.name,
    summary: texts.introduction,
    maker: named.name,
    publishedOn: '',
    duration: 0,
    mediaType: '',
    size: 0,
    posterUrl: '',
    playUrl: '/p',
    downloadUrl: '/d',
    plays: 0,
    downloads: 0,
  }
  const media: MediaContent = {
    item,
    cues: [],
    chapters: [],
    captionUrls: { zh: '', en: '' },
    chapterUrls: { zh: '', en: '' },
    article: null,
    others: [],
  }
  const topic: TopicContent = {
    topic: { ...named, ...texts, articles: 1, experts: 0 },
    list: second,
    experts: [],
    others: [],
  }
  const book: BookContent = {
    book: {
      ...texts,
      id: '7',
      siteId: elsewhere,
      title: named.name,
      authors: named.name,
      publisher: named.name,
      year: 0,
      isbn: '',
      link: '',
    },
    cloud: null,
    others: [],
  }

  it.each([
    ['/zh/video/6', mediaHead(media)],
    ['/zh/topic/5?page=2', topicHead(topic)],
    ['/zh/book/7', bookHead(book)],
  ])('stand for %s, of the site that it belongs to', (address, head) => {
    expect(canonicalAt(address, head)).toBe(origin + address)
    expect(head.title).toEqual([named.name])
    expect(siteOfContent(head.content)).toBe(elsewhere)
  })

  it('are nothing before their content is here', () => {
    const nothingYet = { title: [], content: null }
    for (const head of [
      mediaHead(null),
      topicHead(null),
      bookHead(null),
      albumHead(null, ''),
      albumListHead(null, ''),
    ])
      expect(head).toEqual(nothingYet)
  })
})

describe('the head of a figure and of a table', () => {
  const figure: FloatContent = {
    kind: 'figure',
    shown: {
      id: '5-2',
      label: { zh: '图 2', en: 'Fig. 2' },
      caption: { zh: '水位 a<b> 过程', en: 'Water level' },
      imageUrl: '/rc-pub/front/files/get?id=9',
      anchor: 'f2',
      article: {
        id: article.id,
        siteId,
        doi: article.doi,
        title: article.title,
        journalName: article.journalName,
        year: article.year,
        volume: article.volume,
        issue: article.issue,
        publishedOn: article.publishedOn,
      },
    },
    table: null,
    article: {
      ...article,
      license: { url: 'https://creativecommons.org/licenses/by/4.0/', name: 'CC BY 4.0' },
      copyright: { zh: '© 作者', en: '© the authors' },
    },
    floats: [],
  }

  it('names it, its caption and its article, and tells programs of the picture [C9.12]', () => {
    const { title, metas, jsonLd } = headAt('/zh/figure/5-2', floatHead(figure, '图'))
    expect(title).toMatch(/^图 2 - /)
    expect(metas).toContainEqual({ name: 'description', content: '水位 a<b> 过程' })
    expect(canonicalAt('/zh/figure/5-2?siteId=1', floatHead(figure, '图'))).toBe(`${origin}/zh/figure/5-2`)
    expect(jsonLd).toMatchObject({
      '@type': 'ImageObject',
      contentUrl: `${origin}/rc-pub/front/files/get?id=9`,
      caption: '水位 a<b> 过程',
      license: 'https://creativecommons.org/licenses/by/4.0/',
      copyrightNotice: '© 作者',
      isPartOf: { '@type': 'ScholarlyArticle' },
      url: `${origin}/zh/figure/5-2`,
    })
    expect(siteOfContent(floatHead(figure, '图').content)).toBe(siteId)
  })

  it('says what it is where it has no label, and is no picture where it is a table', () => {
    const shown = { ...figure.shown, label: { zh: '', en: '' } }
    const table = floatHead({ ...figure, kind: 'table', shown }, '表')
    expect(headAt('/zh/table/5-2', table).title).toMatch(/^表 - /)
    expect(headAt('/zh/table/5-2', table).jsonLd).toBeNull()
    expect(floatHead(null, '表')).toEqual({ title: [], content: null })
    const bare = {
      ...figure,
      shown: { ...shown, imageUrl: '' },
      article: { ...figure.article, license: null },
    }
    expect(headAt('/zh/figure/5-2', floatHead(bare, '图')).jsonLd).not.toHaveProperty('license')
  })
})
