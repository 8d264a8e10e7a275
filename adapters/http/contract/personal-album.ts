import { article } from './article.ts'
import { get, post, remove } from './endpoint.ts'
import { paged } from './paged.ts'
import { anything, bit, integer, list, nullable, record, text, type Wire } from './shape.ts'

const texts = { name: text, enName: text, description: text }

/**
 * An album of a member (C3.14, C7.13). `cover` is the address of a picture of its own or of its articles; `hasOwnCover` is 1 for the former. `isShared` is 1 where whoever has
 * its link reads it; `shareToken` is what the link bears, told of one album alone, null where it cannot be told any more.
 */
const personalAlbum = record({
  id: text,
  ...texts,
  cover: text,
  hasOwnCover: bit,
  count: integer,
  isShared: bit,
  shareToken: text,
})
export type WirePersonalAlbum = Wire<typeof personalAlbum>

/**
 * What makes an album; `ids` are those of its articles, in their order, and `cover` is the id or the address of a picture that
 * the member has uploaded, null for none.
 */
const draft = { ...texts, ids: list(text), cover: text }

/** An article of an album, and where it stands in the member's own order, from 1. */
const albumResource = record({ place: integer, article: nullable(article) })

/** An album as whoever has its link reads it: nothing says whose it is. */
const sharedAlbum = record({ ...texts, count: integer })

/** The albums of the member of the token; another member's album is answered as one that never was (C7.13). */
export const personalAlbumEndpoints = {
  personalAlbums: get('personalAlbum/search', ['q', 'page', 'size'], paged(personalAlbum), {
    isPrivate: true,
    summary: "The member's albums, the one changed last first.",
  }),
  saveAlbum: post('personalAlbum/saveAlbum', [], record({ id: text }), {
    sent: record(draft),
    summary: 'Makes an album, with articles where ids are given, and answers its id.',
  }),
  editAlbum: post('personalAlbum/editAlbum', [], anything, {
    sent: record({ id: text, ...texts }),
    summary: "Gives one of the member's albums other names and another description.",
  }),
  saveCover: post('personalAlbum/saveCover', [], anything, {
    sent: record({ id: text, cover: text }),
    summary:
      "Shows a picture that the member has uploaded, by its id or address, as the cover of one of the member's albums; null for one of its articles.",
  }),
  deleteAlbum: remove('personalAlbum/delete', ['id'], nullable(record(draft)), {
    summary: 'Takes an album away and answers what would make it again; null where there was none.',
  }),
  personalAlbum: get('personalAlbum/info', ['id'], nullable(personalAlbum), {
    isPrivate: true,
    summary: "One of the member's albums; null for any other.",
  }),
  albumsHolding: get('frontMembers/album/collects', ['id'], list(personalAlbum), {
    isPrivate: true,
    summary: "Those of the member's albums that hold an article, the one changed last first.",
  }),
  albumResources: get(
    'personalAlbum/res/search',
    ['albumId', 'q', 'sort', 'page', 'size'],
    paged(albumResource),
    {
      isPrivate: true,
      summary: 'The articles of an album, in the member’s own order, or sorted by `published` or `title`.',
    },
  ),
  addAlbumResources: post('personalAlbum/res/addList', [], anything, {
    sent: record({ albumId: text, ids: list(text), place: integer }),
    summary:
      'Puts articles into an album, at a place from 1 or at the end; what is in it already moves there.',
  }),
  deleteAlbumResource: remove('personalAlbum/res/delete', ['albumId', 'id'], record({ place: integer }), {
    summary:
      'Takes an article out of an album and answers where it stood, from 1; null where it was not in it.',
  }),
  shareAlbum: post('personalAlbum/share', [], record({ shareToken: text }), {
    sent: record({ id: text }),
    summary:
      'Lets whoever has the token read an album, and answers it: the same for as long as the album is shared, another one after that.',
  }),
  unshareAlbum: remove('personalAlbum/unshare', ['id'], anything, {
    summary: 'Ends the sharing of an album: its token is never good again.',
  }),
  sharedAlbum: get('personalAlbum/shared', ['shareToken'], nullable(sharedAlbum), {
    isPrivate: true,
    summary:
      'An album that is shared, for whoever has its token; null for what is not shared any more as for what never was.',
  }),
  sharedArticles: get('personalAlbum/shared/res', ['shareToken', 'page', 'size'], paged(article), {
    isPrivate: true,
    summary: 'The articles of an album that is shared, in its member’s order.',
  }),
} as const
