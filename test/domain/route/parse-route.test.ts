import { parseRoute } from '../../../core/domain/route/parse-route.ts'
import { unknownRoute } from '../../../core/domain/route/resolve-route.ts'
import type { Route } from '../../../core/domain/route/route.ts'
import { describe, expect, it } from 'vitest'

type Row = readonly [address: string, route: Partial<Route> & Pick<Route, 'page'>]

const id = (text: string) => ({ kind: 'id', id: text }) as const
const doi = (text: string) => ({ kind: 'doi', doi: text }) as const

/** Every path that the specification lists, with the page and the parameters that it names. */
const listed: Readonly<Record<string, readonly Row[]>> = {
  '[C2.1]': [
    ['/', { page: 'home', language: null, site: null }],
    ['/zh/home', { page: 'home', language: 'zh', site: null }],
    ['/en/home/', { page: 'home', language: 'en' }],
    ['/zh', { page: 'home', language: 'zh', site: null }],
    ['/slgc/home', { page: 'home', language: null, site: 'slgc' }],
    ['/slgc/home/en', { page: 'home', language: 'en', site: 'slgc' }],
  ],
  '[C2.2]': [
    ['/homeNav', { page: 'home', language: null, site: null }],
    ['/homeNav/slgc', { page: 'home', language: null, site: 'slgc' }],
    ['/homeNav/slgc/zh', { page: 'home', language: 'zh', site: 'slgc' }],
    ['/homeNav/en', { page: 'home', language: 'en', site: null }],
    ['/homeNav?index=0', { page: 'home', site: null }],
    ['/homeNav?lang=zh', { page: 'home', language: 'zh' }],
  ],
  '[C2.3]': [
    ['/zh/ethics', { page: 'channel', language: 'zh', code: 'ethics', channelId: null }],
    [
      '/ethics?columnId=12&columnName=%E4%BC%A6%E7%90%86&index=3&parentIndex=1&bannerId=9&code=ethics&newsDataType=n&newCompositeId=4&childId=5',
      {
        page: 'channel',
        code: 'ethics',
        channelId: '12',
        name: '伦理',
        parameters: { bannerId: '9', newsDataType: 'n', newCompositeId: '4', childId: '5' },
      },
    ],
  ],
  '[C2.5]': [
    ['/errorPage?lang=en', { page: 'error', language: 'en' }],
    ['/forbiddenPage?lang=zh', { page: 'forbidden', language: 'zh' }],
  ],
  '[C2.6]': [
    ['/zh/issue', { page: 'issue', language: 'zh', year: null, issue: null, issueId: null }],
    ['/en/issue/2026', { page: 'issue', language: 'en', year: 2026, issue: null }],
    ['/zh/issue/2026/6/', { page: 'issue', language: 'zh', year: 2026, issue: '6' }],
    ['/zh/issue/2026/S1', { page: 'issue', issue: 'S1' }],
  ],
  '[C2.7]': [
    ['/zh/onlineFirst', { page: 'onlineFirst', language: 'zh' }],
    ['/en/justAccepted', { page: 'justAccepted', language: 'en' }],
  ],
  '[C2.8]': [
    [
      '/newAcademic/26/1416/backissue/99/0/zh/',
      { page: 'issue', language: 'zh', siteId: '26', issueId: '99' },
    ],
    ['/newAcademic/26/1416/special/99', { page: 'issue', language: null, siteId: '26', issueId: '99' }],
    [
      '/newAcademic/0/1416/singleFirst/0/0/en',
      { page: 'onlineFirst', language: 'en', siteId: null, channelId: '1416' },
    ],
  ],
  '[C2.9]': [
    [
      '/academic?columnId=3&type=backissue&activeName=99&year=2025&index=2&parentIndex=0&date=x&bannerId=&childId=',
      { page: 'issue', issueId: '99', year: 2025 },
    ],
    ['/academic?columnId=3&type=directory', { page: 'issue', issueId: null }],
    [
      '/academic?columnId=3&type=singleFirst&lang=en',
      { page: 'onlineFirst', language: 'en', channelId: '3' },
    ],
    ['/academic?columnId=3&type=latestOffer', { page: 'justAccepted', channelId: '3' }],
  ],
  '[C2.10]': [['/science?columnId=5&type=science&code=science&index=1', { page: 'science', channelId: '5' }]],
  '[C2.12]': [
    ['/zh/about/1416/', { page: 'channel', language: 'zh', code: 'about', channelId: '1416' }],
    ['/zh/about', { page: 'channel', code: 'about', channelId: null }],
    ['/en/aboutus/7', { page: 'channel', language: 'en', code: 'aboutus', channelId: '7' }],
    [
      '/aboutus?columnId=7&columnName=About&index=1',
      { page: 'channel', code: 'aboutus', channelId: '7', name: 'About' },
    ],
  ],
  '[C2.13]': [
    [
      '/newPeriodIntroduce/26/1416/zh',
      { page: 'channel', language: 'zh', siteId: '26', code: 'about', channelId: '1416' },
    ],
  ],
  '[C2.14]': [
    [
      '/newEditorial/26/8/77/zh',
      { page: 'editorialBoard', language: 'zh', siteId: '26', channelId: '8', editorialId: '77' },
    ],
    ['/newEditorial/26/8/zh', { page: 'editorialBoard', language: 'zh', channelId: '8', editorialId: null }],
    [
      '/en/editorial-board/8/77',
      { page: 'editorialBoard', language: 'en', siteId: null, channelId: '8', editorialId: '77' },
    ],
  ],
  '[C2.15]': [
    [
      '/article/doi/26/10.5555/xk.1/zh',
      { page: 'article', language: 'zh', siteId: '26', by: doi('10.5555/xk.1') },
    ],
    ['/article/doi/26/10.5555/a/b/c/d', { page: 'article', language: null, by: doi('10.5555/a/b/c/d') }],
    ['/article/doi/26/10.5555%2Fa%2Fzh/en', { page: 'article', language: 'en', by: doi('10.5555/a/zh') }],
    ['/article/doi/10.5555/a/en', { page: 'article', language: 'en', siteId: null, by: doi('10.5555/a') }],
    [
      '/zh/article/doi/10.5555/a/b/c/',
      { page: 'article', language: 'zh', siteId: null, by: doi('10.5555/a/b/c') },
    ],
    ['/zh/article/10.5555/xk.1', { page: 'article', by: doi('10.5555/xk.1') }],
    ['/zh/article/10.5555.12.3/xk', { page: 'article', by: doi('10.5555.12.3/xk') }],
    ['/zh/article/10.5555/a?siteId=26', { page: 'article', siteId: '26', by: doi('10.5555/a') }],
    ['/zh/article/doi/10.5555/a/en', { page: 'article', language: 'zh', by: doi('10.5555/a/en') }],
    [
      '/en/article/doi/10.1002/(SICI)1097:15%3C1661::AID%3E3.0.CO;2-2',
      { by: doi('10.1002/(SICI)1097:15<1661::AID>3.0.CO;2-2'), page: 'article' },
    ],
  ],
  '[C2.16]': [
    ['/article/id/26/123/zh', { page: 'article', language: 'zh', siteId: '26', by: id('123') }],
    ['/article/id/26/123/zh/2', { page: 'article', language: 'zh', siteId: '26', by: id('123') }],
    ['/article/id/26/123/2/en', { page: 'article', language: 'en', siteId: '26', by: id('123') }],
    ['/zh/article/123/', { page: 'article', language: 'zh', siteId: null, by: id('123') }],
    ['/zh/article/123?siteId=26', { page: 'article', siteId: '26', by: id('123') }],
    ['/en/article/26/123', { page: 'article', language: 'en', siteId: '26', by: id('123') }],
  ],
  '[C2.17]': [
    ['/thesis/26/123/zh', { page: 'article', language: 'zh', siteId: '26', by: id('123') }],
    ['/thesis/26/123/2/zh', { page: 'article', language: 'zh', siteId: '26', by: id('123') }],
    ['/thesis/123', { page: 'article', siteId: null, by: id('123') }],
    ['/thesis/123?siteId=26', { page: 'article', siteId: '26', by: id('123') }],
    ['/en/thesis/26/123', { page: 'article', language: 'en', siteId: '26', by: id('123') }],
  ],
  '[C2.19]': [
    ['/newAlbumDetail/26/4/zh', { page: 'album', language: 'zh', siteId: '26', albumId: '4' }],
    ['/newAlbumList/26/9/en', { page: 'albumList', language: 'en', siteId: '26', channelId: '9' }],
    ['/newAlbumList/zh/9', { page: 'albumList', language: null, siteId: 'zh', channelId: '9' }],
    ['/zh/collectionList/9', { page: 'albumList', language: 'zh', siteId: null, channelId: '9' }],
    ['/en/collections/4', { page: 'album', language: 'en', albumId: '4' }],
  ],
  '[C2.20]': [
    [
      '/newItemPage/26/1455/zh',
      { page: 'channel', language: 'zh', siteId: '26', code: 'info', channelId: '1455' },
    ],
    [
      '/new?columnId=6&columnName=Items&index=2',
      { page: 'channel', code: 'new', channelId: '6', name: 'Items' },
    ],
    ['/zh/info/1455/', { page: 'channel', language: 'zh', code: 'info', channelId: '1455' }],
    ['/zh/newcomposite/3', { page: 'channel', code: 'newcomposite', channelId: '3' }],
  ],
  '[C2.21]': [
    [
      '/news?type=information&columnId=11&index=1',
      { page: 'newsList', type: 'information', channelId: '11' },
    ],
    [
      '/newsInfo/26/11/information/2/5/zh',
      {
        page: 'newsList',
        language: 'zh',
        siteId: '26',
        channelId: '11',
        type: 'information',
        listPage: '2',
        activeId: '5',
      },
    ],
    ['/en/newsInfo/11/5', { page: 'newsList', language: 'en', channelId: '11', activeId: '5' }],
    ['/zh/newsInfo/11?activeId=5', { page: 'newsList', channelId: '11', activeId: '5' }],
    ['/newsDetails/26/31/zh', { page: 'news', language: 'zh', siteId: '26', newsId: '31' }],
    ['/zh/newsDetails/31', { page: 'news', language: 'zh', newsId: '31' }],
    ['/en/news/31', { page: 'news', language: 'en', newsId: '31' }],
    ['/zh/news', { page: 'newsList', language: 'zh', channelId: null }],
  ],
  '[C2.23]': [
    ['/newLink1?columnId=2&type=x&code=newLink', { page: 'channel', code: 'newLink1', channelId: '2' }],
    [
      '/newLeaguage?columnId=2&columnEnName=League&styleId=4',
      { page: 'channel', code: 'newLeaguage', channelId: '2' },
    ],
    [
      '/newArticle?columnId=2&newsDataType=p',
      { page: 'channel', code: 'newArticle', parameters: { newsDataType: 'p' } },
    ],
  ],
  '[C2.25]': [
    ['/article?type=thesis&index=-1&subId=4&q=%E6%B0%B4', { page: 'search', language: null, subId: '4' }],
    ['/zh/article', { page: 'search', language: 'zh' }],
    ['/textList?type=table&index=-1', { page: 'resources', type: 'table' }],
    ['/textList', { page: 'resources', type: 'picture' }],
    ['/audioList?type=audio&index=1', { page: 'resources', type: 'audio' }],
    ['/informationList?type=news', { page: 'resources', type: 'news' }],
    ['/othersList?type=other', { page: 'resources', type: 'other' }],
    [
      '/searchPublication?type=publication&searchType=issn&index=0',
      { page: 'publications', periodical: false, searchType: 'issn' },
    ],
    [
      '/mag?type=publication&searchType=cn&index=0',
      { page: 'publications', periodical: true, searchType: 'cn' },
    ],
    ['/seniorSearch', { page: 'advancedSearch' }],
    ['/sitemap.txt', { page: 'unknown' }],
  ],
  '[C2.33]': [
    ['/login?lang=en', { page: 'account', screen: 'login', language: 'en' }],
    ['/quickLogin', { page: 'account', screen: 'quickLogin' }],
    ['/register', { page: 'account', screen: 'register' }],
    ['/forgetCode', { page: 'account', screen: 'forgetCode' }],
    ['/accountBinding', { page: 'account', screen: 'accountBinding' }],
    ['/personal', { page: 'personal' }],
    ['/personal?entry=accountSecurity', { page: 'personal', entry: 'accountSecurity' }],
    ['/personal?entry=another', { page: 'personal' }],
    ['/personal?entry=myAlbum', { page: 'myAlbums' }],
    ['/personal?entry=myAlbum&album=7&keep=8&pageNum=2', { page: 'myAlbums', album: '7', keep: '8' }],
  ],
  '[C2.36]': [
    ['/rssList?lang=zh', { page: 'rss', language: 'zh' }],
    ['/emailSubscribe', { page: 'emailSubscribe', language: null }],
  ],
}

