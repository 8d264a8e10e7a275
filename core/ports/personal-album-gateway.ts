import type { Favourite } from '../domain/member/favourite.ts'
import type { Answer, Reader } from './answer.ts'

/** The albums of the member who is logged in (C4.22, C7.13). Doing what is done already changes nothing. */
export interface PersonalAlbumGateway {
  /** What an album holds, in its order; 'absent' when the member has no such album. */
  readonly items: (reader: Reader, albumId: string) => Answer<readonly Favourite[]>
  readonly addItem: (reader: Reader, albumId: string, item: Favourite) => Answer<null>
  readonly removeItem: (reader: Reader, albumId: string, item: Favourite) => Answer<null>
}
