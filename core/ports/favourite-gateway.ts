import type { Favourite } from '../domain/member/favourite.ts'
import type { Answer, Reader } from './answer.ts'

/** The favourites of the member who is logged in (C4.22, C7.12). Doing what is done already changes nothing. */
export interface FavouriteGateway {
  readonly isCollected: (reader: Reader, favourite: Favourite) => Answer<boolean>
  readonly collect: (reader: Reader, favourite: Favourite) => Answer<null>
  readonly uncollect: (reader: Reader, favourite: Favourite) => Answer<null>
}
