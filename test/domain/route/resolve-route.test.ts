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
