import type { SearchContent } from '@xuekan/core/page'
import type { ArticleSummary } from '@xuekan/core/content'
import { onlyValue } from '@xuekan/core/search'
import { pictures } from './pictures.ts'
import { journalShell, siteId } from './samples.ts'

const article = (id: string, change: Partial<ArticleSummary> = {}): ArticleSummary => ({
  id,
  siteId,
  doi: `10.5555/sample.2026.03.${id}`,
  title: {
    zh: '平原湖泊风生流的三维结构与营养盐的垂向交换',
    en: 'Three-dimensional structure of wind-driven currents and vertical exchange of nutrients in a shallow lake',
  },
  authors: { zh: ['林書文', '方若云', '江一帆'], en: ['Shuwen Lin', 'Ruoyun Fang', 'Yifan Jiang'] },
  journalName: journalShell.site.name,
  year: 2026,
  volume: '41',
  issue: '3',
  firstPage: '201',
  lastPage: '214',
  elocationId: '',
  section: { zh: '湖泊', en: 'Lakes' },
  version: 0,
  openAccess: true,
  publishedOn: '2026-05-20',
  visits: 1_032,
  downloads: 288,
  citations: 4,
  graphicAbstractUrl: '',
  hasFullText: true,
  hasPdf: true,
  ...change,
})

/** So many articles, each with an id of its own. */
export const manyArticles = (count: number): readonly ArticleSummary[] =>
  Array.from({ length: count }, (_, index) => article(String(index + 1)))

/** Accepted, a second proof with formulas in its title, one with a picture, one in Chinese alone, one without end. */
export const articles = [
  article('a', { version: -1, firstPage: '', lastPage: '', elocationId: 'e0031' }),
  article('b', {
    title: {
      zh: '湿地 CH<sub>4</sub> 通量与 <i>Phragmites australis</i> 的关系',
      en: 'CH<sub>4</sub> fluxes from wetlands of <i>Phragmites australis</i>',
    },
    version: 2,
  }),
  article('c', { graphicAbstractUrl: pictures.banner }),
  article('d', {
    title: { zh: '编者的话', en: '' },
    authors: { zh: [], en: [] },
    doi: '',
    hasFullText: false,
    hasPdf: false,
  }),
  article('e', {
    title: { zh: '水'.repeat(160), en: 'hydrodynamics'.repeat(16) },
    authors: {
      zh: Array.from({ length: 24 }, (_, index) => `作者${index}`),
      en: Array.from({ length: 24 }, (_, index) => `Author Number-${index}`),
    },
  }),
] as const

/** A search of several pages, narrowed to a year. */
export const searchContent: SearchContent = {
  query: {
    term: 'lake 湖泊',
    field: 'all',
    sort: 'relevance',
    time: 5,
    facets: { year: onlyValue('2026') },
    page: 2,
  },
  tabs: [
    { tab: 'article', type: 'article', count: 128 },
    { tab: 'figure', type: 'picture', count: 342 },
    { tab: 'news', type: 'news', count: 0 },
  ],
  noHits: null,
  result: {
    total: 128,
    hits: articles.slice(0, 3).map((each) => ({
      article: each,
      snippet: 'Wind sets the lake in motion; 湖泊的垂向交换因此随风速变化。',
    })),
    words: ['lake', '湖泊'],
    facets: {
      year: Array.from({ length: 10 }, (_, index) => {
        const year = String(2026 - index)
        return { value: year, label: year, count: 40 - 3 * index }
      }),
      journal: [],
      column: [
        { value: 'lakes', label: 'Lakes', count: 64 },
        { value: 'rivers', label: 'Rivers', count: null },
      ],
      keyword: [{ value: 'wind', label: 'wind', count: 33 }],
      author: [{ value: 'Lin Xi', label: 'Lin Xi', count: 12 }],
      institution: [{ value: 'Hengchuan University', label: 'Hengchuan University', count: 41 }],
      articleType: [{ value: 'review-article', label: 'Review article', count: 7 }],
      textLanguage: [{ value: 'en', label: 'English', count: 90 }],
      licence: [{ value: 'CC BY 4.0', label: 'CC BY 4.0', count: 128 }],
    },
  },
}
