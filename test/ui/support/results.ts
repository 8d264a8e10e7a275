import type { PublicationsContent, ResourcesContent, SearchContent } from '@xuekan/core/page'
import { collectedKinds, type CollectedItem } from '@xuekan/core/content'
import {
  emptySearchQuery,
  onlyValue,
  type CountedTab,
  type FoundResources,
  type NoHits,
} from '@xuekan/core/search'
import { asSiteId } from '@xuekan/core/site'
import { albums, mediaContents } from './albums.ts'
import { newsList } from './collected.ts'
import { journals, searchContent } from './contents.ts'

const page = <T>(content: readonly T[], totalPages = 2) => ({
  content,
  number: 0,
  totalPages,
  totalElements: content.length * totalPages,
})

const query = { ...emptySearchQuery, term: '水位 stage', field: 'title' } as const
const tabs: readonly CountedTab[] = [
  { tab: 'article', type: 'article', count: 3 },
  { tab: 'figure', type: 'picture', count: 4 },
  { tab: 'news', type: 'news', count: 0 },
]

const noHits: NoHits<'all' | 'title'> = {
  ways: [
    { kind: 'respelt', query: { ...query, term: '水位 stages' }, count: 41 },
    { kind: 'interpreted', query, count: 51 },
    { kind: 'unfiltered', query: { ...query, time: 0 }, count: 12_345 },
    { kind: 'everyField', query: { ...query, field: 'all' }, count: 9 },
    { kind: 'ofYear', year: '1998', query: { ...query, term: '水位' }, count: 2 },
    { kind: 'fewerWords', without: 'stage', query: { ...query, term: '水位' }, count: 7 },
    { kind: 'oneWord', word: 'stage', query: { ...query, term: 'stage' }, count: 3 },
  ],
  group: {
    site: {
      id: asSiteId('2'),
      sld: 'hengwen',
      domain: '',
      name: { zh: '衡文学术出版', en: 'Hengwen Press' },
    },
    count: 2,
  },
}

const collected = (kind: CollectedItem['kind'], at: number): CollectedItem => ({
  kind,
  id: String(at + 1),
  siteId: asSiteId('12'),
  title: { zh: `水位资料${at}`, en: `Stage records ${at}` },
  summary: { zh: at === 0 ? '' : '六十年。', en: at === 0 ? '' : 'Sixty years.' },
  publishedOn: at === 1 ? '' : '2026-01-05',
  pictureUrl: at === 0 ? '/rc-pub/front/files/get?id=5' : '',
  fileUrl: kind === 'document' ? '/rc-pub/front/files/get?id=9' : '',
})

const figures = albums.flatMap((album) => album.figures).slice(0, 2)
const media = mediaContents.map(({ item }) => item)

const found: readonly FoundResources[] = [
  { type: 'picture', list: page(figures) },
  { type: 'table', list: page(figures, 5_001) },
  { type: 'video', list: page(media) },
  { type: 'audio', list: page(media.map((item) => ({ ...item, posterUrl: '', duration: 64 }))) },
  { type: 'news', list: newsList.list },
  { type: 'other', list: page(collectedKinds.map(collected)) },
]

/** Results of every kind, and of each a search that found nothing. */
export const resourceContents: readonly ResourcesContent[] = [
  ...found.map((each) => ({ query, found: each, words: ['水位', 'stage'], tabs, noHits: null })),
  ...found.map(({ type }) => ({
    query,
    found: { type, list: page([], 0) } as FoundResources,
    words: [],
    tabs: [],
    noHits: type === 'news' ? { ways: [], group: null } : noHits,
  })),
]

export const searchWithoutHits: SearchContent = {
  ...searchContent,
  query: { ...query, time: 5, facets: { year: onlyValue('2026'), journal: onlyValue('12') } },
  result: { ...searchContent.result, total: 0, hits: [] },
  noHits,
}

export const publicationsContent: PublicationsContent = {
  query: { ...emptySearchQuery, term: '衡文', field: 'organizerUnit' },
  list: page(journals),
  words: ['衡文'],
  tabs,
  noHits: null,
}

export const noPublications: PublicationsContent = {
  ...publicationsContent,
  list: page([], 0),
  noHits: { ways: [], group: noHits.group },
}
