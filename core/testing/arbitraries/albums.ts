import fc from 'fast-check'
import type { Album } from '../../domain/album/album.ts'
import { albumTabs, type AlbumCounts } from '../../domain/album/album-tabs.ts'
import { asSiteId } from '../../domain/site/site.ts'
import { arbitraryLocalizedText, arbitraryValue } from './text.ts'

export const arbitraryAlbum: fc.Arbitrary<Album> = fc.record({
  id: arbitraryValue,
  siteId: fc.constantFrom(asSiteId('26'), asSiteId('')),
  name: arbitraryLocalizedText,
  introduction: arbitraryLocalizedText,
  coverUrl: fc.constantFrom('', '/files/album.png'),
})

/** What albums hold: nothing of some tabs, whether told or not. */
export const arbitraryAlbumCounts: fc.Arbitrary<AlbumCounts> = fc.dictionary(
  fc.constantFrom(...albumTabs),
  fc.nat({ max: 3 }),
  { noNullPrototype: true },
)
