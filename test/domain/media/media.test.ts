import { contentKinds, contentRoute, kindsOf } from '../../../core/domain/media/content-kinds.ts'
import {
  rankingPeriodFrom,
  rankingPeriods,
  rankingPeriodTo,
  rankingStart,
} from '../../../core/domain/media/ranking-period.ts'
import { resultRoute, typeOfResults } from '../../../core/domain/media/result-route.ts'
import {
  resultTabs,
  resultTabsOf,
  searchTypeOfTab,
  tabOfSearchType,
} from '../../../core/domain/media/result-tabs.ts'
import { formatRoute } from '../../../core/domain/route/format-route.ts'
import { parseRoute } from '../../../core/domain/route/parse-route.ts'
import { emptySearchQuery } from '../../../core/domain/search/search-query.ts'
import { describe, expect, it } from 'vitest'

describe('resultTabs', () => {
  it('are article, figure, table, audio, video, resources and news [C2.27]', () => {
    expect(resultTabs.map((tab) => [tab, searchTypeOfTab(tab)])).toEqual([
      ['article', 'article'],
      ['figure', 'picture'],
      ['table', 'table'],
      ['audio', 'audio'],
      ['video', 'video'],
      ['resources', 'other'],
      ['news', 'news'],
    ])
    expect(tabOfSearchType('picture')).toBe('figure')
    expect(tabOfSearchType('publication')).toBeNull()
  })

  it('are those of the types that a site offers, in their own order [C2.27]', () => {
    expect(resultTabsOf(['news', 'other', 'publication', 'article'])).toEqual([
      'article',
      'resources',
      'news',
    ])
    expect(resultTabsOf(['publication'])).toEqual([])
  })
})

describe('resultRoute', () => {
  const query = { ...emptySearchQuery, term: '水', field: 'author' }

  it.each([
    ['article', '/zh/article?type=article&index=-1'],
    ['picture', '/textList?type=picture&index=-1'],
    ['table', '/textList?type=table&index=-1'],
    ['video', '/audioList?type=video&index=-1'],
    ['audio', '/audioList?type=audio&index=-1'],
    ['news', '/informationList?type=news&index=-1'],
    ['other', '/othersList?type=other&index=-1'],
    ['publication', '/searchPublication?type=publication&index=-1'],
  ] as const)('shows results of type %s at %s [C2.25] [C2.27]', (type, start) => {
    expect(formatRoute(resultRoute(type, query, 'zh'))).toMatch(
      new RegExp(`^${start.replace('?', '\\?')}&q=`),
    )
  })

  it('carries a search over, without a field that the type does not have', () => {
    expect(resultRoute('video', query, 'zh')).toMatchObject({ query: { term: '水', field: 'author' } })
    expect(resultRoute('publication', query, 'zh')).toMatchObject({ query: { term: '水', field: 'all' } })
    const ofJournals = { ...query, field: 'issn' }
    expect(resultRoute('publication', ofJournals, 'zh')).toMatchObject({ query: { field: 'issn' } })
    expect(resultRoute('article', ofJournals, 'zh')).toMatchObject({ query: { field: 'all' } })
  })

  it('is read back as its type, and no other page as any', () => {
    expect(typeOfResults(parseRoute('/zh/article?q=x'))).toBe('article')
    expect(typeOfResults(parseRoute('/mag?type=publication'))).toBe('publication')
    expect(typeOfResults(parseRoute('/audioList?type=audio'))).toBe('audio')
    expect(typeOfResults(parseRoute('/zh/home'))).toBeNull()
  })
})

