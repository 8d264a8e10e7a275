import type { Article } from '../../../core/domain/article/article.ts'
import { describe, expect, it } from 'vitest'
import { articleHead } from '../../../core/domain/head/article-head.ts'
import { boardHead } from '../../../core/domain/head/board-head.ts'
import {
  albumHead,
  bookHead,
  floatHead,
  mediaHead,
  topicHead,
} from '../../../core/domain/head/collected-head.ts'
import { homeHead } from '../../../core/domain/head/home-head.ts'
import { newsHead } from '../../../core/domain/head/news-head.ts'
import type { HeadInput } from '../../../core/domain/head/head-input.ts'
import type { PageHead } from '../../../core/domain/head/page-head.ts'
import { printedHead } from '../../../core/domain/head/printed-head.ts'
import type { EditorialBoardContent, NewsContent } from '../../../core/domain/page/page-content.ts'
import { parseRoute } from '../../../core/domain/route/parse-route.ts'
import { asSiteId } from '../../../core/domain/site/site.ts'
import { sampleChannels } from '@xuekan/core/testing'
import { article, journal, none, origin, shell, siteId } from './sample-journal.ts'
import { contentOf } from './head-of-article.ts'

const channels = sampleChannels(
  { id: '1', code: 'newNews', name: { zh: '新闻', en: 'News' } },
  { id: '2', code: 'newAlbum', name: { zh: '专辑', en: 'Collections' } },
  { id: '3', code: 'editorial', name: { zh: '编委会', en: 'Board' } },
)

const headOfPage = (address: string, page: PageHead, change: Partial<HeadInput> = {}) =>
  printedHead({
    shell: { ...shell, channels },
    route: parseRoute(address),
    language: 'en',
    origin,
    ...page,
    ...change,
  })

/** The names and the paths of the way to a page. */
function wayTo(address: string, page: PageHead, change: Partial<HeadInput> = {}): readonly string[] {
  const [list] = headOfPage(address, page, change).placeJsonLd as readonly {
    itemListElement: readonly { name: string; item: string }[]
  }[]
  return (list?.itemListElement ?? []).map(({ name, item }) => `${name} ${item.replace(origin, '')}`)
}

const shownArticle = (change: Partial<Article> = {}) => contentOf({ ...article, ...change })

const expert = {
  id: '9',
  siteId,
  name: { zh: '陈', en: 'Chen' },
  position: { zh: '主编', en: 'Editor' },
  affiliation: { zh: '河海', en: 'Hohai' },
  field: none,
  pictureUrl: '/p.jpg',
}

const board = (member: EditorialBoardContent['member']): EditorialBoardContent => ({
  channel: channels[2] ?? expect.fail('no channel'),
  body: null,
  members: [],
  lead: null,
  member,
  articles: { content: [], number: 0, totalPages: 1, totalElements: 0 },
})

const gathered = { id: '5', siteId, name: { zh: '河', en: 'Rivers' }, introduction: none, coverUrl: '/c.jpg' }
const list = {
  content: [{ article, snippet: '' }],
  number: 0,
  totalPages: 1,
  totalElements: 1,
}

const album = {
  album: gathered,
  counts: { paper: 1, figures: 1, tables: 0, experts: 0 },
  guestEditors: [],
  editors: [],
  figures: [],
  others: [],
}
const book = {
  ...gathered,
  title: gathered.name,
  authors: { zh: '甲', en: 'A, B' },
  publisher: journal.publisher,
  isbn: '978-7-5555-0387-5',
  link: '',
}

const film = {
  id: '6',
  siteId,
  kind: 'video',
  title: gathered.name,
  summary: none,
  maker: none,
  publishedOn: '',
  duration: 0,
  mediaType: '',
  size: 0,
  posterUrl: '',
  playUrl: '/p',
  downloadUrl: '/d',
  plays: 0,
  downloads: 0,
} as const

