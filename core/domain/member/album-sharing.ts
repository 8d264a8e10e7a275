import type { UiLanguage } from '../language/ui-language.ts'
import type { SharedAlbumRoute } from '../route/prefixed-route.ts'
import type { PersonalAlbum } from './personal-album.ts'

/**
 * How an album stands to others. closed: its member alone reads it. open: so does whoever has the link. untold: likewise,
 * but the store cannot tell the link any more, as after a dump was restored elsewhere.
 */
export type AlbumSharing =
  | { readonly kind: 'closed' | 'untold' }
  | { readonly kind: 'open'; readonly token: string }

export function albumSharing({
  isShared,
  shareToken,
}: Pick<PersonalAlbum, 'isShared' | 'shareToken'>): AlbumSharing {
  if (!isShared) return { kind: 'closed' }
  return shareToken === '' ? { kind: 'untold' } : { kind: 'open', token: shareToken }
}

/** Where whoever has the link reads an album; on any site of the deployment. */
export const sharedAlbumRoute = (token: string, language: UiLanguage, pageNumber = 1): SharedAlbumRoute => ({
  page: 'sharedAlbum',
  language,
  siteId: null,
  token,
  pageNumber,
})