describe('rankingStart', () => {
  it.each([
    ['3m', '2026-07-15', '2026-04-15'],
    ['3m', '2026-02-10', '2025-11-10'],
    ['3m', '2026-03-01', '2025-12-01'],
    ['6m', '2026-07-15', '2026-01-15'],
    ['6m', '2026-06-15', '2025-12-15'],
    ['1y', '2026-07-15', '2025-07-15'],
    ['2y', '2026-01-01', '2024-01-01'],
    ['3y', '2026-12-31', '2023-12-31'],
  ] as const)('is, for %s before %s, %s [C2.32]', (period, today, start) => {
    expect(rankingStart(period, today)).toBe(start)
  })

  it.each([
    ['3m', '2026-05-31', '2026-02-28'],
    ['3m', '2024-05-31', '2024-02-29'],
    ['3m', '2000-05-30', '2000-02-29'],
    ['3m', '1900-05-30', '1900-02-28'],
    ['3m', '2026-07-31', '2026-04-30'],
    ['6m', '2026-12-31', '2026-06-30'],
    ['3m', '2026-12-31', '2026-09-30'],
    ['6m', '2026-05-31', '2025-11-30'],
    ['1y', '2024-02-29', '2023-02-28'],
    ['1y', '2026-02-28', '2025-02-28'],
    ['1y', '1000-05-31', '0999-05-31'],
  ] as const)('ends with the month, for %s before %s at %s [C2.32]', (period, today, start) => {
    expect(rankingStart(period, today)).toBe(start)
  })

  it('is none for all, and for what is no date [C2.32]', () => {
    expect(rankingStart('all', '2026-07-15')).toBeNull()
    for (const today of [
      '',
      '2026-7-15',
      '2026-13-01',
      '2026-00-10',
      '2026-02-29',
      '2026-04-31',
      '2026-01-32',
      '2026-01-00',
      '2026-01-01T00:00:00Z',
      'x2026-01-01',
      '0999-01-01',
    ])
      expect(rankingStart('1y', today)).toBeNull()
    expect(rankingStart('1y', '2024-02-29')).not.toBeNull()
  })
})

describe('rankingPeriodFrom', () => {
  it('knows the six periods, and counts everything where none is named [C2.32]', () => {
    expect(rankingPeriods).toEqual(['3m', '6m', '1y', '2y', '3y', 'all'])
    expect(rankingPeriodFrom([['period', '6m']])).toBe('6m')
    expect(rankingPeriodFrom([['period', '7m']])).toBe('all')
    expect(rankingPeriodFrom([['other', '6m']])).toBe('all')
    expect(rankingPeriodTo('1y')).toEqual([['period', '1y']])
    expect(rankingPeriodTo('all')).toEqual([])
  })
})

describe('kindsOf', () => {
  it('are what every site of a type has: a journal its issues, others their publications [C1.7]', () => {
    for (const type of ['group', 'all'] as const) {
      expect(kindsOf(type)).toContain('publications')
      expect(kindsOf(type)).not.toContain('issueContents')
    }
    expect(kindsOf('single')).toContain('backIssues')
    expect(kindsOf('single')).not.toContain('publications')
    expect(kindsOf('single')).not.toContain('editorialBoards')
  })
})

describe('contentRoute', () => {
  it('leads every kind of content to its page [C1.7]', () => {
    expect(contentKinds.map((kind) => [kind, formatRoute(contentRoute(kind, 'zh'))])).toEqual([
      ['articles', '/zh/article?type=article&index=-1'],
      ['pictures', '/textList?type=picture&index=-1&lang=zh'],
      ['tables', '/textList?type=table&index=-1&lang=zh'],
      ['videos', '/audioList?type=video&index=-1&lang=zh'],
      ['audios', '/audioList?type=audio&index=-1&lang=zh'],
      ['news', '/zh/newsInfo'],
      ['publications', '/searchPublication?type=publication&index=-1&lang=zh'],
      ['albums', '/zh/collectionList'],
      ['editorialBoards', '/zh/editorial-board'],
      ['journalIntroductions', '/zh/about'],
      ['onlineFirst', '/zh/onlineFirst'],
      ['justAccepted', '/zh/justAccepted'],
      ['issueContents', '/zh/issue'],
      ['backIssues', '/zh/volumn/home'],
    ])
  })
})
