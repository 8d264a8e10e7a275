import { albumRoute } from '../../../core/domain/album/album-route.ts'
import { albumTabs, openAlbumTab, shownAlbumTabs } from '../../../core/domain/album/album-tabs.ts'
import { destinationHref } from '../../../core/domain/route/destination.ts'
import { parseRoute } from '../../../core/domain/route/parse-route.ts'
import { arbitraryAlbum, arbitraryAlbumCounts, arbitraryLinkPlace } from '@xuekan/core/testing'
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
  it('should open what is named, else a tab that holds something where one does [C2.28]', () => {
    fc.assert(
      fc.property(
        arbitraryAlbumCounts,
        fc.option(fc.constantFrom(...albumTabs), { nil: undefined }),
        (counts, named) => {
          const shown = shownAlbumTabs(counts)
          expect(openAlbumTab(counts, named)).toBe(
            [named, ...shown, 'paper'].find((tab) => tab !== undefined),
          )
        },
      ),
    )
  })
})
