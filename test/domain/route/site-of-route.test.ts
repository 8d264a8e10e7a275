import { languagePrefix } from '../../../core/domain/route/language-prefix.ts'
import { isPageWithoutSite } from '../../../core/domain/route/page-without-site.ts'
import { parseRoute } from '../../../core/domain/route/parse-route.ts'
import { namedSite, siteOfRoute } from '../../../core/domain/route/site-of-route.ts'
import { bareShell } from '../../../core/domain/shell/bare-shell.ts'
import { asSiteId } from '../../../core/domain/site/site.ts'
import { describe, expect, it } from 'vitest'

const site = { ...bareShell.site, id: asSiteId('26'), sld: 'slgc' }

describe('namedSite', () => {
  it.each([
    ['/EMF/home/zh', { sld: 'emf' }],
    ['/homeNav/emf', { sld: 'emf' }],
    ['/newEditorial/27/3/zh', { siteId: '27' }],
    ['/zh/issue?siteId=27', { siteId: '27' }],
    ['/zh/home', null],
    ['/zh/article/5', null],
    ['/newAlbumList/0/3', null],
    ['/login', null],
  ])('finds in %s the site %o, in whatever letter case [C1.1, C2.1]', (address, named) => {
    expect(namedSite(parseRoute(address))).toEqual(named)
  })
})

describe('siteOfRoute', () => {
  it('is null for the very site that is open [C2.1]', () => {
    for (const address of ['/slgc/home', '/SLGC/home/en', '/thesis/26/5', '/zh/home'])
      expect(siteOfRoute(parseRoute(address), site)).toBeNull()
    expect(siteOfRoute(parseRoute('/emf/home'), site)).toEqual({ sld: 'emf' })
    expect(siteOfRoute(parseRoute('/thesis/27/5'), site)).toEqual({ siteId: '27' })
  })
})

describe('languagePrefix', () => {
  it.each([
    ['/zh', 'zh'],
    ['/en/', 'en'],
    ['/zh?lang=en', 'zh'],
    ['/en#zh', 'en'],
    ['/zh/home', 'zh'],
    ['/zhong/home', null],
    ['/ZH/home', null],
    ['/home/zh', null],
    ['/?lang=zh', null],
    ['', null],
  ])('of %s is %s [C2.14, C2.22]', (address, language) => {
    expect(languagePrefix(address)).toBe(language)
  })
})

describe('isPageWithoutSite', () => {
  it('holds for the two pages that need no site [C2.5, C2.37]', () => {
    const outside = ['/errorPage', '/zh/forbiddenPage', '/', '/login', '/a/b/c'].map((address) =>
      isPageWithoutSite(parseRoute(address)),
    )
    expect(outside).toEqual([true, true, false, false, false])
  })
})
