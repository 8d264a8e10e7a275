import type { Paged } from '@xuekan/core'
import type {
  ArchiveContent,
  EditorialBoardContent,
  ScienceContent,
  SectionContent,
  UnissuedContent,
} from '@xuekan/core/page'
import type { Expert, ListedArticle, SafeHtml } from '@xuekan/core/content'
import { asSiteId } from '@xuekan/core/site'
import { issueContent, searchContent } from './contents.ts'
import { journalShell } from './shell.ts'

/** A list in which nothing stands. */
export const nothing: Paged<never> = { content: [], number: 0, totalPages: 0, totalElements: 0 }

const days = ['2026-11-19', '2026-11-02', '2026-10-30', '']

/** The second of three pages, with two months and an article without a day. */
const listed: Paged<ListedArticle> = {
  content: searchContent.result.hits.map(({ article, snippet }, at) => ({
    article: {
      ...article,
      publishedOn: days[at % days.length] ?? '',
      volume: '',
      issue: '',
      version: at - 1,
    },
    snippet,
  })),
  number: 1,
  totalPages: 3,
  totalElements: 44,
}

export const unissuedContent: UnissuedContent = {
  stage: 'onlineFirst',
  list: listed,
  choice: {},
  counts: { onlineFirst: 44, justAccepted: 9 },
  sections: [{ value: 'river', label: '河流', count: 7 }],
  mostRead: listed.content.map(({ article }) => article),
  pace: {
    until: '2026-11',
    days: 148,
    articles: 9,
    points: [
      { month: '2026-09', days: 160, articles: 4 },
      { month: '2026-11', days: 131, articles: 5 },
    ],
  },
}

const [channel] = journalShell.channels
if (channel === undefined) throw new Error('the shell of the tests has no channels')

const { journal, issue } = issueContent
const issuesOf = (year: number) =>
  [4, 3, 2, 1].map((number) => ({
    ...issue,
    id: `${year}-${number}`,
    year,
    issue: String(number),
    publishedOn: `${year}-0${number * 2}-15`,
  }))

export const archiveContent: ArchiveContent = {
  journal,
  years: [2026, 2025, 2019, 1998].map((year, at) => ({ year, issues: 1 + at })),
  issueCount: 10,
  decades: [
    { decade: 2020, issueCount: 8 },
    { decade: 1990, issueCount: 4 },
  ],
  shown: {
    decade: 2020,
    years: [2026, 2025].map((year) => ({ year, issues: issuesOf(year) })),
    issueCount: 8,
  },
  latest: issuesOf(2026).slice(0, 2),
  onThisDay: [{ ago: 10, issue: { ...issue, year: 2016 }, onTheDay: false }],
}

const sections = searchContent.result.facets.column

export const sectionContent: SectionContent = {
  section: { value: 'c1', label: 'River dynamics', count: 44 },
  sections,
  list: listed,
}

export const scienceContent: ScienceContent = {
  column: { channel, body: '<p>全部文章。</p>' as SafeHtml },
  list: listed,
}

const memberOf = (id: string, position: Expert['position']): Expert => ({
  id,
  siteId: asSiteId('26'),
  name: { zh: `沈砚清${id}`, en: `Shen Yanqing ${id}` },
  position,
  affiliation: { zh: '衡川大学', en: 'Hengchuan University' },
  field: { zh: '泥沙', en: 'Sediment' },
  pictureUrl: '',
})

const members = [
  memberOf('1', { zh: '主编', en: 'Editor-in-chief' }),
  memberOf('2', { zh: '', en: '' }),
  memberOf('3', { zh: '', en: '' }),
] as const

export const boardContent: EditorialBoardContent = {
  channel,
  body: '<p>第十二届编委会。</p>' as SafeHtml,
  members,
  lead: null,
  member: null,
  articles: nothing,
}

export const memberContent: EditorialBoardContent = {
  ...boardContent,
  body: null,
  member: {
    expert: members[0],
    introduction: '<p>研究泥沙。</p>' as SafeHtml,
    email: 'shen@example.org',
    orcid: '0000-0002-1825-0097',
  },
  articles: {
    content: searchContent.result.hits.map(({ article }) => article),
    number: 0,
    totalPages: 1,
    totalElements: searchContent.result.hits.length,
  },
}
