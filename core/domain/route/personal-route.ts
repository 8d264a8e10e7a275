import type { UiLanguage } from '../language/ui-language.ts'
import { listPlace } from '../page/list-page.ts'
import type { FavouriteOrder } from './favourite-order.ts'
import type { PersonalEntry } from './personal-entry.ts'
import type { MyAlbumsRoute, PersonalRoute } from './route.ts'

/** The page of an entry of the personal centre: albums have one of their own (C2.34). */
export const personalRoute = (entry: PersonalEntry, language: UiLanguage): PersonalRoute | MyAlbumsRoute =>
  entry === 'myAlbum' ? { page: 'myAlbums', language } : { page: 'personal', language, entry }

/** A part of a list of the personal centre. */
interface ListPart {
  /** '' for all of it. */
  readonly term: string
  readonly order: FavouriteOrder
  /** From 1. */
  readonly page: number
}

/** The address of a part of the list that a route of the personal centre has: what goes without saying is not said. */
export const personalListRoute = <R extends PersonalRoute | MyAlbumsRoute>(
  route: R,
  { term, order, page }: ListPart,
): R => ({
  ...route,
  ...(term === '' ? {} : { term }),
  ...(order === 'kept' ? {} : { order }),
  ...listPlace(page),
})
