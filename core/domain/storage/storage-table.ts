import { emptyBasket } from '../citation/basket.ts'
import { parseBasket, printBasket } from '../citation/basket-codec.ts'
import { parseItemCitations, printItemCitations } from '../citation/item-citations.ts'
import { memberInfoCodec } from '../member/member-info.ts'
import { recentSearchesCodec } from '../search/recent-searches.ts'
import { parseSearchHolder, printSearchHolder } from '../search/search-holder.ts'
import type { Codec } from './codec.ts'
import { cookieRules, type CookieName, type CookieRule, type StorageUse } from './cookie-rules.ts'
import { credentialCodec } from './credential.ts'
import {
  headPictureCodec,
  languageCodec,
  optional,
  optionLabelCodec,
  reservedCodec,
  shortNameCodec,
  siteIdCodec,
  slideIndexCodec,
} from './plain-codecs.ts'
import { navigationListsCodec } from './navigation-lists.ts'
import { topBannerCodec } from './top-banner.ts'
import { userNameCodec } from './user-name.ts'

export type StoragePlace = 'cookie' | 'local' | 'session'

/** What a browser keeps of this portal under one name. */
export interface StorageEntry<T, Place extends StoragePlace = StoragePlace> extends CookieRule {
  readonly name: string
  /** A cookie lasts as its `days` say, local storage until it is cleared, session storage as long as the tab. */
  readonly place: Place
  /** Laws: `parse(print(value))` is `value`; `parse` is total. */
  readonly codec: Codec<T>
  /** What stands for nothing kept, and for what cannot be read. */
  readonly empty: T
  /** The clause that asks for it. */
  readonly clause: string
}

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

const local = <T>(
  name: string,
  codec: Codec<T>,
  empty: T,
  use: StorageUse = 'open',
  clause = 'C3.18',
): StorageEntry<T, 'local'> => ({ name, place: 'local', codec, empty, days: null, use, clause })

const session = <T>(
  name: string,
  codec: Codec<T>,
  empty: T,
  use: StorageUse = 'open',
): StorageEntry<T, 'session'> => ({
  name,
  place: 'session',
  codec,
  empty,
  days: null,
  use,
  clause: 'C3.19',
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

  /** The citation basket. */
  batchId: local('batchId', basketCodec, emptyBasket),
  /** The citation strings of its items. */
  batchId1: local('batchId1', itemCitationsCodec, []),
  /** The terms searched for on this device. */
  recentSearches: local('recentSearches', recentSearchesCodec, [], 'encrypted', 'C9.14'),

  /** The navigation lists. */
  datanav: session('datanav', optional(navigationListsCodec), null),
  /** The label of the option selected in the search box. */
  selectvalue: session('selectvalue', optionLabelCodec, ''),
  topBanner: session('topBanner', optional(topBannerCodec), null),
  /** The slide that the banner shows. */
  bannerActive: session('bannerActive', slideIndexCodec, 0),
  /** The terms searched for in this tab. */
  keywords: session('keywords', recentSearchesCodec, [], 'encrypted'),
  /** The short-name of the site that is read, and its id. */
  sld: session('sld', optional(shortNameCodec), null),
  siteId: session('siteId', optional(siteIdCodec), null),
  /** The short-name of the site that the tab's host stands for, whichever site a path or a query chose since. */
  dsld: session('dsld', optional(shortNameCodec), null),
  /** The search holder. */
  search: session('search', optional(searchHolderCodec), null, 'encrypted'),
} as const

type Entries = typeof storage

/** The names kept at this place. */
export type StorageKey<Place extends StoragePlace = StoragePlace> = {
  [Key in keyof Entries]: Entries[Key]['place'] extends Place ? Key : never
}[keyof Entries]

/** What stands under a name. */
export type StoredAt<Key extends StorageKey> = Entries[Key]['empty']
