import { formatRoute } from '../../../core/domain/route/format-route.ts'
import { parseRoute } from '../../../core/domain/route/parse-route.ts'
import { describe, expect, it } from 'vitest'

const query = { term: '水', field: 'all', sort: 'relevance', time: 0, facets: {}, page: 1 }
const q = 'q=%E6%B0%B4'

describe('the address of a result page', () => {
  it.each([
    [
      `/article?type=article&index=-1&subId=7&${q}&field=doi&sort=views&time=5&page=2`,
      { page: 'search', subId: '7', query: { ...query, field: 'doi', sort: 'views', time: 5, page: 2 } },
    ],
    [
      `/textList?type=table&index=-1&${q}&field=title`,
      { page: 'resources', type: 'table', query: { ...query, field: 'title' } },
    ],
    [`/audioList?type=audio&index=-1&${q}`, { page: 'resources', type: 'audio', query }],
    [`/informationList?type=news&index=-1&${q}`, { page: 'resources', type: 'news', query }],
    [`/othersList?type=other&index=-1&${q}`, { page: 'resources', type: 'other', query }],
    [
      `/searchPublication?type=publication&searchType=magazine&index=-1&${q}&field=issn`,
      {
        page: 'publications',
        periodical: false,
        searchType: 'magazine',
        query: { ...query, field: 'issn' },
      },
    ],
    [
      `/mag?type=publication&index=-1&${q}&field=organizerUnit&page=3`,
      {
        page: 'publications',
        periodical: true,
        searchType: null,
        query: { ...query, field: 'organizerUnit', page: 3 },
      },
    ],
  ])('holds all of its search: %s [C2.25] [C2.26] [C3.15]', (address, route) => {
    expect(parseRoute(address)).toEqual({ language: null, ...route })
    expect(formatRoute(parseRoute(address))).toBe(address)
  })

  it.each(['/article', '/textList', '/searchPublication', '/mag', '/seniorSearch'])(
    'takes a field of another type as every field: %s [C3.15]',
    (path) => {
      const wrong = path === '/searchPublication' || path === '/mag' ? 'title' : 'issn'
      expect(parseRoute(`${path}?field=${wrong}`)).toMatchObject({ query: { field: 'all' } })
      expect(parseRoute(`${path}?field=`)).toMatchObject({ query: { field: 'all' } })
    },
  )
})
