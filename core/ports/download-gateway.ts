import type { DroppedDownload, FavouriteRequest, SavedArticle } from '../domain/member/saved-article.ts'
import type { Paged } from '../domain/page/paged.ts'
import type { AsyncResult, RequestContext } from './async-result.ts'

/**
 * The articles whose PDFs the member who is logged in has downloaded (C7.12), each once, with its last download;
 * 'expired' for nobody. They are written down where the PDF is answered.
 */
export interface DownloadGateway {
  /** A page of them, `keptOn` being the day of the download; what is withdrawn meanwhile is left out. */
  readonly downloads: (context: RequestContext, request: FavouriteRequest) => AsyncResult<Paged<SavedArticle>>
  /** Forgets one and answers when it was, an ISO time; '' where there was none. */
  readonly dropDownload: (context: RequestContext, id: string) => AsyncResult<string>
  /** Puts one back to where it was. */
  readonly restoreDownload: (context: RequestContext, download: DroppedDownload) => AsyncResult<null>
}
