import fc from 'fast-check'
import type { Channel } from '../../domain/channel/channel.ts'
import {
  readingLights,
  readingAlignments,
  readingMeasures,
  readingSizes,
  type ReadingLook,
} from '../../domain/reading/reading-look.ts'
import {
  noHitsSelected,
  selectHits,
  type HitSelection,
  type SelectedHit,
} from '../../domain/search/hit-selection.ts'
import { playbackSpeeds } from '../../domain/media/playback-speed.ts'
import { addRecentSearch, type RecentSearches } from '../../domain/search/recent-searches.ts'
import { asSiteId } from '../../domain/site/site.ts'
import { navigationDepth, type NavigationLists } from '../../domain/storage/navigation-lists.ts'
import type { StorageKey, StoredAt } from '../../domain/storage/storage-table.ts'
import type { TopBanner } from '../../domain/storage/top-banner.ts'
import { arbitraryChannelTree } from './channels.ts'
import { arbitraryBasket, arbitraryBasketEntry, arbitraryItemCitations } from './citations.ts'
import { arbitrarySearchHolder } from './search-holders.ts'
import { arbitraryUiLanguage, arbitraryUiLanguageOrNone, arbitraryValue, junkText } from './text.ts'

/** Terms of few words in several letter cases and widths, and some that no box takes. */
export const arbitrarySearchTerm: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom('DNA', 'dna', 'ＤＮＡ', ' Dna ', '水利', '水 利', 'x', 'X', '', ' ', 'a'.repeat(151)),
  fc.constantFrom(...'123456789０１２'),
  junkText,
)

/** Whatever searching gives. */
export const arbitraryRecentSearches: fc.Arbitrary<RecentSearches> = fc
  .array(arbitrarySearchTerm, { maxLength: 15 })
  .map((terms) => terms.reduce<RecentSearches>(addRecentSearch, []))

const siteId = fc.constantFrom(...['26', '27', 'site-1'].map(asSiteId))

const depthOf = (channels: readonly Channel[]): number =>
  Math.max(0, ...channels.map(({ children }) => 1 + depthOf(children)))

/** Trees of as many levels as are read. */
export const arbitraryNavigationLists: fc.Arbitrary<NavigationLists> = fc.record({
  siteId,
  language: arbitraryUiLanguage,
  channels: arbitraryChannelTree.filter((channels) => depthOf(channels) <= navigationDepth),
})

export const arbitraryTopBanner: fc.Arbitrary<TopBanner> = fc.record({
  siteId,
  newsId: arbitraryValue,
  dismissed: fc.boolean(),
})

/** Whatever a reader chooses. */
const arbitraryReadingLook: fc.Arbitrary<ReadingLook> = fc.record({
  light: fc.constantFrom(...readingLights),
  size: fc.constantFrom(...readingSizes),
  measure: fc.constantFrom(...readingMeasures),
  alignment: fc.constantFrom(...readingAlignments),
})

const arbitraryName = fc.string({ minLength: 1, maxLength: 12 })

const visibleAscii = fc.string({
  unit: fc.integer({ min: 0x21, max: 0x7e }).map((c) => String.fromCharCode(c)),
})
const line = fc
  .string({ unit: 'grapheme', maxLength: 40 })
  .filter((text) => !/[\p{Cc}\p{Zl}\p{Zp}\p{Cs}]/u.test(text))
const shortName = fc.option(fc.constantFrom('slgc', 'emf', 'entest01', 'www', 'a-b', '水利'))

/** Hits of two searches in two lists, some of them more than once. */
export const arbitrarySelectedHits: fc.Arbitrary<readonly SelectedHit[]> = fc.array(
  fc.record({
    entry: arbitraryBasketEntry,
    list: fc.constantFrom('direct relevance', 'direct date', 'added relevance'),
    at: fc.nat({ max: 99 }),
  }),
  { maxLength: 12 },
)

/** Whatever choosing gives. */
export const arbitraryHitSelection: fc.Arbitrary<HitSelection> = fc
  .tuple(fc.constantFrom('a1', 'b2'), arbitrarySelectedHits)
  .map(([mark, hits]) => selectHits(noHitsSelected, mark, hits, true))

/** A value for each name of the table. */
export const arbitraryStored: { readonly [Key in StorageKey]: fc.Arbitrary<StoredAt<Key>> } = {
  language: arbitraryUiLanguageOrNone,
  userName: line,
  token: visibleAscii,
  commonToken: visibleAscii,
  aesPassword: fc.constant(null),
  aesKey: fc.constant(null),
  memberInfo: fc.option(fc.record({ mobileNo: fc.constantFrom('', '13812345678', '+44 20 7946 0018') })),
  headPicture: fc.constantFrom('', '/rc-pub/front/files/get?id=7', 'https://a.example/p.png'),
  knownDevice: visibleAscii,
  batchId: arbitraryBasket,
  batchId1: arbitraryItemCitations,
  recentSearches: arbitraryRecentSearches,
  readingLook: arbitraryReadingLook,
  stoppedPlaces: fc.oneof(
    fc.constant({ remembers: false, places: [] }),
    fc.record({
      remembers: fc.constant(true),
      places: fc.uniqueArray(fc.record({ articleId: arbitraryName, sectionId: arbitraryName }), {
        maxLength: 50,
        selector: ({ articleId }) => articleId,
      }),
    }),
  ),
  playbackSpeed: fc.constantFrom(...playbackSpeeds),
  captions: fc.constantFrom('zh', 'en', 'none', 'page'),
  datanav: fc.option(arbitraryNavigationLists),
  selectvalue: line,
  topBanner: fc.option(arbitraryTopBanner),
  bannerActive: fc.integer({ min: 0, max: 9_999 }),
  keywords: arbitraryRecentSearches,
  selectedHits: arbitraryHitSelection,
  sld: shortName,
  siteId: fc.option(siteId),
  dsld: shortName,
  search: fc.option(arbitrarySearchHolder),
}
