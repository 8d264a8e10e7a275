import type { CollectionGateway, Sanitiser } from '@xuekan/core'
import { mapResult } from '@xuekan/core/reactive'
import { endpoints } from './contract/endpoints.ts'
import { createEntryCalls } from './entry-calls.ts'
import type { RcPubClient } from './rc-pub-client.ts'
import { requireFound } from './require-found.ts'
import { albumFrom, albumPageFrom } from './wire/album.ts'
import { pictureFrom, tableFrom } from './wire/article-media.ts'
import { summaryFrom } from './wire/article-summary.ts'
import { bookFrom } from './wire/book.ts'
import { documentFrom, documentPageFrom } from './wire/document.ts'
import { entriesFrom } from './wire/entry.ts'
import { expertFrom, expertPageFrom, firstExpertFrom } from './wire/expert.ts'
import { mediaItemFrom, mediaPageFrom } from './wire/media-item.ts'
import { pagedFrom } from './wire/paged.ts'
import { topicFrom } from './wire/topic.ts'

/** How many experts the list is asked for where its first one is meant (C7.7, C9.7). */
const listSize = 10

const nobody = { content: [], totalElements: 0, totalPages: 0, number: 0, size: listSize }

/** The collections of sites over rc-pub (C7.7, C7.16). */
export function createHttpCollectionGateway(client: RcPubClient, sanitiser: Sanitiser): CollectionGateway {
  const { ofSite, one, within } = createEntryCalls(client)
  return {
    albums: ofSite(endpoints.albumList, albumFrom),
    album: one(endpoints.albumById, albumPageFrom),
    albumPapers: within(endpoints.albumPapers, summaryFrom),
    albumFigures: within(endpoints.albumFigures, pictureFrom),
    albumTables: within(endpoints.albumTables, (wire, language) => tableFrom(wire, language, sanitiser)),
    albumExperts: within(endpoints.albumExperts, expertFrom),
    topics: ofSite(endpoints.topicList, topicFrom),
    topic: one(endpoints.topicById, topicFrom),
    topicArticles: within(endpoints.topicArticles, summaryFrom, 'topicId'),
    /** The answer is a list of lists, of which the first counts. */
    experts: (context, topicId, { page, size }) =>
      mapResult(client.call(endpoints.expertList, { ...context, query: { topicId, page, size } }), ([list]) =>
        pagedFrom(list ?? nobody, (content) => entriesFrom(content, context.language, expertFrom)),
      ),
    expert: one(endpoints.expertById, (wire, language) => expertPageFrom(wire, language, sanitiser)),
    firstExpert: (context, topicId) =>
      mapResult(
        client.call(endpoints.expertList, { ...context, query: { topicId, page: 0, size: listSize } }),
        firstExpertFrom,
      ),
    books: ofSite(endpoints.bookList, bookFrom),
    book: one(endpoints.bookById, bookFrom),
    documents: ofSite(endpoints.documentList, documentFrom),
    document: one(endpoints.documentById, (wire, language) => documentPageFrom(wire, language, sanitiser)),
    mediaItems: ofSite(endpoints.vodList, mediaItemFrom, ({ kind, q, field, as, page, size }) => ({
      type: kind,
      q,
      ...(field === undefined ? {} : { field }),
      ...(as === undefined ? {} : { as }),
      page,
      size,
    })),
    mediaItem: one(endpoints.vodInfo, mediaPageFrom, 'query'),
    recordDownload: (context, id) =>
      mapResult(
        requireFound(
          client.call(endpoints.vodDownloadRecord, { ...context, query: { id } }),
          endpoints.vodDownloadRecord.name,
        ),
        ({ downloads }) => downloads ?? 0,
      ),
  }
}
