import { redirectOf } from '../../../core/domain/route/redirect-of.ts'
import { formatOlderRoute, formatRoute } from '../../../core/domain/route/format-route.ts'
import { parseRoute } from '../../../core/domain/route/parse-route.ts'
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
      const column = { page: 'channel', siteId: null, code, channelId: '7', name: null } as const
      for (const language of ['zh', null] as const) {
        expect(parseRoute(formatRoute({ ...column, language }))).toEqual({ ...column, language })
        expect(parseRoute(formatOlderRoute({ ...column, language }))).toEqual({ ...column, language })
      }
    },
  )

  it('writes the home page without a language as the root [C2.1]', () => {
    expect(formatRoute({ page: 'home', language: null, site: null })).toBe('/')
  })

  it('names the language of an unknown page once [C2.4]', () => {
    expect(formatRoute({ page: 'unknown', language: 'zh', path: '/zh/a/b' })).toBe('/zh/a/b')
    expect(formatRoute({ page: 'unknown', language: 'zh', path: '/a/b' })).toBe('/a/b?lang=zh')
  })

  it.each([
    ['10.5555/a/b', '10.5555/a/b'],
    ['10.5555//a', '10.5555%2F%2Fa'],
    ['10.5555/./a', '10.5555%2F.%2Fa'],
    ['10.5555/../a', '10.5555%2F..%2Fa'],
    ['10.5555/a.pdf', '10.5555/a%2Epdf'],
    ['10.5555/a.pdf/b', '10.5555/a.pdf/b'],
  ])('keeps the slashes of the DOI %s where they can be read back [C2.15]', (doi, written) => {
    const route = { page: 'article', language: 'zh', siteId: null, by: { kind: 'doi', doi } } as const
    expect(formatRoute(route)).toBe(`/zh/article/doi/${written}`)
    expect(parseRoute(formatRoute(route))).toEqual(route)
  })

  it.each([
    ['doi', '/zh/article/%64oi', '/article/id/0/%64oi'],
    ['0', '/zh/article/%30', '/article/id/0/%30'],
    ['a.pdf', '/zh/article/a%2Epdf', '/article/id/0/a%2Epdf'],
  ])('escapes the identifier %s, which would be read as something else [C2.16]', (id, address, older) => {
    const route = { page: 'article', language: 'zh', siteId: null, by: { kind: 'id', id } } as const
    expect(formatRoute(route)).toBe(address)
    expect(formatOlderRoute({ ...route, language: null })).toBe(older)
    expect(parseRoute(address)).toEqual(route)
  })

  it('takes an empty parameter for none [C2.14, C2.19]', () => {
    const at = { language: 'zh', siteId: '' } as const
    expect(formatRoute({ ...at, page: 'album', albumId: '' })).toBe('/zh/collections')
    expect(formatRoute({ ...at, page: 'editorialBoard', channelId: '', editorialId: '7' })).toBe(
      '/zh/editorial-board/0/7',
    )
  })

  it('writes a search from the header with its type and the index -1 [C2.25, C2.26]', () => {
    const query = parseRoute('/article?q=water&sort=date&time=5&year=2026&page=2')
    expect(formatRoute(query)).toBe(
      '/article?type=article&index=-1&q=water&year=2026&sort=date&time=5&page=2',
    )
    expect(formatRoute({ ...query, language: 'zh' })).toMatch(/^\/zh\/article\?type=article&index=-1&q=water/)
  })
})

describe('formatOlderRoute', () => {
  it('keeps a code whose own path is another page behind its language, else escapes it [C2.3]', () => {
    const column = { page: 'channel', siteId: null, channelId: '7', name: null } as const
    expect(formatOlderRoute({ ...column, code: 'mag', language: 'zh' })).toBe('/zh/mag?columnId=7')
    expect(formatOlderRoute({ ...column, code: 'mag', language: null })).toBe('/%6Dag?columnId=7')
  })

  it('names no site by a word that begins other addresses, nor by none [C2.2]', () => {
    const home = { page: 'home', language: 'zh' } as const
    expect(formatOlderRoute({ ...home, site: 'mag' })).toBe('/homeNav/mag/zh')
    expect(formatOlderRoute({ ...home, site: 'en' })).toBe('/homeNav/%65n/zh')
    expect(formatOlderRoute({ ...home, site: '' })).toBe('/homeNav/0/zh')
    expect(formatOlderRoute({ ...home, site: 'slgc' })).toBe('/slgc/home/zh')
  })

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
