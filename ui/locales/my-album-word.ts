import type { FavouriteOrder } from '@xuekan/core/member'

/** What the albums of a member say; it comes with their page and burdens no other. */
type MyAlbumWord =
  | `done.${'saveAlbum' | 'editAlbum' | 'placeInAlbum' | 'keepIn' | 'shareAlbum' | 'unshareAlbum' | 'cover' | 'dropCover'}`
  | `albums.${'find' | 'none' | 'notFound' | 'all' | 'count' | 'deleted' | 'read'}`
  | `album.${'all' | 'cover' | 'new' | 'make' | 'edit' | 'delete' | 'articles' | 'empty' | 'find' | 'notFound' | 'removed'}`
  | `field.${'name' | 'enName' | 'description' | 'newAlbum'}`
  | `hint.${'enName' | 'description'}`
  | `order.${FavouriteOrder}`
  | 'order'
  | 'show'
  | 'undo'
  | 'save'
  | 'up'
  | 'down'
  | 'remove'
  | `keep.${'title' | 'favourites' | 'isThere' | 'inAlbums' | 'submit' | 'back'}`

/** Messages that no other page says. */
type OwnMessage = 'albumText.empty' | 'albumText.tooLong'

export type MyAlbumTable = Readonly<Record<MyAlbumWord | OwnMessage, string>>
