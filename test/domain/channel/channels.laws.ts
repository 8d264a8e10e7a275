import {
  buildChannelTree,
  channelHref,
  channelRoute,
  channelsWithin,
  findChannel,
  formatRoute,
  menuChannels,
  parseRoute,
  readChannels,
  safeLink,
  type Channel,
} from '@xuekan/core'
import {
  arbitraryChannelTree,
  arbitraryFlatChannel,
  arbitraryLanguage,
  junkFlatChannels,
  junkLink,
} from '@xuekan/core/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

const allOf = (tree: readonly Channel[]): readonly Channel[] =>
  [...channelsWithin(tree)].map(({ channel }) => channel)

describe('buildChannelTree', () => {
  it('should hold every id once, whatever the list', () => {
    fc.assert(
      fc.property(junkFlatChannels, (items) => {
        const ids = allOf(buildChannelTree(items)).map(({ id }) => id)
        expect(ids.toSorted()).toEqual([...new Set(items.map(({ id }) => id))].toSorted())
      }),
    )
  })

  it('should put a child below its parent, in the order of the list', () => {
    fc.assert(
      fc.property(junkFlatChannels, (items) => {
        const order = items.map(({ id }) => id)
        for (const channel of allOf(buildChannelTree(items))) {
          expect(channel.children.every(({ parentId }) => parentId === channel.id)).toBe(true)
          const places = channel.children.map(({ id }) => order.indexOf(id))
          expect(places).toEqual(places.toSorted((a, b) => a - b))
        }
      }),
    )
  })

  it('should build a tree again from its own items', () => {
    fc.assert(
      fc.property(arbitraryChannelTree, (tree) => {
        const flat = allOf(tree).map((channel) => ({ ...channel, children: [] }))
        expect(buildChannelTree(flat)).toEqual(tree)
      }),
    )
  })
})

describe('readChannels', () => {
  it('should give a tree for anything', () => {
    fc.assert(
      fc.property(fc.anything({ maxDepth: 4 }), (raw) => {
        expect(allOf(readChannels(raw)).every(({ id }) => id !== '')).toBe(true)
      }),
    )
  })
})

describe('menuChannels', () => {
  it('should keep the order, and nothing that is disabled or unnamed [C4.11]', () => {
    fc.assert(
      fc.property(arbitraryChannelTree, arbitraryLanguage, (tree, language) => {
        const shown = allOf(menuChannels(tree, language))
        const before = allOf(tree).map(({ id }) => id)
        expect(shown.every((channel) => channel.enabled && channel.name[language] !== '')).toBe(true)
        expect(before.filter((id) => shown.some((channel) => channel.id === id))).toEqual(
          shown.map(({ id }) => id),
        )
      }),
    )
  })

  it('should change nothing when it is done again', () => {
    fc.assert(
      fc.property(arbitraryChannelTree, arbitraryLanguage, (tree, language) => {
        const once = menuChannels(tree, language)
        expect(menuChannels(once, language)).toEqual(once)
      }),
    )
  })
})

describe('channelRoute', () => {
  it('should lead every channel to an address that is read back as its page [C2.41]', () => {
    fc.assert(
      fc.property(arbitraryFlatChannel, arbitraryLanguage, fc.boolean(), (channel, language, prefixed) => {
        const target = channelRoute(channel, { language, prefixed })
        fc.pre(!('external' in target))
        expect(parseRoute(formatRoute(target))).toEqual(target)
        expect(parseRoute(channelHref(channel, { language, prefixed }))).toEqual(target)
        expect(target.page).not.toBe('unknown')
      }),
    )
  })

  it('should lead back to a channel that has the same destination [C2.3]', () => {
    fc.assert(
      fc.property(arbitraryChannelTree, arbitraryLanguage, (tree, language) => {
        for (const { channel, parentCode } of channelsWithin(tree)) {
          const route = channelRoute(channel, { language, prefixed: true, parentCode })
          const named = channel.link === '' && 'channelId' in route
          const found = named ? findChannel(tree, route)?.id : channel.id
          expect(found).toBe(channel.id)
        }
      }),
    )
  })
})

describe('safeLink', () => {
  it('should open only http, https, mailto, tel and paths of the site [C2.24]', () => {
    fc.assert(
      fc.property(junkLink, (raw) => {
        const link = safeLink(raw) ?? '/'
        const opened = new URL(link, 'https://own.example')
        expect(['http:', 'https:', 'mailto:', 'tel:']).toContain(opened.protocol)
        expect(link.startsWith('/') ? opened.host : 'own.example').toBe('own.example')
      }),
      { numRuns: 1_000 },
    )
  })

  it('should be harmless whatever stands around a forbidden scheme', () => {
    const scheme = fc.constantFrom('javascript:', 'data:', 'vbscript:', 'file:', 'blob:')
    const noise = fc.string({
      unit: fc.constantFrom(' ', '\t', '\n', '\r', '\u0000', '\u00a0', '\u200b', '\ufeff', '/', '\\'),
      maxLength: 4,
    })
    fc.assert(
      fc.property(noise, scheme, noise, fc.nat({ max: 8 }), (before, name, within, at) => {
        const link = safeLink(`${before}${name.slice(0, at)}${within}${name.slice(at)}alert(1)`) ?? '/'
        expect(new URL(link, 'https://own.example').protocol).toBe('https:')
      }),
    )
  })
})
