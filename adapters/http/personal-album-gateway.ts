import type { PersonalAlbumGateway } from '@xuekan/core'
import { mapResult } from '@xuekan/core/reactive'
import { fileUrl } from '@xuekan/core/site'
import { endpoints } from './contract/endpoints.ts'
import type { RcPubClient } from './rc-pub-client.ts'
import { requireFound } from './require-found.ts'
import { listedFrom, summaryFrom } from './wire/article-summary.ts'
import { entriesFrom } from './wire/entry.ts'
import { savedArticlesQuery } from './wire/saved-articles.ts'
import { pagedFrom } from './wire/paged.ts'
import { albumTextFrom, personalAlbumFrom } from './wire/personal-album.ts'

/** The albums of a member, over rc-pub (C7.13). */
export const createHttpPersonalAlbumGateway = (client: RcPubClient): PersonalAlbumGateway => ({
  albums: (context, { term, page, size }) =>
    mapResult(client.call(endpoints.personalAlbums, { ...context, query: { q: term, page, size } }), (wire) =>
      pagedFrom(wire, (content) => content.map(personalAlbumFrom).filter(({ id }) => id !== '')),
    ),
  albumsHolding: (context, article) =>
    mapResult(client.call(endpoints.albumsHolding, { ...context, query: { id: article } }), (list) =>
      list.map(personalAlbumFrom).filter(({ id }) => id !== ''),
    ),
  album: (context, id) =>
    mapResult(
      requireFound(
        client.call(endpoints.personalAlbum, { ...context, query: { id } }),
        endpoints.personalAlbum.name,
      ),
      personalAlbumFrom,
    ),
  saveAlbum: (context, { articles, cover = null, ...text }) =>
    mapResult(
      client.call(endpoints.saveAlbum, {
        ...context,
        body: { ...text, ids: articles, cover },
      }),
      ({ id }) => id ?? '',
    ),
  editAlbum: (context, id, text) =>
    mapResult(client.call(endpoints.editAlbum, { ...context, body: { id, ...text } }), () => null),
  deleteAlbum: (context, id) =>
    mapResult(client.call(endpoints.deleteAlbum, { ...context, query: { id } }), (wire) =>
      wire === null
        ? null
        : {
            ...albumTextFrom(wire),
            articles: wire.ids.flatMap((each) => (each === null ? [] : [each])),
            ...(wire.cover === null ? {} : { cover: fileUrl(wire.cover) }),
          },
    ),
  saveCover: (context, id, cover) =>
    mapResult(
      client.call(endpoints.saveCover, { ...context, body: { id, cover: cover === '' ? null : cover } }),
      () => null,
    ),
  albumArticles: (context, { album, ...request }) =>
    mapResult(
      requireFound(
        client.call(endpoints.albumResources, {
          ...context,
          query: { albumId: album, ...savedArticlesQuery(request) },
        }),
        endpoints.albumResources.name,
      ),
      (wire) =>
        pagedFrom(wire, (content) =>
          content.flatMap(({ place, article }) =>
            article === null || article.id === null
              ? []
              : [{ article: summaryFrom(article, context.language), place: place ?? 0 }],
          ),
        ),
    ),
  addToAlbum: (context, { album, articles, place }) =>
    mapResult(
      client.call(endpoints.addAlbumResources, {
        ...context,
        body: { albumId: album, ids: articles, place },
      }),
      () => null,
    ),
  removeFromAlbum: (context, album, id) =>
    mapResult(
      client.call(endpoints.deleteAlbumResource, { ...context, query: { albumId: album, id } }),
      ({ place }) => place,
    ),
  shareAlbum: (context, id) =>
    mapResult(
      client.call(endpoints.shareAlbum, { ...context, body: { id } }),
      ({ shareToken }) => shareToken ?? '',
    ),
  unshareAlbum: (context, id) =>
    mapResult(client.call(endpoints.unshareAlbum, { ...context, query: { id } }), () => null),
  sharedAlbum: (context, token) =>
    mapResult(
      requireFound(
        client.call(endpoints.sharedAlbum, { ...context, query: { shareToken: token } }),
        endpoints.sharedAlbum.name,
      ),
      (wire) => ({ ...albumTextFrom(wire), count: wire.count ?? 0 }),
    ),
  sharedArticles: (context, { token, page, size }) =>
    mapResult(
      requireFound(
        client.call(endpoints.sharedArticles, { ...context, query: { shareToken: token, page, size } }),
        endpoints.sharedArticles.name,
      ),
      (wire) => pagedFrom(wire, (content) => entriesFrom(content, context.language, listedFrom)),
    ),
})
