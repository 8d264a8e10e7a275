import { channelHref, channelRoute } from '../../../core/domain/channel/channel-route.ts'
import { buildChannelTree } from '../../../core/domain/channel/channel-tree.ts'
import { channelsWithin, findChannel } from '../../../core/domain/channel/find-channel.ts'
import { menuChannels } from '../../../core/domain/channel/menu-channels.ts'
import { isNofollow } from '../../../core/domain/channel/nofollow.ts'
import { safeLink } from '../../../core/domain/channel/safe-link.ts'
import { formatRoute } from '../../../core/domain/route/format-route.ts'
import { parseRoute } from '../../../core/domain/route/parse-route.ts'
import {
  arbitraryChannelTree,
  arbitraryFlatChannel,
  arbitraryUiLanguage,
  channelTreeLaws,
  junkLink,
  menuLaws,
  nofollowLaws,
} from '@xuekan/core/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { eachLaw } from '../laws/each-law.ts'

describe('buildChannelTree [C3.6]', () => {
  eachLaw(channelTreeLaws(buildChannelTree))
})

describe('menuChannels [C4.11, C4.12]', () => {
  eachLaw(menuLaws(menuChannels))
})

describe('isNofollow [C2.40]', () => {
  eachLaw(nofollowLaws(isNofollow))
})

describe('channelRoute', () => {
  it('should lead every channel to an address that is read back as its page [C2.41]', () => {
    fc.assert(
      fc.property(arbitraryFlatChannel, arbitraryUiLanguage, fc.boolean(), (channel, language, prefixed) => {
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
      fc.property(arbitraryChannelTree, arbitraryUiLanguage, (tree, language) => {
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
