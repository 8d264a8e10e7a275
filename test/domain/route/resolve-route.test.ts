import { jumpOf } from '../../../core/domain/channel/own-page.ts'
import { shortRoute } from '../../../core/domain/channel/short-route.ts'
import { parseRoute } from '../../../core/domain/route/parse-route.ts'
import { resolveRoute, unknownRoute } from '../../../core/domain/route/resolve-route.ts'
import type { PageName } from '../../../core/domain/route/route.ts'
import { sampleChannels } from '@xuekan/core/testing'
import { describe, expect, it } from 'vitest'

const channels = sampleChannels(
  { id: '1', code: 'ethics' },
  { id: '2', code: 'secret', enabled: false },
  { id: '3', code: 'ethics' },
  { id: '4', code: 'introduce' },
  { id: '19', code: 'news' },
  { id: '10', code: 'newNews', enabled: false },
)
const availablePages = new Set<PageName>(['channel', 'home', 'newsList', 'unknown'])

describe('resolveRoute', () => {
  it('takes the address of an album without one for the list of albums [C2.19]', () => {
    const pages = new Set<PageName>(['album', 'albumList'])
    const to = (address: string) =>
      resolveRoute(parseRoute(address), { channels, availablePages: pages }, address)
    expect(to('/zh/collections')).toEqual(parseRoute('/zh/collectionList'))
    expect(to('/zh/collections/5')).toEqual(parseRoute('/zh/collections/5'))
  })

  const resolve = (address: string) =>
    resolveRoute(parseRoute(address), { channels, availablePages }, address)

  it.each(['/zh/ethics', '/ethics?columnId=3', '/zh/about/4', '/zh/info/1', '/zh', '/zh/newsInfo/19'])(
    'lets %s in [C2.3]',
    (address) => {
      expect(resolve(address)).toEqual(parseRoute(address))
    },
  )

  it.each([
    '/zh/nothing',
    // lists below a column that is another, disabled or not there
    '/zh/newsInfo/4',
    '/zh/newsInfo/10',
    '/zh/newsInfo/77',
    '/zh/nothing?columnId=1',
    '/zh/secret',
    '/zh/ethics?columnId=2',
    '/zh/about/9',
    '/zh/issue/2026',
  ])('knows no page at %s [C2.4]', (address) => {
    expect(resolve(address)).toEqual(unknownRoute(address, 'zh'))
  })
})

describe('the code of a column in an address', () => {
  const columns = sampleChannels(
    { id: '1', code: 'directory' },
    { id: '2', code: 'singleFirst' },
    { id: '3', code: 'newAlbum' },
    { id: '4', code: 'editorial' },
    { id: '5', code: 'index' },
    { id: '6', code: 'latestOffer', enabled: false },
    { id: '7', code: 'directory', link: '/zh/ethics' },
    { id: '8', code: 'jump', link: 'https://orcid.org/register' },
    { id: '9', code: 'inner', link: '/ethics' },
    { id: '10', code: 'english', link: '/en/ethics' },
    { id: '11', code: 'round', link: '/zh/jump' },
    { id: '12', code: 'closed', link: 'https://orcid.org/', enabled: false },
    { id: '13', code: 'ethics', link: 'javascript:alert(1)' },
    { id: '14', code: 'newNews' },
    { id: '15', code: 'backissue' },
    { id: '16', code: 'latestOffer' },
    { id: '17', code: 'science' },
    { id: '18', code: 'virtualAlbum' },
  )
  const every = new Set<PageName>([
    ...availablePages,
    'issue',
    'archive',
    'onlineFirst',
    'justAccepted',
    'science',
    'albumList',
    'editorialBoard',
  ])
  const resolve = (address: string, pages: ReadonlySet<PageName> = every) =>
    resolveRoute(parseRoute(address), { channels: columns, availablePages: pages }, address)

  it.each([
    ['/zh/directory', '/zh/issue'],
    ['/directory?lang=en', '/academic?type=directory&lang=en'],
    ['/en/directory?siteId=4', '/en/issue?siteId=4'],
    ['/zh/backissue', '/zh/volumn/home'],
    ['/zh/singleFirst', '/zh/onlineFirst?columnId=2'],
    ['/singleFirst?page=3&siteId=4', '/academic?type=singleFirst&columnId=2&page=3&siteId=4'],
    ['/zh/latestOffer', '/zh/justAccepted?columnId=16'],
    ['/zh/science?page=2', '/science?columnId=17&lang=zh&page=2'],
    ['/zh/newAlbum?columnId=3', '/zh/collectionList/3'],
    ['/virtualAlbum?page=2', '/newAlbumList/0/18?page=2'],
    ['/en/editorial', '/en/editorial-board/4'],
    ['/en/newNews', '/en/newsInfo/14'],
    ['/en/index', '/en/home'],
    ['/index', '/'],
  ])('%s shows the screen of %s [C2.3] [C2.41]', (address, screen) => {
    expect(resolve(address)).toEqual(parseRoute(screen))
  })

  it.each(['/zh/ethics', '/zh/directory?columnId=7', '/zh/jump', '/zh/info/1'])(
    '%s stays what it is [C2.3]',
    (address) => {
      expect(resolve(address)).toEqual(parseRoute(address))
    },
  )

  it('of a column that is switched off is unknown, and a screen that does not exist leaves the column [C2.4]', () => {
    expect(resolve('/zh/latestOffer?columnId=6').page).toBe('unknown')
    expect(resolve('/zh/directory', availablePages)).toEqual(parseRoute('/zh/directory'))
  })

  it.each([
    ['/zh/jump', 'https://orcid.org/register'],
    ['/jump?columnId=8', 'https://orcid.org/register'],
    ['/zh/inner', '/ethics?lang=zh'],
    ['/inner', '/ethics'],
    ['/zh/english', '/en/ethics'],
    ['/zh/directory?columnId=7', '/zh/ethics'],
    // columns that jump nowhere, on, or not yet
    ['/zh/round', null],
    ['/zh/closed', null],
    ['/zh/ethics', null],
    ['/zh/directory', null],
    ['/zh/info/8', null],
    ['/zh/issue', null],
    ['/zh/nothing', null],
  ])('%s jumps to %s [C2.24]', (address, target) => {
    expect(jumpOf(columns, parseRoute(address))).toBe(target)
  })
})

describe('shortRoute', () => {
  it.each([
    ['/zh/ethics?columnId=1', '/zh/ethics'],
    ['/zh/ethics?columnId=3', '/zh/ethics?columnId=3'],
    ['/zh/about/4', '/zh/about'],
    ['/zh/nothing?columnId=1', '/zh/nothing?columnId=1'],
    ['/zh/nothing', '/zh/nothing'],
    ['/zh/newsInfo/9', '/zh/newsInfo/9'],
    ['/zh', '/zh'],
  ])('leaves the channel out of %s where the code alone means it [C2.3]', (address, short) => {
    expect(shortRoute(parseRoute(address), channels)).toEqual(parseRoute(short))
  })
})
