import { bannerOf } from '../../../core/domain/channel/banner-of.ts'
import { parseRoute } from '../../../core/domain/route/parse-route.ts'
import { arbitraryChannelTree, arbitraryRoute, sampleChannel } from '@xuekan/core/testing'
import type { Channel } from '../../../core/domain/channel/channel.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

const everywhere = (channels: readonly Channel[], bannerUrl: string): readonly Channel[] =>
  channels.map((channel) => ({
    ...channel,
    bannerUrl,
    children: everywhere(channel.children, bannerUrl),
  }))

describe('bannerOf', () => {
  it('should have no picture where no column has one, and only that one where all have the same [C3.6]', () => {
    fc.assert(
      fc.property(arbitraryChannelTree, arbitraryRoute, (channels, route) => {
        expect(bannerOf(channels, route)).toBe('')
        expect(['', '/a']).toContain(bannerOf(everywhere(channels, '/a'), route))
      }),
    )
  })

  it.each([
    ['/zh/about/1', '/above'],
    ['/zh/ethics', '/above'],
    ['/zh/data', '/own'],
    ['/zh/issue', ''],
  ])('%s has %s: its own, else that of the column above it [C3.6]', (address, picture) => {
    const channels = [
      {
        ...sampleChannel({ id: '1', code: 'introduce' }),
        bannerUrl: '/above',
        children: [
          sampleChannel({ id: '2', code: 'ethics', parentId: '1' }),
          { ...sampleChannel({ id: '3', code: 'data', parentId: '1' }), bannerUrl: '/own' },
        ],
      },
    ]
    expect(bannerOf(channels, parseRoute(address))).toBe(picture)
  })
})
