import type { ArticleSummary } from '../../domain/article/article.ts'
import type { CollectingForm } from '../../domain/member/collecting.ts'
import type {
  AlbumArticle,
  AlbumField,
  AlbumMessage,
  AlbumDraft,
  AlbumText,
  PersonalAlbum,
} from '../../domain/member/personal-album.ts'
import type { UiLanguage } from '../../domain/language/ui-language.ts'
import type { OutgoingFile } from '../../domain/member/outgoing-file.ts'
import type { PictureFault } from '../../domain/member/picture-fault.ts'
import type { Profile } from '../../domain/member/member.ts'
import type { Paged } from '../../domain/page/paged.ts'
import type { PersonalEntry } from '../../domain/route/personal-entry.ts'
import type { RequestContext } from '../../ports/async-result.ts'
import type { FavouritePlace } from './personal-content.ts'

/** A form about albums as it was posted (C7.13). */
export type SubmittedAlbums =
  | ({ readonly action: 'saveAlbum' } & AlbumDraft)
  | ({ readonly action: 'editAlbum'; readonly album: string } & AlbumText)
  | {
      readonly action: 'deleteAlbum' | 'shareAlbum' | 'unshareAlbum' | 'dropCover'
      readonly album: string
    }
  /** The picture of the form; null where none was chosen. */
  | { readonly action: 'cover'; readonly album: string; readonly file: OutgoingFile | null }
  | {
      readonly action: 'placeInAlbum'
      readonly album: string
      readonly id: string
      /** From 1. */
      readonly place: number
    }
  | { readonly action: 'removeFromAlbum'; readonly album: string; readonly id: string }
  | SaveChoice

/** Where an article is to be kept (C5.12); a name makes a new album for it, '' makes none. */
export type SaveChoice = CollectingForm & {
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
export interface OpenAlbum extends FavouritePlace {
  readonly kind: 'album'
  readonly album: PersonalAlbum
  /** What stands in its form. */
  readonly text: AlbumText
  readonly list: Paged<AlbumArticle>
  readonly removed: (Pick<ArticleSummary, 'id' | 'title'> & Pick<AlbumArticle, 'place'>) | null
}

/** The question where an article is to be kept (C5.12). */
export interface SavingDialog {
  readonly kind: 'keeping'
  readonly article: Pick<ArticleSummary, 'id' | 'siteId' | 'doi' | 'title'>
  readonly isFavourite: boolean
  readonly albums: readonly PersonalAlbum[]
  /** Ids of those that hold it already. */
  readonly holding: readonly string[]
  /** In place of the albums where there are none (C5.13); null where there are. */
  readonly message: 'dialogNoData' | null
  readonly form: Pick<SaveChoice, 'favourites' | 'inAlbums' | 'albums' | 'newAlbum'>
}

export interface MyAlbumsInput {
  readonly context: RequestContext
  /** The album that is open; null for none. */
  readonly album: string | null
  /** The article for which it is asked where it is to be kept; null for none. */
  readonly keep: string | null
  /** What is looked for among the albums or in one, how its articles are sorted, and the page, from 1. */
  readonly list: FavouritePlace
  /** null where the page is only opened. */
  readonly submitted: SubmittedAlbums | null
}

/** What is said beside a field: a message of ours, or the words of the server. */
export type AlbumFault =
  | { readonly kind: 'message'; readonly message: AlbumMessage }
  | { readonly kind: 'words'; readonly words: string }

/** The albums of a member within the personal centre, and what has become of a form (C2.34, C7.13). */
export interface MyAlbumsContent {
  readonly language: UiLanguage
  /** The entries of the personal centre, in order. */
  readonly entries: readonly PersonalEntry[]
  readonly profile: Profile
  readonly part: AlbumsList | OpenAlbum | SavingDialog
  readonly faults: Readonly<Partial<Record<AlbumField, AlbumFault>>>
  /** What is said of a cover that was sent; null for nothing. */
  readonly coverFault: PictureFault | null
  /** What has just been done; null for nothing. */
  readonly done: SubmittedAlbums['action'] | null
}
