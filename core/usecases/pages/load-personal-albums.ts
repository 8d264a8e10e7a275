import { listMessage } from '../../domain/failure/list-message.ts'
import { albumLimits } from '../../domain/member/personal-album.ts'
import { listPageSize } from '../../domain/page/list-page.ts'
import type { Paged } from '../../domain/page/paged.ts'
import type { AsyncResult } from '../../ports/async-result.ts'
import { all, andThen, mapResult, succeed, withDefault } from '../async-results.ts'
import type { AlbumsOutcome, PersonalAlbumPorts } from './act-on-albums.ts'
import {
  noAlbumText,
  type AlbumsList,
  type KeepingDialog,
  type OpenAlbum,
  type PersonalAlbumsPart,
} from './personal-albums-content.ts'
import type { PersonalInput } from './personal-content.ts'

/** What the entry of albums shows once a form has come to its outcome: an album, the question of the dialog, or the list. */
export function loadPersonalAlbums(
  ports: PersonalAlbumPorts,
  input: PersonalInput,
  outcome: AlbumsOutcome,
): AsyncResult<PersonalAlbumsPart> {
  const { keep, album } = input
  const opened = outcome.opened ?? album
  if (keep !== null && outcome.done !== 'keepIn') return loadKeeping(ports, input, keep)
  return opened === null ? loadList(ports, input, outcome) : loadAlbum(ports, input, opened, outcome)
}

/** The page that is asked for, the last one where there are fewer by now. */
const pageOrLast = <T>(
  page: number,
  ask: (page: number) => AsyncResult<Paged<T>>,
): AsyncResult<Paged<T>> =>
  andThen(ask(page - 1), (found) =>
    found.content.length > 0 || found.totalPages === 0 ? succeed(found) : ask(found.totalPages - 1),
  )

function loadList(
  { personalAlbums }: PersonalAlbumPorts,
  { context, list: { term, page }, submitted }: PersonalInput,
  { done, deleted = null }: AlbumsOutcome,
): AsyncResult<AlbumsList> {
  const list = pageOrLast(page, (each) =>
    personalAlbums.albums(context, { term, page: each, size: listPageSize }),
  )
  const text = submitted?.action === 'saveAlbum' && done === null ? submitted : noAlbumText
  const { name, enName, description } = text
  return mapResult(list, (found) => ({
    kind: 'list',
    term,
    list: found,
    text: { name, enName, description },
    deleted,
  }))
}

function loadAlbum(
  { articles, personalAlbums }: PersonalAlbumPorts,
  { context, list: wanted, submitted }: PersonalInput,
  id: string,
  { done, removed }: AlbumsOutcome,
): AsyncResult<OpenAlbum> {
  const { term, order, page } = wanted
  const list = pageOrLast(page, (each) =>
    personalAlbums.albumArticles(context, { album: id, term, order, page: each, size: listPageSize }),
  )
  const was =
    removed === undefined
      ? succeed(null)
      : mapResult(withDefault(articles.byId(context, removed.id), null), (article) =>
          article === null ? null : { id: article.id, title: article.title, place: removed.place },
        )
  const parts = all({ album: personalAlbums.album(context, id), list, was })
  return mapResult(parts, ({ album, list: found, was: taken }) => {
    const text = submitted?.action === 'editAlbum' && done === null ? submitted : album
    const { name, enName, description } = text
    return {
      kind: 'album',
      ...wanted,
      album,
      text: { name, enName, description },
      list: found,
      removed: taken,
    }
  })
}

function loadKeeping(
  { articles, favourites, personalAlbums }: PersonalAlbumPorts,
  { context, submitted }: PersonalInput,
  id: string,
): AsyncResult<KeepingDialog> {
  const { favourites: ticked, inAlbums, albums: chosen, newAlbum } =
    submitted?.action === 'keepIn'
      ? submitted
      : { favourites: false, inAlbums: false, albums: [], newAlbum: '' }
  const parts = all({
    article: articles.byId(context, id),
    isFavourite: favourites.isCollected(context, { type: 'article', id }),
    albums: personalAlbums.albums(context, { term: '', page: 0, size: albumLimits.albums }),
  })
  return mapResult(parts, ({ article, isFavourite, albums }) => ({
    kind: 'keeping',
    article: { id: article.id, siteId: article.siteId, doi: article.doi, title: article.title },
    isFavourite,
    albums: albums.content,
    message: listMessage(albums.content),
    form: { favourites: ticked, inAlbums, albums: chosen, newAlbum },
  }))
}
