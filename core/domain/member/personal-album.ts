import type { ArticleSummary } from '../article/article.ts'
import type { PageRequest } from '../page/page-request.ts'
import { err, ok, type Result } from '../result.ts'
import type { CollectingError } from './collecting.ts'
import type { FavouriteRequest } from './saved-article.ts'
import { validateDialogText } from './dialog-text.ts'

/** What a member calls an album (C3.14); '' for what is not told. */
export interface AlbumText {
  readonly name: string
  readonly enName: string
  readonly description: string
}

/** A member's own album (C3.14, C7.13). */
export interface PersonalAlbum extends AlbumText {
  readonly id: string
  /** Address of its own picture, else of the first one of its articles; '' for none. */
  readonly cover: string
  /** Whether the cover is a picture that the member has chosen. */
  readonly hasOwnCover: boolean
  /** How many articles it holds that are there. */
  readonly count: number
  /** Whether whoever has its link reads it. */
  readonly isShared: boolean
  /** What its link bears, told of one album alone; '' for one that is not shared, and where the store can tell it no more. */
  readonly shareToken: string
}

/** An album of a member as whoever has its link reads it: nothing says whose it is, nor where else it is found. */
export type SharedAlbum = AlbumText & Pick<PersonalAlbum, 'count'>

/** An album to be made, with ids of its articles in their order. */
export interface AlbumDraft extends AlbumText {
  readonly articles: readonly string[]
  /** Address of a picture that the member has uploaded; absent for none. */
  readonly cover?: string
}

export interface AlbumsRequest extends PageRequest {
  /** Looked for in names and descriptions; '' for all. */
  readonly term: string
}

/** Which articles of an album are asked for; the order 'kept' is the member's own. */
export interface AlbumArticlesRequest extends FavouriteRequest {
  readonly album: string
}

/** An article of an album. */
export interface AlbumArticle {
  readonly article: ArticleSummary
  /** Where it stands in the member's own order, from 1; withdrawn articles count, though they are not shown. */
  readonly place: number
}

/** A page of what a shared album holds, in its member's order. */
export interface SharedArticlesRequest extends PageRequest {
  readonly token: string
}

/** What goes into an album. */
export interface AlbumAddition {
  readonly album: string
  readonly articles: readonly string[]
  /** From 1; null for the end. What is in the album already moves to a place, and stays where none is named. */
  readonly place: number | null
}

/** Characters of a name and of a description; albums of a member, and articles of an album. */
export const albumLimits = { name: 80, description: 300, albums: 100, articles: 300 } as const

export type AlbumTextError = 'illegalInput' | 'albumText.empty' | 'albumText.tooLong'
type AlbumTextFaults = Readonly<Partial<Record<keyof AlbumText, AlbumTextError>>>

/** What is said of a form about albums (C5.12, C5.13). */
export type AlbumMessage = AlbumTextError | `collecting.${CollectingError}` | 'getDataErrorMessage'

/** Beside what it is said: a field, the choice where something is kept, or the form as a whole. */
export type AlbumField = keyof AlbumText | 'collecting' | 'form'
export type AlbumFaults = Readonly<Partial<Record<AlbumField, AlbumMessage>>>

/** The texts of an album, one line each, or what is wrong with them: 'Illegal input' for what no line has (C5.13). */
export function readAlbumText(raw: AlbumText): Result<AlbumText, AlbumTextFaults> {
  const name = readLine(raw.name, albumLimits.name)
  const enName = readLine(raw.enName, albumLimits.name)
  const description = readLine(raw.description, albumLimits.description)
  if (name.ok && enName.ok && description.ok && name.value !== '')
    return ok({ name: name.value, enName: enName.value, description: description.value })
  return err({
    ...(name.ok ? (name.value === '' ? { name: 'albumText.empty' } : {}) : { name: name.error }),
    ...(enName.ok ? {} : { enName: enName.error }),
    ...(description.ok ? {} : { description: description.error }),
  })
}

function readLine(raw: string, most: number): Result<string, AlbumTextError> {
  const text = validateDialogText(raw)
  return text.ok && [...text.value].length > most ? err('albumText.tooLong') : text
}
