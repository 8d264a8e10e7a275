import type { ListRoute, Route } from '../../domain/route/route.ts'
import { defaultLanguage } from '../../domain/language/ui-language.ts'
import type { MediaKind } from '../../domain/media/media-item.ts'
import type { SiteId } from '../../domain/site/site.ts'
import { mapResult, succeed } from '../async-results.ts'
import { everyEntry } from './every-entry.ts'
import { columnsBehind } from './list-columns.ts'
import type { AddressParts, ListAddresses, SiteListing } from './page-address.ts'

/** Each entry that is the site's own; those of its journals stand in theirs. */
const ownOf = <T extends { readonly id: string; readonly siteId: SiteId }>(
  { shell }: SiteListing,
  entries: ReturnType<typeof everyEntry<T>>,
  routeOf: (id: string) => Route,
  dayOf: (entry: T) => string = () => '',
): AddressParts =>
  mapResult(entries, (items) =>
    items
      .filter(({ siteId }) => siteId === shell.site.id)
      .map((entry) => ({ route: routeOf(entry.id), changedOn: dayOf(entry) })),
  )

const albumList: ListRoute<'albumList'> = { page: 'albumList', language: null, siteId: null, channelId: null }

/** Each column of what a site collects. */
export const albumListAddresses: ListAddresses = ({ shell: { channels } }) =>
  succeed(
    columnsBehind(channels, albumList).map(({ id }) => ({
      route: { ...albumList, channelId: id },
      changedOn: '',
    })),
  )

export const albumAddresses: ListAddresses = (listing, { collections }) =>
  ownOf(
    listing,
    everyEntry((request) => collections.albums(listing.context, request)),
    (albumId) => ({ page: 'album', language: null, siteId: null, albumId }),
  )

/** Their addresses always name a language, and stand for each. */
const language = defaultLanguage

export const mediaAddresses =
  (kind: MediaKind): ListAddresses =>
  (listing, { collections }) =>
    ownOf(
      listing,
      everyEntry((request) => collections.mediaItems(listing.context, { ...request, kind, q: '' })),
      (mediaId) => ({ page: kind, language, siteId: null, mediaId }),
      ({ publishedOn }) => publishedOn,
    )

export const topicAddresses: ListAddresses = (listing, { collections }) =>
  ownOf(
    listing,
    everyEntry((request) => collections.topics(listing.context, request)),
    (topicId) => ({ page: 'topic', language, siteId: null, topicId, pageNumber: 1 }),
  )

export const bookAddresses: ListAddresses = (listing, { collections }) =>
  ownOf(
    listing,
    everyEntry((request) => collections.books(listing.context, request)),
    (bookId) => ({ page: 'book', language, siteId: null, bookId }),
  )
