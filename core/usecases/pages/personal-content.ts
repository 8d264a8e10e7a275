import type { ArticleSummary } from '../../domain/article/article.ts'
import type { UiLanguage } from '../../domain/language/ui-language.ts'
import type { FavouriteOrder } from '../../domain/route/favourite-order.ts'
import type { Paged } from '../../domain/page/paged.ts'
import type { DroppedDownload, KeptArticle } from '../../domain/member/kept-article.ts'
import type { MemberSession, Profile } from '../../domain/member/member.ts'
import type { PasswordChangeForm } from '../../domain/member/password-change.ts'
import type { PersonalEntry } from '../../domain/route/personal-entry.ts'
import type { InfoFields, PersonalField, PersonalMessage } from '../../domain/member/personal-form.ts'
import type { RequestContext } from '../../ports/async-result.ts'
import type { PersonalAlbumsPart, SubmittedAlbums } from './personal-albums-content.ts'

/** A form of the personal centre as it was posted. */
export type SubmittedPersonal =
  | ({ readonly action: 'password' } & PasswordChangeForm)
  | ({ readonly action: 'info' } & InfoFields)
  | { readonly action: 'end'; readonly session: string }
  | { readonly action: 'collect' | 'uncollect' | 'dropDownload'; readonly id: string }
  | ({ readonly action: 'restoreDownload' } & DroppedDownload)
  | { readonly action: 'endOthers' }
  | { readonly action: 'logout' }
  | SubmittedAlbums

export type PersonalAction = SubmittedPersonal['action']

/** A part of what a member keeps. */
export interface FavouritePlace {
  readonly term: string
  readonly order: FavouriteOrder
  /** From 1. */
  readonly page: number
}

export interface PersonalInput {
  readonly context: RequestContext
  /** The entry that the address names; null for the one that the personal centre opens with. */
  readonly entry: PersonalEntry | null
  /** What is looked for in the list of the entry, how its articles are sorted, and which page of them, from 1. */
  readonly list: FavouritePlace
  /** The album that is open, and the article for which it is asked where it is to be kept; null for none. */
  readonly album: string | null
  readonly keep: string | null
  /** null where the page is only opened. */
  readonly submitted: SubmittedPersonal | null
}

/**
 * A page of favourites or of downloads, and the one that has just been taken away, to be had back; null for none. `at` is
 * when it was downloaded, an ISO time; '' for a favourite.
 */
export interface KeptList extends FavouritePlace {
  readonly list: Paged<KeptArticle>
  readonly dropped: (Pick<ArticleSummary, 'id' | 'title'> & Pick<DroppedDownload, 'at'>) | null
}

/** What is said of a place: a message of the catalogue, or the words of the server. */
export type PersonalFault =
  | { readonly kind: 'message'; readonly message: PersonalMessage }
  | { readonly kind: 'words'; readonly words: string }

/** The personal centre of a member with one entry open, and what has become of a form (C2.34). */
export interface PersonalContent {
  readonly language: UiLanguage
  readonly entry: PersonalEntry
  /** The entries that there are, in order. */
  readonly entries: readonly PersonalEntry[]
  readonly profile: Profile
  /** What stands in the form of personal information. */
  readonly info: InfoFields
  /** Where the member is logged in; [] where another entry is open. */
  readonly sessions: readonly MemberSession[]
  /** What the member keeps, or has downloaded; null where an entry without such a list is open. */
  readonly kept: KeptList | null
  /** What the entry of albums shows; null where another is open. */
  readonly albums: PersonalAlbumsPart | null
  readonly faults: Readonly<Partial<Record<PersonalField, PersonalFault>>>
  /** What has just been done; null for nothing. After 'logout' nobody is logged in. */
  readonly done: PersonalAction | null
}
