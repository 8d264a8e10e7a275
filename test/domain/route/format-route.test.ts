import { formatOlderRoute, formatRoute, parseRoute, redirectOf } from '@xuekan/core'
import { describe, expect, it } from 'vitest'

describe('formatRoute', () => {
  it.each([
    ['/slgc/home/zh', '/slgc/home/zh'],
    ['/homeNav?lang=zh', '/zh/home'],
    ['/newAcademic/26/1416/backissue/99/0/zh/', '/zh/issue?siteId=26&periodId=99'],
    ['/academic?type=backissue&year=2025&lang=en', '/en/issue/2025'],
    ['/article/doi/0/10.5555/xk.1/zh', '/zh/article/doi/10.5555/xk.1'],
    ['/thesisDetails?columnId=7&lang=zh', '/zh/article/7'],
    ['/newPeriodIntroduce/0/1416/zh', '/zh/about/1416'],
    ['/newItemPage/0/1455/en', '/en/info/1455'],
    ['/zh/login', '/login?lang=zh'],
    ['/zh/new?columnId=6', '/new?columnId=6&lang=zh'],
  ])('writes the page of %s as %s', (address, canonical) => {
    expect(formatRoute(parseRoute(address))).toBe(canonical)
  })

  it.each(['login', 'article', 'thesis', 'rssList', 'newsDetails', 'academic'])(
    'writes the column of code %s so that it is not read as the page of that word [C2.3]',
    (code) => {
      const column = { page: 'column', siteId: null, code, channelId: '7', name: null } as const
      for (const language of ['zh', null] as const) {
        expect(parseRoute(formatRoute({ ...column, language }))).toEqual({ ...column, language })
        expect(parseRoute(formatOlderRoute({ ...column, language }))).toEqual({ ...column, language })
      }
    },
  )

  it('writes a search from the header with its type and the index -1 [C2.25, C2.26]', () => {
    const query = parseRoute('/article?q=water&sort=date&time=5&year=2026&page=2')
    expect(formatRoute(query)).toBe(
      '/article?type=article&index=-1&q=water&year=2026&sort=date&time=5&page=2',
    )
    expect(formatRoute({ ...query, language: 'zh' })).toMatch(/^\/zh\/article\?type=article&index=-1&q=water/)
  })
})

describe('formatOlderRoute', () => {
  it.each([
    ['/zh/home', '/homeNav?index=0&lang=zh'],
    ['/zh/about/1416?siteId=26', '/newPeriodIntroduce/26/1416/zh'],
    ['/zh/editorial-board/8', '/newEditorial/0/8/0/zh'],
    ['/en/article/doi/10.5555/a', '/article/doi/0/10.5555/a/en'],
    ['/en/article/26/7', '/article/id/26/7/en'],
    ['/zh/newsDetails/31?siteId=26', '/newsDetails/26/31/zh'],
    ['/zh/onlineFirst?columnId=3', '/academic?columnId=3&type=singleFirst&lang=zh'],
  ])('writes %s without the language in front as %s', (address, older) => {
    expect(formatOlderRoute(parseRoute(address))).toBe(older)
  })
})

describe('redirectOf', () => {
  it('leads an account address with a language in front to its own form [C2.33]', () => {
    expect(redirectOf('/zh/login')).toBe('/login?lang=zh')
    expect(redirectOf('/en/personal/')).toBe('/personal?lang=en')
    expect(redirectOf('/slgc/home/zh')).toBeNull()
    expect(redirectOf('/login?lang=zh')).toBeNull()
    expect(redirectOf('/zh/home')).toBeNull()
  })
})
