import type { ListedArticle } from '../domain/article/listed-article.ts'
import type {
  AlbumAddition,
  AlbumArticle,
  AlbumArticlesRequest,
  AlbumDraft,
  AlbumsRequest,
  AlbumText,
  PersonalAlbum,
  SharedAlbum,
  SharedArticlesRequest,
} from '../domain/member/personal-album.ts'
import type { Paged } from '../domain/page/paged.ts'
import type { AsyncResult, RequestContext } from './async-result.ts'

/**
 * The albums of the member who is logged in (C7.13): 'expired' for nobody, and another member's album is 'absent' as one
 * that never was. What is shared is read by anybody who has its token.
 */
export interface PersonalAlbumGateway {
  /** A page of them, the one changed last first. */
  readonly albums: (context: RequestContext, request: AlbumsRequest) => AsyncResult<Paged<PersonalAlbum>>
  /** Those that hold an article, the one changed last first. */
  readonly albumsHolding: (context: RequestContext, article: string) => AsyncResult<readonly PersonalAlbum[]>
  readonly album: (context: RequestContext, id: string) => AsyncResult<PersonalAlbum>
  /** Makes an album and answers its id; what is no article is left out. */
  readonly saveAlbum: (context: RequestContext, draft: AlbumDraft) => AsyncResult<string>
  readonly editAlbum: (context: RequestContext, id: string, text: AlbumText) => AsyncResult<null>
  /** Shows a picture that the member has uploaded as the cover; '' for one of its articles again. 'refused' for any other. */
  readonly saveCover: (context: RequestContext, id: string, address: string) => AsyncResult<null>
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
  /** Lets whoever has the token read an album, and answers it: the same for as long as the album is shared. */
  readonly shareAlbum: (context: RequestContext, id: string) => AsyncResult<string>
  /** Ends it at once; the token is never good again. */
  readonly unshareAlbum: (context: RequestContext, id: string) => AsyncResult<null>
  /** 'absent' for what is not shared any more as for what never was. */
  readonly sharedAlbum: (context: RequestContext, token: string) => AsyncResult<SharedAlbum>
  /** A page of what it holds, likewise; what is withdrawn meanwhile is left out. */
  readonly sharedArticles: (
    context: RequestContext,
    request: SharedArticlesRequest,
  ) => AsyncResult<Paged<ListedArticle>>
}
