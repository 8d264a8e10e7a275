import type { OutgoingFile } from '../../domain/member/outgoing-file.ts'
import type { PictureFault } from '../../domain/member/picture-fault.ts'
import type { ThirdParty } from '../../domain/member/third-party-login.ts'
import type { ArticleSummary } from '../../domain/article/article.ts'
import type { UiLanguage } from '../../domain/language/ui-language.ts'
import type { FavouriteOrder } from '../../domain/route/favourite-order.ts'
import type { Paged } from '../../domain/page/paged.ts'
import type { DroppedDownload, SavedArticle } from '../../domain/member/saved-article.ts'
import type { JournalSubscription } from '../../domain/member/journal-subscription.ts'
import type { MemberSession, Profile, SavedPhoto } from '../../domain/member/member.ts'
import type { PasswordChangeForm } from '../../domain/member/password-change.ts'
import type { PersonalChange, PersonalEntry } from '../../domain/route/personal-entry.ts'
import type { InfoFields, PersonalField } from '../../domain/member/personal-form.ts'
import type { RequestContext } from '../../ports/async-result.ts'
import type { AccountContent, AccountFault } from './account-content.ts'

/** A form of the personal centre as it was posted. */
export type SubmittedPersonal =
  | ({ readonly action: 'password' } & PasswordChangeForm)
  | ({ readonly action: 'info' } & InfoFields)
  | { readonly action: 'end'; readonly session: string }
  | { readonly action: 'collect' | 'uncollect' | 'dropDownload'; readonly id: string }
  | ({ readonly action: 'restoreDownload' } & DroppedDownload)
  /** The picture of the form; null where none was chosen. */
  | { readonly action: 'photo'; readonly file: OutgoingFile | null }
  | { readonly action: 'dropPhoto' }
  | { readonly action: 'endOthers' }
  | { readonly action: 'logout' }

export type PersonalAction = SubmittedPersonal['action']

/** The entries on the page of the personal centre itself; albums have a page of their own. */
export type PersonalPageEntry = Exclude<PersonalEntry, 'myAlbum'>

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
  readonly entry: PersonalPageEntry | null
  /** What is looked for in the list of the entry, how its articles are sorted, and which page of them, from 1. */
  readonly list: FavouritePlace
  /** null where the page is only opened. */
  readonly submitted: SubmittedPersonal | null
  /** What the page is opened to say. */
  readonly done?: PersonalChange
}

/**
 * A page of favourites or of downloads, and the one that has just been taken away, to be had back; null for none. `at` is
 * when it was downloaded, an ISO time; '' for a favourite.
 */
export interface SavedArticleList extends FavouritePlace {
  readonly list: Paged<SavedArticle>
  readonly dropped: (Pick<ArticleSummary, 'id' | 'title'> & Pick<DroppedDownload, 'at'>) | null
}

/** The personal centre of a member with one entry open, and what has become of a form (C2.34). */
export interface PersonalContent {
  readonly language: UiLanguage
  readonly entry: PersonalPageEntry
  /** The entries that there are, in order. */
  readonly entries: readonly PersonalEntry[]
  readonly profile: Profile
  /** What stands in the form of personal information. */
  readonly info: InfoFields
  /** Where the member is logged in; [] where another entry is open. */
  readonly sessions: readonly MemberSession[]
  /** Through which one can log in. */
  readonly thirdParties: readonly ThirdParty[]
  /** The journals that the member hears of by mail; [] where another entry than personal information is open. */
  readonly subscriptions: readonly JournalSubscription[]
  /** What the member keeps, or has downloaded; null where an entry without such a list is open. */
  readonly kept: SavedArticleList | null
  readonly faults: Readonly<Partial<Record<PersonalField, AccountFault>>>
  /** What is said of a photo that was sent; null for nothing. */
  readonly photoFault: PictureFault | null
  /** The photo that the header is to show from now on; null where it stays. */
  readonly photo: SavedPhoto | null
  /** What has just been done; null for nothing. After 'logout' nobody is logged in. */
  readonly done: PersonalAction | PersonalChange | null
  /** Whose session goes on under another token. It proves who is reading: it goes into cookies and into no page. */
  readonly entered: AccountContent['entered']
}
