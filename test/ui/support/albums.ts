import type {
  AlbumContent,
  AlbumListContent,
  BookContent,
  MediaContent,
  SharedAlbumContent,
  TopicContent,
} from '@xuekan/core/page'
import type { ArticlePicture, Expert, MediaItem } from '@xuekan/core/content'
import { asSiteId } from '@xuekan/core/site'
import { articleContent } from './contents.ts'
import { unissuedContent } from './list-contents.ts'

const siteId = asSiteId('12')
const name = { zh: '河流与鱼', en: 'Rivers and fish' }
const introduction = { zh: '鱼道、产卵砾石与下泄水温。', en: 'Fishways, spawning gravel and cold water.' }

const album = (id: string) => ({ id, siteId, name, introduction, coverUrl: '/rc-pub/front/files/get?id=5' })

const expert = (id: string, pictureUrl: string): Expert => ({
  id,
  siteId,
  name: { zh: `周临川${id}`, en: `Zhou Linchuan ${id}` },
  position: { zh: '副主编', en: 'Associate editor' },
  affiliation: { zh: '', en: '' },
  field: { zh: '', en: '' },
  pictureUrl,
})
const experts = [expert('1', '/rc-pub/front/files/get?id=1'), expert('2', '')]

const { article } = articleContent
const picture = (id: string, imageUrl: string): ArticlePicture => ({
  id,
  label: { zh: '图 1', en: 'Fig. 1' },
  caption: { zh: '水位', en: 'Stage' },
  imageUrl,
  anchor: 'f1',
  article,
})
const pictures = [picture('1', '/rc-pub/front/files/get?id=11'), picture('2', '')]

const page = <T>(content: readonly T[], totalPages = 1) => ({
  content,
  number: 0,
  totalPages,
  totalElements: content.length * totalPages,
})

const content: AlbumContent = {
  album: album('5'),
  counts: { paper: 2, figures: 2, tables: 0, experts: 2 },
  guestEditors: [],
  shown: { tab: 'paper', list: unissuedContent.list, whole: [] },
  editors: experts,
  figures: pictures,
  others: [album('8')],
}

export const albums: readonly AlbumContent[] = [
  content,
  { ...content, shown: { tab: 'figures', list: page(pictures, 3) }, figures: [], others: [] },
  { ...content, shown: { tab: 'tables', list: page(pictures) } },
  { ...content, shown: { tab: 'tables', list: page([]) }, album: { ...album('5'), coverUrl: '' } },
  { ...content, shown: { tab: 'experts', list: page(experts) }, editors: [] },
]

const item = (kind: MediaItem['kind']): MediaItem => ({
  id: '6',
  siteId,
  kind,
  title: { zh: '十二秒看懂一个池', en: 'One pool in twelve seconds' },
  summary: { zh: '浮子跟着水走。', en: 'The floats go with the water.' },
  maker: { zh: '编辑部', en: 'Editorial office' },
  publishedOn: '2026-10-22',
  duration: 12,
  mediaType: 'video/webm',
  size: 1_234_567,
  posterUrl: '/rc-pub/front/files/get?id=61',
  playUrl: '/rc-pub/front/vod/play?id=6',
  downloadUrl: '/rc-pub/front/vod/play?id=6&download=1',
  plays: 1,
  downloads: 0,
})

const cues = [
  { begin: 400, end: 3000, text: { zh: '水从左上的缝进来。', en: 'Water enters at the upper left.' } },
  { begin: 3200, end: 5400, text: { zh: '绿色的鱼贴着射流的边。', en: '' } },
]

export const mediaContents: readonly MediaContent[] = (['video', 'audio'] as const).map((kind) => ({
  item: item(kind),
  cues,
  chapters: [
    { begin: 0, title: { zh: '进水', en: 'Inflow' } },
    { begin: 3200, title: { zh: '上溯', en: '' } },
  ],
  captionUrls: { zh: '/rc-pub/front/vod/captions?id=6&language=zh', en: '' },
  chapterUrls: { zh: '/rc-pub/front/vod/chapters?id=6&language=zh', en: '' },
  article,
  others: [{ ...item(kind), id: '9' }],
}))

const sharedAlbum = { name: { zh: '潮汐', en: '' }, description: '', token: '5' }

export const sharedAlbums: readonly SharedAlbumContent[] = [
  { ...sharedAlbum, list: page([]) },
  {
    ...sharedAlbum,
    name: { zh: '潮汐', en: 'Tides' },
    description: 'For the seminar',
    list: unissuedContent.list,
  },
]

export const topicContent: TopicContent = {
  topic: { ...album('5'), articles: 2, experts: 2 },
  list: unissuedContent.list,
  experts,
  others: [{ ...album('8'), articles: 0, experts: 0 }],
}

const book = (id: string) => ({
  ...album(id),
  title: { zh: '河里的沙', en: 'Sand in the River' },
  authors: { zh: '沈砚清', en: 'Shen Yanqing' },
  publisher: { zh: '衡文学术出版', en: 'Hengwen Scholarly Press' },
  year: 2026,
  isbn: '978-7-5555-0126-3',
  link: 'https://books.hengwen.example/sand-in-the-river',
})

export const bookContent: BookContent = { book: book('7'), cloud: '', others: [book('8')] }

export const albumLists: readonly AlbumListContent[] = [
  {
    channel: null,
    list: page([album('5'), album('8')], 2),
    topics: [topicContent.topic],
    media: [item('video'), { ...item('audio'), id: '9' }],
    books: [book('7')],
    documents: [
      {
        id: '4',
        siteId,
        title: { zh: '图件模板', en: 'Figure template' },
        summary: introduction,
        publishedOn: '2026-07-08',
        fileUrl: '/rc-pub/front/files/get?id=41',
        fileName: 'figure-template.svg',
        fileSize: 2048,
      },
    ],
  },
  { channel: null, list: page([]), topics: [], media: [], books: [], documents: [] },
]
