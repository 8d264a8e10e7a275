import { destinationHref, type Destination } from '../../../core/domain/route/destination.ts'
import { bannerDestination, readBannerItem, type BannerItem } from '../../../core/domain/shell/banner-item.ts'
import { asSiteId } from '../../../core/domain/site/site.ts'
import { describe, expect, it } from 'vitest'

const prefixed = { language: 'zh', prefixed: true } as const
const older = { language: 'zh', prefixed: false } as const

const item = (part: Partial<BannerItem>): BannerItem => ({
  type: 'link',
  url: '',
  id: '',
  indexId: '',
  doi: '',
  siteId: asSiteId('26'),
  ...part,
})

const hrefOf = (part: Partial<BannerItem>, place: typeof prefixed | typeof older = prefixed) => {
  const destination: Destination | null = bannerDestination(item(part), place)
  return destination === null ? null : destinationHref(destination, place)
}

const url = 'https://example.org/a'

const blank = { type: '', url: '', id: '', indexId: '', doi: '', siteId: '' }

describe('readBannerItem', () => {
  it('reads the fields of an item; 0 is no id, and no link is kept that must not be opened [C3.14]', () => {
    expect(readBannerItem({ type: 'News', url, id: '3', indexId: '0', doi: 'null', siteId: '26' })).toEqual({
      type: 'news',
      url,
      id: '3',
      indexId: '',
      doi: '',
      siteId: '26',
    })
    expect(
      readBannerItem({
        ...blank,
        type: ' article ',
        url: 'javascript:x',
        indexId: '9',
        doi: '10.5555/a',
        siteId: '0',
      }),
    ).toEqual({ type: 'article', url: '', id: '', indexId: '9', doi: '10.5555/a', siteId: '' })
  })

  it('is none for any other type [C3.14]', () => {
    expect(
      ['link', 'wechat', 'news', 'album', 'article'].map((type) => readBannerItem({ ...blank, type })?.type),
    ).toEqual(['link', 'wechat', 'news', 'album', 'article'])
    expect([readBannerItem({ ...blank, type: 'video' }), readBannerItem(blank)]).toEqual([null, null])
  })
})

describe('bannerDestination', () => {
  it('opens the url of a link, and nothing where it is none [C3.14]', () => {
    expect(hrefOf({ url, id: '3' })).toBe(url)
    expect(hrefOf({ url: '/zh/about/3' }, older)).toBe('/newPeriodIntroduce/0/3/zh')
    expect(hrefOf({ id: '3', indexId: '4', doi: '10.5555/a' })).toBeNull()
    expect(hrefOf({ url: 'javascript:alert(1)', id: '3' })).toBeNull()
  })

  it('opens a wechat item at its source, else at the news detail [C2.22] [C3.14]', () => {
    expect(hrefOf({ type: 'wechat', url, id: '3' })).toBe(url)
    expect(hrefOf({ type: 'wechat', id: '3' })).toBe('/zh/newsDetails/3')
    expect(hrefOf({ type: 'wechat', url: '//evil.example', id: '3' }, older)).toBe('/newsDetails/26/3/zh')
    expect(hrefOf({ type: 'wechat' })).toBeNull()
  })

  it('leads to the page of news, an album or an article [C3.14]', () => {
    expect(hrefOf({ type: 'news', id: '3', url })).toBe('/zh/newsDetails/3')
    expect(hrefOf({ type: 'news', id: '3', siteId: asSiteId('') }, older)).toBe('/newsDetails/0/3/zh')
    expect(hrefOf({ type: 'album', id: '3', url })).toBe('/zh/collections/3')
    expect(hrefOf({ type: 'album', id: '3' }, older)).toBe('/newAlbumDetail/26/3/zh')
    expect(hrefOf({ type: 'article', id: '3', url, doi: '10.5555/a' })).toBe('/zh/article/doi/10.5555/a')
    expect(hrefOf({ type: 'article', doi: '10.5555/a' })).toBe('/zh/article/doi/10.5555/a')
    expect(hrefOf({ type: 'article', id: '3' })).toBe('/zh/article/3')
  })

  it('prefers the id of what it stands for over its own [C3.14]', () => {
    expect(hrefOf({ type: 'news', id: '3', indexId: '4' })).toBe('/zh/newsDetails/4')
    expect(hrefOf({ type: 'album', indexId: '4' })).toBe('/zh/collections/4')
    expect(hrefOf({ type: 'article', id: '3', indexId: '4' })).toBe('/zh/article/4')
  })

  it.each(['news', 'album', 'article'] as const)(
    'leads a nameless %s to its url, else nowhere [C3.14]',
    (type) => {
      expect(hrefOf({ type, url })).toBe(url)
      expect(hrefOf({ type })).toBeNull()
      expect(hrefOf({ type, url: 'data:text/html,x' })).toBeNull()
    },
  )
})
