import { emptyBasket } from '../citation/basket.ts'
import { parseBasket, printBasket } from '../citation/basket-codec.ts'
import { parseItemCitations, printItemCitations } from '../citation/item-citations.ts'
import { memberInfoCodec } from '../member/member-info.ts'
import { hitSelectionCodec, noHitsSelected } from '../search/hit-selection.ts'
import { recentSearchesCodec } from '../search/recent-searches.ts'
import { parseSearchHolder, printSearchHolder } from '../search/search-holder.ts'
import type { Codec } from './codec.ts'
import { cookieRules, type CookieName } from './cookie-rules.ts'
import { credentialCodec } from './credential.ts'
import { headPictureCodec, languageCodec, optional, optionLabelCodec, reservedCodec } from './plain-codecs.ts'
import { mediaStorage } from './media-storage.ts'
import { readingStorage } from './reading-storage.ts'
import { inLocal, inSession, type StorageEntry, type StoragePlace } from './storage-entry.ts'
import { tabStorage } from './tab-storage.ts'
import { userNameCodec } from './user-name.ts'

const cookie = <T>(
  name: CookieName,
  codec: Codec<T>,
  empty: T,
  clause = 'C3.17',
): StorageEntry<T, 'cookie'> => ({
  name,
  place: 'cookie',
  codec,
  empty,
  clause,
  ...cookieRules[name],
})

const basketCodec = { print: printBasket, parse: parseBasket }
const itemCitationsCodec = { print: printItemCitations, parse: parseItemCitations }
const searchHolderCodec = { print: printSearchHolder, parse: parseSearchHolder }

/** Every key of the browser's storage, each under its own name (C3.17 to C3.19). */
export const storage = {
  language: cookie('language', optional(languageCodec), null),
  userName: cookie('userName', userNameCodec, ''),
  token: cookie('token', credentialCodec, ''),
  commonToken: cookie('commonToken', credentialCodec, ''),
  aesPassword: cookie('aesPassword', reservedCodec, null),
  aesKey: cookie('aesKey', reservedCodec, null),
  memberInfo: cookie('memberInfo', optional(memberInfoCodec), null, 'C4.7'),
  headPicture: cookie('headPicture', headPictureCodec, '', 'C4.7'),
  /** That a member has logged in here before. */
  knownDevice: cookie('knownDevice', credentialCodec, '', ''),

  /** The citation basket. */
  batchId: inLocal('batchId', basketCodec, emptyBasket),
  /** The citation strings of its items. */
  batchId1: inLocal('batchId1', itemCitationsCodec, []),
  /** The terms searched for on this device. */
  recentSearches: inLocal('recentSearches', recentSearchesCodec, [], 'encrypted', 'C9.14'),
  readingLook: readingStorage.readingLook,
  stoppedPlaces: readingStorage.stoppedPlaces,
  playbackSpeed: mediaStorage.playbackSpeed,
  captions: mediaStorage.captions,

  datanav: tabStorage.datanav,
  /** The label of the option selected in the search box. */
  selectvalue: inSession('selectvalue', optionLabelCodec, ''),
  topBanner: tabStorage.topBanner,
  bannerActive: tabStorage.bannerActive,
  /** The terms searched for in this tab. */
  keywords: inSession('keywords', recentSearchesCodec, [], 'encrypted'),
  sld: tabStorage.sld,
  siteId: tabStorage.siteId,
  dsld: tabStorage.dsld,
  /** The hits that are chosen for the basket, over the pages of one search. */
  selectedHits: inSession('selectedHits', hitSelectionCodec, noHitsSelected, 'open', 'C4.21'),
  /** The search holder. */
  search: inSession('search', optional(searchHolderCodec), null, 'encrypted'),
} as const

type Entries = typeof storage

/** The names kept at this place. */
export type StorageKey<Place extends StoragePlace = StoragePlace> = {
  [Key in keyof Entries]: Entries[Key]['place'] extends Place ? Key : never
}[keyof Entries]

/** What stands under a name. */
export type StoredAt<Key extends StorageKey> = Entries[Key]['empty']
