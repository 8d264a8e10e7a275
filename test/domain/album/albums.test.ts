import { albumRoute } from '../../../core/domain/album/album-route.ts'
import { albumTabs, openAlbumTab, shownAlbumTabs } from '../../../core/domain/album/album-tabs.ts'
import { channelRoute } from '../../../core/domain/channel/channel-route.ts'
import { destinationHref, opensIn } from '../../../core/domain/route/destination.ts'
import { asSiteId } from '../../../core/domain/site/site.ts'
import { sampleChannel } from '@xuekan/core/testing'
import { describe, expect, it } from 'vitest'

const prefixed = { language: 'zh', prefixed: true } as const
const older = { language: 'zh', prefixed: false } as const

describe('albumRoute', () => {
  it('is the collection under a language, the album of its site elsewhere [C2.19] [C3.14]', () => {
    const album = { id: '5', siteId: asSiteId('26') }
    expect(destinationHref(albumRoute(album, prefixed), prefixed)).toBe('/zh/collections/5')
    expect(destinationHref(albumRoute(album, older), older)).toBe('/newAlbumDetail/26/5/zh')
  })

  it.each(['virtualAlbum', 'newAlbum'])('is listed by %s in the same tab [C2.19]', (code) => {
    const channel = sampleChannel({ id: '7', siteId: asSiteId('26'), code })
    expect(destinationHref(channelRoute(channel, older), older)).toBe('/newAlbumList/26/7/zh')
    expect(destinationHref(channelRoute(channel, prefixed), prefixed)).toBe('/zh/collectionList/7')
    expect(opensIn(channelRoute(channel, older))).toBe('sameTab')
  })
})

describe('albumTabs', () => {
  it('are paper, figures, tables and experts [C2.28]', () => {
    expect(albumTabs).toEqual(['paper', 'figures', 'tables', 'experts'])
  })

  it('are shown where they hold something, in order [C2.28]', () => {
    expect(shownAlbumTabs({ experts: 1, tables: 0, paper: 12 })).toEqual(['paper', 'experts'])
    expect(shownAlbumTabs({})).toEqual([])
    expect(shownAlbumTabs({ figures: -1, tables: NaN })).toEqual([])
  })
})

describe('openAlbumTab', () => {
  it('is the one that is named, else the first that holds something [C2.28]', () => {
    const counts = { figures: 2, tables: 0, experts: 1 }
    expect(openAlbumTab(counts, 'experts')).toBe('experts')
    expect(openAlbumTab(counts, 'tables')).toBe('tables')
    expect(openAlbumTab(counts, undefined)).toBe('figures')
    expect(openAlbumTab({}, undefined)).toBe('paper')
  })
})
