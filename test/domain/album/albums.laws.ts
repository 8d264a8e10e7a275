import { albumRoute } from '../../../core/domain/album/album-route.ts'
import { albumTabs, openAlbumTab, shownAlbumTabs } from '../../../core/domain/album/album-tabs.ts'
import { destinationHref } from '../../../core/domain/route/destination.ts'
import { parseRoute } from '../../../core/domain/route/parse-route.ts'
import {
  arbitraryAlbum,
  arbitraryAlbumCounts,
  arbitraryLinkPlace,
  arbitraryValueOrNone,
} from '@xuekan/core/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

describe('albumRoute', () => {
  it('should lead every album to an address that is read back as it [C2.19]', () => {
    fc.assert(
      fc.property(arbitraryAlbum, arbitraryLinkPlace, (album, place) => {
        const route = albumRoute(album, place)
        expect(parseRoute(destinationHref(route, place))).toEqual(route)
        expect(route).toMatchObject({ page: 'album', albumId: album.id, language: place.language })
      }),
    )
  })
})

describe('openAlbumTab', () => {
  it('should open a tab that is shown, for any wish; none only where none is shown [C2.28]', () => {
    const request = fc.oneof(fc.constantFrom(...albumTabs), arbitraryValueOrNone)
    fc.assert(
      fc.property(arbitraryAlbumCounts, request, (counts, preferred) => {
        const shown = shownAlbumTabs(counts)
        const open = openAlbumTab(counts, preferred)
        expect([...shown, null]).toContain(open)
        expect(open === null).toBe(shown.length === 0)
        expect(shown.find((tab) => tab === preferred) ?? open).toBe(open)
      }),
    )
  })
})
