import type { ArticleSummary } from '../../domain/article/article.ts'
import type { CollectingForm } from '../../domain/member/collecting.ts'
import type {
  AlbumArticle,
  AlbumDraft,
  AlbumText,
  PersonalAlbum,
} from '../../domain/member/personal-album.ts'
import type { Paged } from '../../domain/page/paged.ts'
import type { FavouriteOrder } from '../../domain/route/favourite-order.ts'

/** A form about albums as it was posted (C7.13). */
export type SubmittedAlbums =
  | ({ readonly action: 'saveAlbum' } & AlbumDraft)
  | ({ readonly action: 'editAlbum'; readonly album: string } & AlbumText)
  | { readonly action: 'deleteAlbum'; readonly album: string }
  | {
      readonly action: 'placeInAlbum'
      readonly album: string
      readonly id: string
      /** From 1. */
      readonly place: number
    }
  | { readonly action: 'removeFromAlbum'; readonly album: string; readonly id: string }
  | KeepIn

/** Where an article is to be kept (C5.12); a name makes a new album for it, '' makes none. */
export type KeepIn = CollectingForm & {
  readonly action: 'keepIn'
  readonly id: string
  readonly newAlbum: string
}

/** What the form of an album holds, '' in each field of a new one. */
export const noAlbumText: AlbumText = { name: '', enName: '', description: '' }

/** The albums of a member, and the one that has just been taken away, to be had back; null for none. */
export interface AlbumsList {
  readonly kind: 'list'
  readonly term: string
  readonly list: Paged<PersonalAlbum>
  /** What stands in the form of a new one. */
  readonly text: AlbumText
  readonly deleted: AlbumDraft | null
}

/** One album with a page of its articles, and the one that has just been taken out; null for none. */
export interface OpenAlbum {
  readonly kind: 'album'
  readonly term: string
  readonly order: FavouriteOrder
  /** From 1. */
  readonly page: number
  readonly album: PersonalAlbum
  /** What stands in its form. */
  readonly text: AlbumText
  readonly list: Paged<AlbumArticle>
  readonly removed: (Pick<ArticleSummary, 'id' | 'title'> & Pick<AlbumArticle, 'place'>) | null
}

/** The question where an article is to be kept (C5.12). */
export interface KeepingDialog {
  readonly kind: 'keeping'
  readonly article: Pick<ArticleSummary, 'id' | 'siteId' | 'doi' | 'title'>
  readonly isFavourite: boolean
  readonly albums: readonly PersonalAlbum[]
  /** In place of the albums where there are none (C5.13); null where there are. */
  readonly message: 'dialogNoData' | null
  readonly form: Pick<KeepIn, 'favourites' | 'inAlbums' | 'albums' | 'newAlbum'>
}

export type PersonalAlbumsPart = AlbumsList | OpenAlbum | KeepingDialog
