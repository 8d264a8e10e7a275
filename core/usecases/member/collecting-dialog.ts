import { exhaustMap, forkJoin, map, Subject, tap, type Observable } from 'rxjs'
import { validateCollecting, type Collecting, type CollectingForm } from '../../domain/member/collecting.ts'
import type { Favourite } from '../../domain/member/favourite.ts'
import { permits, type Role } from '../../domain/member/role.ts'
import type { AsyncResult, RequestContext } from '../../ports/async-result.ts'
import type { MemberGateway } from '../../ports/member-gateway.ts'
import { createBehavior, type Behavior } from '../../reactive/behavior.ts'
import { during } from '../../reactive/during.ts'
import type { Scope } from '../../reactive/scope.ts'
import type { Stream } from '../../reactive/stream.ts'
import type { Notify } from '../notices/notify.ts'
import { notifyFailure } from '../notices/notify-failure.ts'
import type { MemberEvent } from './optimistic-state.ts'

export interface CollectingPorts {
  readonly member: Pick<MemberGateway, 'collect' | 'addAlbumItem'>
  readonly notify: Notify
}

export interface CollectingOptions {
  readonly context: RequestContext
  readonly role$: Behavior<Role>
  readonly favourite: Favourite
}

export interface CollectingState extends CollectingForm {
  /** done: everything that was ticked is where it was to go. Another choice begins again. */
  readonly status: 'choosing' | 'sending' | 'done'
}

export interface CollectingModel {
  readonly state$: Behavior<CollectingState>
  readonly events$: Stream<MemberEvent>
  readonly setFavourites: (chosen: boolean) => void
  readonly setInAlbums: (chosen: boolean) => void
  readonly setAlbum: (albumId: string, chosen: boolean) => void
  /** Puts it where it was chosen to go; another click while that is on its way is ignored. */
  readonly submit: () => void
}

/**
 * The dialog that adds something to the favourites or to albums: it requires one or the other (C5.12, C4.22). What
 * succeeded is ticked no more, so that after a failure, which is told, the same click tries the rest.
 */
export function createCollectingDialog(
  { member, notify }: CollectingPorts,
  scope: Scope,
  { context, role$, favourite }: CollectingOptions,
): CollectingModel {
  const state = createBehavior<CollectingState>({
    favourites: false,
    inAlbums: false,
    albums: [],
    status: 'choosing',
  })
  const events = new Subject<MemberEvent>()
  const submissions = new Subject<Collecting>()
  const change = (part: Partial<CollectingState>): void => state.set({ ...state.value, ...part })
  const choose = (part: Partial<CollectingForm>): void =>
    change({ ...part, status: state.value.status === 'sending' ? 'sending' : 'choosing' })
  const without = (albumId: string): readonly string[] => state.value.albums.filter((id) => id !== albumId)

  const each = (answer: AsyncResult<null>, succeeded: () => void): Observable<boolean> =>
    answer.pipe(
      map((result) => {
        if (result.ok) succeeded()
        else notifyFailure(notify, result.error)
        return result.ok
      }),
    )
  const send = (chosen: Collecting): Observable<unknown> => {
    change({ status: 'sending' })
    const calls = chosen.albums.map((albumId) =>
      each(member.addAlbumItem(context, albumId, favourite), () => change({ albums: without(albumId) })),
    )
    if (chosen.favourites)
      calls.push(each(member.collect(context, favourite), () => change({ favourites: false })))
    return forkJoin(calls).pipe(
      tap((all) => {
        const inAlbums = state.value.inAlbums && state.value.albums.length > 0
        // what was ticked while the calls were on their way is still to be sent
        const left = inAlbums || state.value.favourites
        change({ inAlbums, status: left || all.includes(false) ? 'choosing' : 'done' })
      }),
    )
  }
  scope.add(submissions.pipe(exhaustMap(send)).subscribe())

  return {
    state$: state,
    events$: events.asObservable(),
    setFavourites: (chosen) => choose({ favourites: chosen }),
    setInAlbums: (chosen) => choose({ inAlbums: chosen }),
    setAlbum: (albumId, chosen) =>
      choose({ albums: chosen ? [...without(albumId), albumId] : without(albumId) }),
    submit: during(scope, () => {
      if (!permits(role$.value, 'keepFavourites')) return events.next('login')
      const chosen = validateCollecting(state.value)
      if (chosen.ok) submissions.next(chosen.value)
      else notify(`collecting.${chosen.error}`)
    }),
  }
}
