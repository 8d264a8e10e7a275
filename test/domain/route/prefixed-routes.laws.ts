import { formatOlderRoute, formatRoute } from '../../../core/domain/route/format-route.ts'
import { pageNumberFrom, pageNumberTo } from '../../../core/domain/route/page-number.ts'
import { parseRoute } from '../../../core/domain/route/parse-route.ts'
import { readQuery } from '../../../core/domain/route/query.ts'
import { routeTrie } from '../../../core/domain/route/route-patterns.ts'
import { splitAddress, segmentsOf } from '../../../core/domain/route/split-address.ts'
import { switchAddressLanguage } from '../../../core/domain/route/switch-address-language.ts'
import { arbitraryOrcid, arbitraryPrefixedRoute } from '@xuekan/core/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

describe('addresses that the specification does not name', () => {
  it('should have a language and two segments, in either family of addresses', () => {
    fc.assert(
      fc.property(arbitraryPrefixedRoute, (route) => {
        const address = formatRoute(route)
        expect(formatOlderRoute(route)).toBe(address)
        const segments = segmentsOf(splitAddress(address).path)
        expect(segments).toHaveLength(3)
        expect(segments[0]).toBe(route.language)
      }),
    )
  })

  it('should leave every code of one segment to the columns of a site [C2.3]', () => {
    fc.assert(
      fc.property(arbitraryPrefixedRoute, (route) => {
        const code = segmentsOf(splitAddress(formatRoute(route)).path)[1] ?? ''
        expect(routeTrie.startsWith(code)).toBe(false)
        const column = {
          page: 'channel',
          language: route.language,
          siteId: null,
          code,
          channelId: '7',
          name: null,
        } as const
        expect(parseRoute(`/${route.language}/${code}?columnId=7`)).toEqual(column)
        expect(formatRoute(column)).toBe(`/${route.language}/${code}?columnId=7`)
      }),
    )
  })

  it('should be the same page in the other language [C4.2]', () => {
    fc.assert(
      fc.property(arbitraryPrefixedRoute, (route) => {
        const other = route.language === 'zh' ? 'en' : 'zh'
        expect(parseRoute(switchAddressLanguage(formatRoute(route), other))).toEqual({
          ...route,
          language: other,
        })
      }),
    )
  })

  it('should read an ORCID however it is written, and write it one way', () => {
    fc.assert(
      fc.property(arbitraryOrcid, (orcid) => {
        const spellings = [
          orcid,
          orcid.toLowerCase(),
          orcid.replaceAll('-', ''),
          `https://orcid.org/${orcid}`,
        ]
        for (const spelling of spellings) {
          const route = parseRoute(`/en/author/${encodeURIComponent(spelling)}`)
          expect(route).toMatchObject({ page: 'author', by: { kind: 'orcid', orcid } })
          expect(formatRoute(route)).toBe(`/en/author/${orcid}`)
        }
      }),
    )
  })

  it.each([
    [
      '/zh/author/%E9%99%86%E9%B8%A3%E5%B2%90',
      { page: 'author', by: { kind: 'name', name: '陆鸣岐' }, pageNumber: 1 },
    ],
    [
      '/en/author/Wanqing%20%20Su?page=2',
      { page: 'author', by: { kind: 'name', name: 'Wanqing Su' }, pageNumber: 2 },
    ],
    ['/zh/keyword/%E4%BD%8E%E6%B0%A7?page=0', { page: 'keyword', term: '低氧', pageNumber: 1 }],
    ['/zh/rank/views?period=3m', { page: 'ranking', by: 'visits', period: '3m' }],
    ['/zh/rank/citations', { page: 'ranking', by: 'citations', period: 'all' }],
    ['/zh/rank/sales', { page: 'unknown' }],
    ['/zh/figure/71?siteId=26', { page: 'figure', mediaId: '71', siteId: '26' }],
    ['/en/site/map', { page: 'siteMap', siteId: null }],
    ['/en/site/terms', { page: 'agreement', kind: 'terms', since: null }],
    ['/zh/site/privacy?since=2026-11-23', { page: 'agreement', kind: 'privacy', since: '2026-11-23' }],
    ['/en/site/plan', { page: 'unknown' }],
    ['/keyword/x', { page: 'unknown' }],
    ['/zh/keyword/%20', { page: 'unknown' }],
    ['/zh/author/%20', { page: 'unknown' }],
    ['/zh/section/%20', { page: 'unknown' }],
    ['/zh/keyword/x/y', { page: 'unknown' }],
    ['/zh/author/0', { page: 'unknown' }],
  ])('reads %s', (address, route) => {
    expect(parseRoute(address)).toMatchObject(route)
  })

  it('should read back the number of a page, and the first one for anything else', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000 }), (number) => {
        expect(pageNumberFrom(pageNumberTo(number))).toBe(number)
      }),
    )
    for (const raw of ['', 'page=', 'page=-1', 'page=0', 'page=1.5', 'page=two', `page=${'9'.repeat(40)}`]) {
      expect(pageNumberFrom(readQuery(raw))).toBe(1)
    }
  })
})
