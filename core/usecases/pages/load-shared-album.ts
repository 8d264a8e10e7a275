import type { SharedAlbumContent } from '../../domain/page/shared-album-content.ts'
import type { AsyncResult, RequestContext } from '../../ports/async-result.ts'
import { andThen, mapResult } from '../async-results.ts'
import { existingPage, pageRequest } from './existing-page.ts'
import type { PagePorts } from './page-ports.ts'

export interface SharedAlbumInput {
  readonly context: RequestContext
  readonly token: string
  /** From 1. */
  readonly page: number
}

/**
 * What whoever has the link of an album reads (C7.13), without an account. Absent where it is not shared, any more or ever,
 * and for a page beyond the last.
 */
export const loadSharedAlbum = (
  { personalAlbums }: Pick<PagePorts, 'personalAlbums'>,
  { context, token, page }: SharedAlbumInput,
): AsyncResult<SharedAlbumContent> =>
  andThen(personalAlbums.sharedAlbum(context, token), ({ name, enName, description }) => {
    const articles = personalAlbums.sharedArticles(context, { token, ...pageRequest(page) })
    return mapResult(existingPage(articles, page, 'sharedAlbum'), (list) => ({
      name: { zh: name, en: enName },
      description,
      token,
      list,
    }))
  })
