import { parseRoute, siteHref } from '@xuekan/core'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

describe('siteHref', () => {
  it.each([
    ['http://slgc.localhost:3000', 'slgc', 'http://emf.localhost:3000/en/home'],
    ['http://localhost:3000', 'www', 'http://emf.localhost:3000/en/home'],
    ['http://localhost', 'www', 'http://emf.localhost/en/home'],
    ['https://SLGC.example.org', 'slgc', 'https://emf.example.org/en/home'],
    ['https://www.example.org', 'slgc', 'https://emf.example.org/en/home'],
  ])('puts the short-name in front of the host where %s has one [C1.1, C2.1]', (origin, own, href) => {
    expect(siteHref(origin, own, 'emf', 'en')).toBe(href)
  })

  it.each([
    ['http://10.0.0.1:3000', 'slgc'],
    ['http://[::1]:3000', 'slgc'],
    ['http://[::1]:3000', ''],
    ['http://portal:3000', ''],
    ['https://example.org', 'www'],
    ['https://journal.cn', 'slgc'],
    ['https://slgc.example.org', 'jiang'],
    ['slgc.example.org', 'slgc'],
    ['www.http://example.org', 'slgc'],
    ['', 'slgc'],
    ['https://', 'slgc'],
  ])('names the site in the path where %s carries no short-name of %j [C2.1]', (origin, own) => {
    expect(siteHref(origin, own, 'emf', 'en')).toBe('/emf/home/en')
  })

  it('leads to the own home where no site is named [C2.1]', () => {
    expect(siteHref('https://slgc.example.org', 'slgc', '', 'zh')).toBe('/zh/home')
  })

  it('should name in the path a site whose short-name is a word of other addresses too [C2.1, C2.2]', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.constantFrom('news', 'mag', 'login', 'article', 'zh', 'en'),
          fc.stringMatching(/^[a-z\d]{1,9}$/),
        ),
        (sld) => {
          const route = { page: 'home', site: sld, language: 'zh' }
          expect(parseRoute(siteHref('http://127.0.0.1', 'www', sld, 'zh'))).toEqual(route)
        },
      ),
    )
  })
})