describe('parseRoute', () => {
  for (const [clause, rows] of Object.entries(listed)) {
    for (const [address, route] of rows) {
      it(`reads ${address} as ${route.page} ${clause}`, () => {
        expect(parseRoute(address)).toMatchObject(route)
      })
    }
  }

  it.each([
    ['/thesisDetails?columnId=123&lang=zh', { language: 'zh', by: id('123') }],
    ['/thesisDetails?columnId=123&l=en', { language: 'en', by: id('123') }],
    ['/thesisDetails#10.5555/xk.1&lang=zh', { language: 'zh', by: doi('10.5555/xk.1') }],
    ['/thesisDetails#10.5555/xk.1', { language: null, by: doi('10.5555/xk.1') }],
    ['/thesisDetails#lang=zh&lang=en', { language: 'en', by: doi('lang=zh') }],
    ['/thesisDetails?columnId=7&siteId=26', { siteId: '26', by: id('7') }],
    ['/thesisDetails?siteId=26#10.5555/a', { siteId: '26', by: doi('10.5555/a') }],
  ])('reads the older article address %s', (address, expected) => {
    expect(parseRoute(address)).toMatchObject({ page: 'article', ...expected })
  })

  it.each([
    '/zh/a/b',
    '/zh//home',
    '/zh/issue/abc',
    '/zh/issue/x2025',
    '/zh/issue/20255',
    '/zh/issue/0x7',
    '/zh/article//2',
    '/zh/article/doi',
    '/article/doi/26//zh',
    '/0/home',
    '/en/home/zh',
    '/zh/article/1/2/3',
    '/zh/article/123.pdf',
    '/zh/article/doi/10.5555/xk.1.pdf',
    '/article/doi',
    '/article/home',
    '/zh/home/x',
    '/thesis',
    '/thesisDetails',
  ])('knows no page at %s [C2.4]', (address) => {
    expect(parseRoute(address)).toMatchObject({ page: 'unknown', path: address })
  })

  it('takes only zh and en for languages, and the path before the query [C4.1]', () => {
    expect(parseRoute('/fr/home')).toMatchObject({ page: 'home', site: 'fr', language: null })
    expect(parseRoute('/en/issue?lang=zh').language).toBe('en')
    expect(parseRoute('/seniorSearch?lang=fr&lang=zh').language).toBe('zh')
  })

  it.each(['/thesisDetails#', '/thesisDetails#&lang=zh'])('finds no article in %s [C2.4]', (address) => {
    expect(parseRoute(address)).toMatchObject({ page: 'unknown', path: '/thesisDetails' })
  })

  it('makes no other host of a path', () => {
    expect(parseRoute('\\\\evil.example/a')).toMatchObject({ page: 'unknown', path: '/evil.example/a' })
    expect(parseRoute('///')).toMatchObject({ page: 'home', site: null })
    expect(parseRoute('//evil.example/a')).toMatchObject({ page: 'unknown', path: '/evil.example/a' })
    expect(parseRoute('/\t/evil.example/a')).toMatchObject({ path: '/%09/evil.example/a' })
    expect(unknownRoute('//evil.example/a?b#c', 'zh')).toEqual({
      page: 'unknown',
      language: 'zh',
      path: '/evil.example/a',
    })
  })
})
