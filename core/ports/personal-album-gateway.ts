import type {
  AlbumAddition,
  AlbumArticle,
  AlbumArticlesRequest,
  AlbumDraft,
  AlbumsRequest,
  AlbumText,
  PersonalAlbum,
} from '../domain/member/personal-album.ts'
import type { Paged } from '../domain/page/paged.ts'
import type { AsyncResult, RequestContext } from './async-result.ts'

/**
 * The albums of the member who is logged in (C7.13): 'expired' for nobody, and another member's album is 'absent' as one
 * that never was.
 */
export interface PersonalAlbumGateway {
  /** A page of them, the one changed last first. */
  readonly albums: (context: RequestContext, request: AlbumsRequest) => AsyncResult<Paged<PersonalAlbum>>
  readonly album: (context: RequestContext, id: string) => AsyncResult<PersonalAlbum>
  /** Makes an album and answers its id; what is no article is left out. */
  readonly saveAlbum: (context: RequestContext, draft: AlbumDraft) => AsyncResult<string>
  readonly editAlbum: (context: RequestContext, id: string, text: AlbumText) => AsyncResult<null>
  /** Takes an album away and answers what it was, so that it can be made again; null where there was none. */
  readonly deleteAlbum: (context: RequestContext, id: string) => AsyncResult<AlbumDraft | null>
  /** A page of what it holds; what is withdrawn meanwhile is left out. */
  readonly albumArticles: (
    context: RequestContext,
    request: AlbumArticlesRequest,
  ) => AsyncResult<Paged<AlbumArticle>>
  readonly addToAlbum: (context: RequestContext, addition: AlbumAddition) => AsyncResult<null>
  /** Answers where it stood, from 1; null where it was not in it. */
  readonly removeFromAlbum: (
    context: RequestContext,
    album: string,
    article: string,
  ) => AsyncResult<number | null>
}
