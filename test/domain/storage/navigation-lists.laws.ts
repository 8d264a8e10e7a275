import type { Channel } from '../../../core/domain/channel/channel.ts'
import { channelsWithin } from '../../../core/domain/channel/find-channel.ts'
import { asSiteId } from '../../../core/domain/site/site.ts'
import {
  navigationDepth,
  navigationListsCodec,
  type NavigationLists,
} from '../../../core/domain/storage/navigation-lists.ts'
import { arbitraryFlatChannel, junkFlatChannels, junkLink } from '@xuekan/core/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

const { print, parse } = navigationListsCodec

const channel: Channel = {
  id: '1',
  parentId: '',
  siteId: asSiteId('26'),
  name: { zh: '期刊', en: 'Journal' },
  code: 'index',
  enabled: true,
  link: '/zh/about/3',
  bannerId: 'b',
  newsDataType: 'information',
  styleId: '4',
  children: [],
}
const lists = (channels: readonly Channel[]): NavigationLists => ({
  siteId: asSiteId('26'),
  language: 'zh',
  channels,
})

/** Text as it is kept, of channels whose parents say anything. */
const stored = (channels: readonly unknown[]): string =>
  JSON.stringify({ version: 1, siteId: '26', language: 'zh', channels })

const depthOf = (channels: readonly Channel[]): number =>
  Math.max(0, ...channels.map(({ children }) => 1 + depthOf(children)))

/** A chain of so many channels, each the child of the one before. */
const chain = (length: number): readonly Channel[] =>
  Array.from({ length }, (_, index) => ({
    ...channel,
    id: String(index + 1),
    parentId: index === 0 ? '' : String(index),
  }))

describe('navigationListsCodec', () => {
  it('reads a channel without children as one [C3.19]', () => {
    expect(parse(stored([{ ...channel, children: ['x'] }]))).toEqual(lists([channel]))
  })

  it('should read a tree with each id once, whatever the parents say [C3.19]', () => {
    fc.assert(
      fc.property(junkFlatChannels, (flat) => {
        const read = parse(stored(flat))?.channels ?? []
        const ids = [...channelsWithin(read)].map(({ channel: { id } }) => id)
        expect(new Set(ids).size).toBe(ids.length)
        expect(depthOf(read)).toBeLessThanOrEqual(navigationDepth)
        expect(parse(print(lists(read)))?.channels).toEqual(read)
      }),
    )
  })

  it('should read no more levels than a tree may have, and those whole [C3.19]', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 40 }), (length) => {
        const read = parse(stored(chain(length)))?.channels ?? []
        expect([...channelsWithin(read)].map(({ channel: { id } }) => id)).toEqual(
          chain(Math.min(length, navigationDepth)).map(({ id }) => id),
        )
      }),
    )
  })

  it('should read safe links alone [C3.19]', () => {
    fc.assert(
      fc.property(arbitraryFlatChannel, junkLink, (one, link) => {
        const [read] = parse(stored([{ ...one, link }]))?.channels ?? []
        expect(read?.link ?? '').not.toMatch(/^\s*(?:javascript|data|vbscript):/i)
      }),
    )
  })

  it('keeps every field of a channel, and of which site and language it is [C3.19]', () => {
    expect(parse(print(lists([channel])))).toEqual(lists([channel]))
    expect(JSON.parse(print(lists([channel])))).toEqual({
      version: 1,
      siteId: '26',
      language: 'zh',
      channels: [{ ...channel, children: undefined }].map(
        (one) => JSON.parse(JSON.stringify(one)) as unknown,
      ),
    })
  })

  it.each([
    { id: 1 },
    { id: '' },
    { parentId: null },
    { siteId: 26 },
    { name: '期刊' },
    { code: null },
    { enabled: '1' },
    { bannerId: 3 },
    { newsDataType: null },
    { styleId: 4 },
  ])('leaves out a channel that says %j, and keeps the others [C3.19]', (part) => {
    const other = { ...channel, id: '2' }
    expect(parse(stored([{ ...channel, ...part }, other]))?.channels).toEqual([other])
  })

  it.each([
    ['javascript:alert(1)', ''],
    [7, ''],
    ['https://example.org/a', 'https://example.org/a'],
  ])('reads the link %j as %j [C3.19]', (link, read) => {
    expect(parse(stored([{ ...channel, link }]))?.channels[0]?.link).toBe(read)
  })

  it.each([
    ['/rc-pub/front/files/get?id=3', { cover: '/rc-pub/front/files/get?id=3' }],
    ['', {}],
    [7, { cover: '/rc-pub/front/files/get?id=7' }],
    ['javascript:alert(1)', {}],
    [null, {}],
  ])('keeps of the picture %j what may be shown: %j [C3.19]', (cover, kept) => {
    const under = parse(stored([{ ...channel, bannerUrl: cover }]))
    expect(under?.channels[0]?.bannerUrl).toBe(Object.values(kept)[0])
    const read = parse(stored([{ ...channel, cover }]))
    expect(read?.channels).toEqual([{ ...channel, ...kept }])
    expect(read === null ? null : parse(print(read))).toEqual(read)
  })

  it.each([{ version: 2 }, { siteId: 26 }, { language: 'fr' }])(
    'is none where it says %j [C3.19]',
    (part) => {
      expect(parse(JSON.stringify({ ...(JSON.parse(stored([])) as object), ...part }))).toBeNull()
    },
  )

  it('is a tree without channels where they are no list [C3.19]', () => {
    expect(parse(JSON.stringify({ version: 1, siteId: '26', language: 'zh', channels: 7 }))).toEqual(
      lists([]),
    )
  })
})
