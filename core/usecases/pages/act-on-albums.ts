import { validateCollecting } from '../../domain/member/collecting.ts'
import { readAlbumText, type AlbumDraft, type AlbumFaults } from '../../domain/member/personal-album.ts'
import type { AsyncResult, RequestContext } from '../../ports/async-result.ts'
import { andThen, every, mapResult, succeed } from '../async-results.ts'
import type { Gateways } from '../../ports/gateways.ts'
import type { PictureFault } from '../../domain/member/picture-fault.ts'
import { storePicture } from '../member/store-picture.ts'
import type { SaveChoice, SubmittedAlbums } from './my-albums-content.ts'

export type PersonalAlbumPorts = Pick<Gateways, 'articles' | 'favourites' | 'personalAlbums' | 'session'>

/** What a form about albums has come to. */
export interface AlbumsOutcome {
  readonly done: SubmittedAlbums['action'] | null
  readonly faults: AlbumFaults
  /** What has been taken away. */
  readonly deleted?: AlbumDraft | null
  readonly removed?: { readonly id: string; readonly place: number }
  /** The album that is shown now. */
  readonly opened?: string
  readonly coverFault?: PictureFault
}

/** A form about albums that is carried out, or what is said of it before anything is asked (C5.12, C5.13, C7.13). */
export function actOnAlbums(
  ports: PersonalAlbumPorts,
  context: RequestContext,
  submitted: SubmittedAlbums,
): AsyncResult<AlbumsOutcome> {
  const { personalAlbums, session } = ports
  const done = { done: submitted.action, faults: {} } as const
  const asked = (answer: AsyncResult<unknown>, more: Partial<AlbumsOutcome> = {}) =>
    mapResult(answer, (): AlbumsOutcome => ({ ...done, ...more }))
  switch (submitted.action) {
    case 'saveAlbum': {
      const text = readAlbumText(submitted)
      if (!text.ok) return succeed({ done: null, faults: text.error })
      const { articles, cover } = submitted
      const draft = { ...text.value, articles, ...(cover === undefined ? {} : { cover }) }
      return asked(personalAlbums.saveAlbum(context, draft))
    }
    case 'editAlbum': {
      const text = readAlbumText(submitted)
      if (!text.ok) return succeed({ done: null, faults: text.error })
      return asked(personalAlbums.editAlbum(context, submitted.album, text.value))
    }
    case 'deleteAlbum':
      return mapResult(personalAlbums.deleteAlbum(context, submitted.album), (deleted) => ({
        ...done,
        deleted,
      }))
    case 'shareAlbum':
      return asked(personalAlbums.shareAlbum(context, submitted.album))
    case 'unshareAlbum':
      return asked(personalAlbums.unshareAlbum(context, submitted.album))
    case 'cover': {
      const { album, file } = submitted
      const stored = storePicture(session, context, { file, purpose: 'cover' }, (address) =>
        personalAlbums.saveCover(context, album, address),
      )
      return mapResult(stored, (result): AlbumsOutcome =>
        result.ok ? done : { done: null, faults: {}, coverFault: result.error },
      )
    }
    case 'dropCover':
      return asked(personalAlbums.saveCover(context, submitted.album, ''))
    case 'placeInAlbum': {
      const { album, id, place } = submitted
      return asked(personalAlbums.addToAlbum(context, { album, articles: [id], place }))
    }
    case 'removeFromAlbum': {
      const { album, id } = submitted
      return mapResult(personalAlbums.removeFromAlbum(context, album, id), (place) => ({
        ...done,
        ...(place === null ? {} : { removed: { id, place } }),
      }))
    }
    case 'keepIn':
      return keepIn(ports, context, submitted)
  }
}

/** Puts an article where it was chosen to go: nothing is done where a choice or the name of a new album is at fault. */
function keepIn(
  { favourites, personalAlbums }: PersonalAlbumPorts,
  context: RequestContext,
  { id, newAlbum, ...form }: SaveChoice,
): AsyncResult<AlbumsOutcome> {
  const isNew = newAlbum.trim() !== ''
  const text = readAlbumText({ name: newAlbum, enName: '', description: '' })
  if (isNew && !text.ok) return succeed({ done: null, faults: text.error })
  // a new album is a choice of its own
  const chosen = validateCollecting({
    ...form,
    inAlbums: form.inAlbums && !(isNew && form.albums.length === 0),
  })
  if (!chosen.ok && !(isNew && chosen.error === 'noDestination'))
    return succeed({ done: null, faults: { collecting: `collecting.${chosen.error}` } })
  const { albums, favourites: isFavourite } = chosen.ok ? chosen.value : { albums: [], favourites: false }
  const kept = isFavourite ? favourites.collect(context, { type: 'article', id }) : succeed(null)
  return andThen(kept, () =>
    andThen(
      every(
        albums.map((album) => personalAlbums.addToAlbum(context, { album, articles: [id], place: null })),
      ),
      () =>
        mapResult(
          isNew && text.ok
            ? personalAlbums.saveAlbum(context, { ...text.value, articles: [id] })
            : succeed(albums[0] ?? null),
          (opened): AlbumsOutcome => ({
            done: 'keepIn',
            faults: {},
            ...(opened === null ? {} : { opened }),
          }),
        ),
    ),
  )
}
