import type { AlbumPage } from '../domain/album/album-page.ts'
import type { Album } from '../domain/album/album.ts'
import type { ArticleSummary } from '../domain/article/article.ts'
import type { Book } from '../domain/book/book.ts'
import type { OfficeDocument, OfficeDocumentPage } from '../domain/document/office-document.ts'
import type { Expert, ExpertPage } from '../domain/expert/expert.ts'
import type { ArticlePicture, ArticleTable } from '../domain/media/article-media.ts'
import type { MediaItem, MediaKind, MediaPage } from '../domain/media/media-item.ts'
import type { MediaRequest } from '../domain/media/media-request.ts'
import type { PageRequest } from '../domain/page/page-request.ts'
import type { Paged } from '../domain/page/paged.ts'
import type { Topic } from '../domain/topic/topic.ts'
import type { AsyncResult, RequestContext } from './async-result.ts'

/** A page of what belongs to one thing, such as the articles of a topic; nothing for a thing that is not there. */
type PageOf<T> = (context: RequestContext, id: string, request: PageRequest) => AsyncResult<Paged<T>>

/**
 * What sites collect beside articles and news (C7.7, C7.16): of the reader's site and of the journals that it shows. A
 * list bears the plural name of its collection, one entry the singular. Ids are global; an entry is 'absent' when there
 * is none.
 */
export interface CollectionGateway {
  /** Special albums, newest first. */
  readonly albums: (context: RequestContext, request: PageRequest) => AsyncResult<Paged<Album>>
  readonly album: (context: RequestContext, id: string) => AsyncResult<AlbumPage>
  /** The four tabs of an album (C2.28), each in the album's order. */
  readonly albumPapers: PageOf<ArticleSummary>
  readonly albumFigures: PageOf<ArticlePicture>
  readonly albumTables: PageOf<ArticleTable>
  readonly albumExperts: PageOf<Expert>
  /** In the sites' order. */
  readonly topics: (context: RequestContext, request: PageRequest) => AsyncResult<Paged<Topic>>
  readonly topic: (context: RequestContext, id: string) => AsyncResult<Topic>
  /** In the topic's order. */
  readonly topicArticles: PageOf<ArticleSummary>
  /** Who sits on an editorial board or stands behind a topic, by the id of its column or topic, in the site's order. */
  readonly experts: PageOf<Expert>
  readonly expert: (context: RequestContext, id: string) => AsyncResult<ExpertPage>
  /** The id of the first of a column's experts (C2.14); null for a column without. */
  readonly firstExpert: (context: RequestContext, channelId: string) => AsyncResult<string | null>
  /** Newest first. */
  readonly books: (context: RequestContext, request: PageRequest) => AsyncResult<Paged<Book>>
  readonly book: (context: RequestContext, id: string) => AsyncResult<Book>
  /** Documents of the editorial office, newest first. */
  readonly documents: (context: RequestContext, request: PageRequest) => AsyncResult<Paged<OfficeDocument>>
  readonly document: (context: RequestContext, id: string) => AsyncResult<OfficeDocumentPage>
  /** Sounds and films, newest first; of both kinds where none is named. The words of `q` stand in title or summary. */
  readonly mediaItems: (
    context: RequestContext,
    request: MediaRequest & { readonly kind: MediaKind | null },
  ) => AsyncResult<Paged<MediaItem>>
  readonly mediaItem: (context: RequestContext, id: string) => AsyncResult<MediaPage>
  /** Counts a download of a sound or film and answers how many there have been. */
  readonly recordDownload: (context: RequestContext, id: string) => AsyncResult<number>
}
