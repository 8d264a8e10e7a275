import type { Paged } from '../domain/page/paged.ts'
import type { AsyncResult, RequestContext } from './async-result.ts'
import type { FavouriteRequest, KeptArticle } from './favourite-gateway.ts'

/** A download to be had back. */
export interface DroppedDownload {
  /** Of the article. */
  readonly id: string
  /** When it was downloaded, an ISO time. */
  readonly at: string
}

/**
 * The articles whose PDFs the member who is logged in has downloaded (C7.12), each once, with its last download;
 * 'expired' for nobody. They are written down where the PDF is answered.
 */
export interface DownloadGateway {
  /** A page of them, `keptOn` being the day of the download; what is withdrawn meanwhile is left out. */
  readonly downloads: (context: RequestContext, request: FavouriteRequest) => AsyncResult<Paged<KeptArticle>>
  /** Forgets one and answers when it was, an ISO time; '' where there was none. */
  readonly dropDownload: (context: RequestContext, id: string) => AsyncResult<string>
  /** Puts one back to where it was. */
  readonly restoreDownload: (context: RequestContext, download: DroppedDownload) => AsyncResult<null>
}