describe('the way to a page', () => {
  const home = 'Journal of Hydraulic Engineering /en/home'

  it('leads to an article by its issue, and to one without an issue from the home [C9.12]', () => {
    const path = '/en/article/doi/10.1234/slxb.1'
    expect(wayTo(path, articleHead(shownArticle()))).toEqual([
      home,
      '2026, 57(3) /en/issue/2026/3',
      `CO₂ & rivers ${path}`,
    ])
    expect(wayTo(path, articleHead(shownArticle({ issueId: '' })))).toHaveLength(2)
  })

  it('begins at the home of the journal where another site shows its article [C9.12]', () => {
    const contentSite = { id: asSiteId('77'), sld: 'else', domain: 'else.example.org' }
    const elsewhere = shownArticle({ siteId: contentSite.id, journalName: { zh: '别刊', en: 'Elsewhere' } })
    const [first] = wayTo('/en/article/7', articleHead(elsewhere), { contentSite })
    expect(first).toBe('Elsewhere https://else.example.org/en/home')
    expect(wayTo('/en/topic/5', topicHead(topic), { contentSite })).toEqual([])
  })

  const item = {
    id: '8',
    siteId,
    title: { zh: '开放日', en: 'Open day' },
    summary: none,
    publishedOn: '2026-11-12',
    coverUrl: '/n.jpg',
    newsDataType: 'announcement',
    original: 0,
    sourceLink: '',
  }
  const news: NewsContent = {
    news: item,
    body: null,
    files: [],
    previous: null,
    next: null,
    tab: 'announcement',
    others: [],
  }
  const topic = { topic: { ...gathered, articles: 1, experts: 0 }, list, experts: [], others: [] }

  it('leads by the column of the site, where it has one', () => {
    expect(wayTo('/en/newsDetails/8', newsHead(news))).toEqual([
      home,
      'News /en/newsInfo/1',
      'Open day /en/newsDetails/8',
    ])
    expect(wayTo('/en/topic/5', topicHead(topic))[1]).toBe('Collections /en/collectionList/2')
    expect(wayTo('/en/topic/5', topicHead(topic), { shell })).toHaveLength(2)
  })

  it('leads by the column to what is collected or made of any kind', () => {
    const collected: readonly PageHead[] = [
      albumHead({ ...album, shown: { tab: 'paper', list, whole: [] } }, ''),
      topicHead(topic),
      bookHead({ book: { ...book, year: 0 }, cloud: null, others: [] }),
      mediaHead({
        item: film,
        cues: [],
        chapters: [],
        captionUrls: none,
        chapterUrls: none,
        article: null,
        others: [],
      }),
    ]
    const ways = collected.map((page) => wayTo('/en/somewhere', page))
    expect(ways.map((way) => way.slice(0, -1))).toEqual(
      collected.map(() => [home, 'Collections /en/collectionList/2']),
    )
    expect(ways.map((way) => way.at(-1))).toEqual([
      'Rivers /en/collections/5',
      'Rivers /en/topic/5',
      'Rivers /en/book/5',
      'Rivers /en/video/6',
    ])
    const off = channels.map((channel) => ({ ...channel, enabled: false }))
    expect(wayTo('/en/topic/5', topicHead(topic), { shell: { ...shell, channels: off } })).toHaveLength(2)
    const nameless = channels.map((channel) => ({ ...channel, name: { zh: ' ', en: '' } }))
    expect(wayTo('/en/topic/5', topicHead(topic), { shell: { ...shell, channels: nameless } })).toHaveLength(
      2,
    )
  })

  it('leads to a figure by its article', () => {
    const shown = {
      id: '5-2',
      label: { zh: '图 2', en: 'Fig. 2' },
      caption: none,
      imageUrl: '/f.png',
      anchor: 'f2',
      article,
    }
    const figure = { kind: 'figure', shown, table: null, article, floats: [] } as const
    expect(
      wayTo('/en/figure/5-2', floatHead({ ...figure, article: { ...article, copyright: none } }, 'Figure')),
    ).toEqual([home, 'CO₂ & rivers /en/article/doi/10.1234/slxb.1', 'Fig. 2 /en/figure/5-2'])
  })

  it('leads to a member by the board, and to the board from the home [C2.14]', () => {
    const member = { expert, introduction: null, email: '', orcid: '0000-0002-1825-0097' }
    const path = '/en/editorial-board/3'
    expect(wayTo(path, boardHead(board(null)))).toEqual([home, `Board ${path}`])
    expect(wayTo(`${path}/9`, boardHead(board(member)))).toEqual([home, `Board ${path}`, `Chen ${path}/9`])
    expect(headOfPage(path, boardHead(board(null))).jsonLd).toBeNull()
    expect(headOfPage(`${path}/9`, boardHead(board(member))).jsonLd).toMatchObject({
      '@type': 'Person',
      jobTitle: 'Editor',
      image: `${origin}/p.jpg`,
      sameAs: 'https://orcid.org/0000-0002-1825-0097',
    })
  })

  it('is none to a home, and none where a page has no name', () => {
    expect(wayTo('/en/site/map', { title: [] })).toEqual([])
    expect(wayTo('/en/site/map', { title: [' <i> </i> '] })).toEqual([])
    expect(wayTo('/en/site/map', { title: ['Anywhere'] })).toEqual([home, 'Anywhere /en/site/map'])
    // what is shown is of this site
    expect(wayTo('/en/topic/5', topicHead(topic), { contentSite: null })).toHaveLength(3)
    const content = { journal, journals: [journal], rows: [] }
    const { placeJsonLd, jsonLd } = headOfPage('/en/home', homeHead(content))
    expect(placeJsonLd).toHaveLength(1)
    expect(placeJsonLd[0]).toMatchObject({
      '@type': 'WebSite',
      alternateName: '水利学报',
      publisher: { name: 'Water Press' },
    })
    expect(jsonLd).toMatchObject({ '@type': 'Periodical', alternateName: 'J. Hydraul. Eng.' })
  })

  it('goes with what is collected: its parts, its cover, its makers', () => {
    const papers = albumHead({ ...album, shown: { tab: 'paper', list, whole: [] } }, '')
    expect(headOfPage('/en/collections/5', papers).jsonLd).toMatchObject({
      '@type': 'Collection',
      image: `${origin}/c.jpg`,
      hasPart: [{ '@type': 'ScholarlyArticle', url: `${origin}/en/article/doi/10.1234/slxb.1` }],
    })
    const nothing = { content: [], number: 0, totalPages: 1, totalElements: 1 }
    const figures = albumHead({ ...album, shown: { tab: 'figures', list: nothing } }, 'Figures')
    expect(headOfPage('/en/collections/5?tab=figures', figures).jsonLd).not.toHaveProperty('hasPart')
    const told = (year: number) =>
      headOfPage('/en/book/5', bookHead({ book: { ...book, year }, cloud: null, others: [] })).jsonLd
    expect(told(2023)).toMatchObject({ '@type': 'Book', author: 'A, B', datePublished: '2023' })
    expect(told(0)).not.toHaveProperty('datePublished')
  })

  it('goes with the house of several journals, by its logo', () => {
    const site = { ...shell.site, type: 'group', logoUrl: '/logo.svg', name: { zh: '社', en: '社' } } as const
    const house = { ...shell, site, journal: null }
    const content = { journal: null, journals: [journal], rows: [] }
    const { jsonLd, placeJsonLd } = headOfPage('/en/home', homeHead(content), { shell: house })
    expect(jsonLd).toMatchObject({ '@type': 'Organization', name: '社', logo: `${origin}/logo.svg` })
    expect(placeJsonLd[0]).not.toHaveProperty('alternateName')
    expect(placeJsonLd[0]).not.toHaveProperty('publisher')
  })
})
