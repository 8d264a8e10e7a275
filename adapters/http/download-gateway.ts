import type { DownloadGateway } from '@xuekan/core'
import { mapResult } from '@xuekan/core/reactive'
import { endpoints } from './contract/endpoints.ts'
import type { RcPubClient } from './rc-pub-client.ts'
import { savedArticlesFrom, savedArticlesQuery } from './wire/saved-articles.ts'
import { timeFrom } from './wire/time.ts'

/** What a member has downloaded, over rc-pub (C7.12). */
export const createHttpDownloadGateway = (client: RcPubClient): DownloadGateway => ({
  downloads: (context, request) =>
    mapResult(client.call(endpoints.downloads, { ...context, query: savedArticlesQuery(request) }), (wire) =>
      savedArticlesFrom(wire, context.language),
    ),
  dropDownload: (context, id) =>
    mapResult(client.call(endpoints.dropDownload, { ...context, query: { id } }), ({ kept }) =>
      timeFrom(kept),
    ),
  /** A time that is none is left to rc-pub. */
  restoreDownload: (context, { id, at }) =>
    mapResult(
      client.call(endpoints.restoreDownload, { ...context, body: { id, kept: Date.parse(at) || 0 } }),
      () => null,
    ),
})
