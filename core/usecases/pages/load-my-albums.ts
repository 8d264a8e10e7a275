import { map } from 'rxjs'
import type { Failure } from '../../domain/failure/failure.ts'
import { listMessage } from '../../domain/failure/list-message.ts'
import { albumLimits, type AlbumFaults } from '../../domain/member/personal-album.ts'
import { personalCentre } from '../../domain/member/personal-centre.ts'
import { listPageSize } from '../../domain/page/list-page.ts'
import type { Paged } from '../../domain/page/paged.ts'
import { err, ok, type Result } from '../../domain/result.ts'
import type { AsyncResult } from '../../ports/async-result.ts'
import { all, andThen, mapResult, succeed, withDefault } from '../async-results.ts'
import type { Gateways } from '../../ports/gateways.ts'
import { actOnAlbums, type AlbumsOutcome, type PersonalAlbumPorts } from './act-on-albums.ts'
import {
  noAlbumText,
  type AlbumsList,
  type SavingDialog,
  type OpenAlbum,
  type MyAlbumsContent,
  type MyAlbumsInput,
  type SubmittedAlbums,
} from './my-albums-content.ts'

export type MyAlbumsPorts = PersonalAlbumPorts & Pick<Gateways, 'profile'>

const nothing: AlbumsOutcome = { done: null, faults: {} }

/**
 * The albums of a member (C2.34, C7.13): as they are opened, or what becomes of a form that was posted. What is wrong with
 * it is said beside its fields, and nothing typed is lost. 'expired' for nobody, who is to log in (C4.10).
 */
export function loadMyAlbums(ports: MyAlbumsPorts, input: MyAlbumsInput): AsyncResult<MyAlbumsContent> {
  const { context, submitted } = input
  return andThen(ports.profile.profile(context), (profile) =>
    andThen(submitted === null ? succeed(ok(nothing)) : attempt(ports, input, submitted), (attempted) => {
      const outcome = attempted.ok ? attempted.value : nothing
      return mapResult(partOf(ports, input, outcome), (part) => ({
        language: context.language,
        entries: personalCentre('member'),
        profile,
        part,
        faults: attempted.ok ? said(outcome.faults) : faultsOf(attempted.error),
        coverFault: outcome.coverFault ?? null,
        done: outcome.done,
      }))
    }),
  )
}

/** What a form has come to; a failure is told beside it, but for the end of the session. */
const attempt = (
  ports: PersonalAlbumPorts,
  input: MyAlbumsInput,
  submitted: SubmittedAlbums,
): AsyncResult<Result<AlbumsOutcome, Failure>> =>
  actOnAlbums(ports, input.context, submitted).pipe(
    map((result) => (result.ok || result.error.kind !== 'expired' ? ok(result) : err(result.error))),
  )

/** An album, the question of the dialog, or the list. */
function partOf(
  ports: PersonalAlbumPorts,
  input: MyAlbumsInput,
  outcome: AlbumsOutcome,
): AsyncResult<MyAlbumsContent['part']> {
  const { keep, album } = input
  const opened = outcome.opened ?? album
  if (keep !== null && outcome.done !== 'keepIn') return loadSavingDialog(ports, input, keep)
  return opened === null ? loadList(ports, input, outcome) : loadAlbum(ports, input, opened, outcome)
}

/** The page that is asked for, the last one where there are fewer by now. */
const pageOrLast = <T>(page: number, ask: (page: number) => AsyncResult<Paged<T>>): AsyncResult<Paged<T>> =>
  andThen(ask(page - 1), (found) =>
    found.content.length > 0 || found.totalPages === 0 ? succeed(found) : ask(found.totalPages - 1),
  )

function loadList(
  { personalAlbums }: PersonalAlbumPorts,
  { context, list: { term, page }, submitted }: MyAlbumsInput,
  { done, deleted = null }: AlbumsOutcome,
): AsyncResult<AlbumsList> {
  const list = pageOrLast(page, (each) =>
    personalAlbums.albums(context, { term, page: each, size: listPageSize }),
  )
  const unsaved = submitted?.action === 'saveAlbum' && done === null ? submitted : null
  const { name, enName, description } = unsaved ?? noAlbumText
  return mapResult(list, (found) => ({
    kind: 'list',
    term,
    list: found,
    text: { name, enName, description },
    // one that could not be had back can still be
    deleted: unsaved !== null && unsaved.articles.length > 0 ? unsaved : deleted,
  }))
}

function loadAlbum(
  { articles, personalAlbums }: PersonalAlbumPorts,
  { context, list: wanted, submitted }: MyAlbumsInput,
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

function loadSavingDialog(
  { articles, favourites, personalAlbums }: PersonalAlbumPorts,
  { context, submitted }: MyAlbumsInput,
  id: string,
): AsyncResult<SavingDialog> {
  const {
    favourites: ticked,
    inAlbums,
    albums: chosen,
    newAlbum,
  } = submitted?.action === 'keepIn'
    ? submitted
    : { favourites: false, inAlbums: false, albums: [], newAlbum: '' }
  const parts = all({
    article: articles.byId(context, id),
    isFavourite: favourites.isCollected(context, { type: 'article', id }),
    albums: personalAlbums.albums(context, { term: '', page: 0, size: albumLimits.albums }),
    holding: withDefault(personalAlbums.albumsHolding(context, id), []),
  })
  return mapResult(parts, ({ article, isFavourite, albums, holding }) => ({
    kind: 'keeping',
    article: { id: article.id, siteId: article.siteId, doi: article.doi, title: article.title },
    isFavourite,
    albums: albums.content,
    holding: holding.map((album) => album.id),
    message: listMessage(albums.content),
    form: { favourites: ticked, inAlbums, albums: chosen, newAlbum },
  }))
}

const said = (faults: AlbumFaults): MyAlbumsContent['faults'] =>
  Object.fromEntries(Object.entries(faults).map(([field, message]) => [field, { kind: 'message', message }]))

const faultsOf = (failure: Failure): MyAlbumsContent['faults'] => ({
  form:
    failure.kind === 'refused' && failure.message !== ''
      ? { kind: 'words', words: failure.message }
      : { kind: 'message', message: 'getDataErrorMessage' },
})
