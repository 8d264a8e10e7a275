import type { Clock, Notice, NoticeAction, NoticesModel } from '@xuekan/core'
import { createBehavior, type Scope } from '@xuekan/core/reactive'
import { Subject } from 'rxjs'
import { deferred } from './deferred.ts'
import { createLazyModel } from '../portal/lazy-model.ts'

export interface LaterNotices extends NoticesModel {
  /** Fetches the code ahead of the first message: without a network it could not be had. */
  readonly prepare: () => void
}

/** The notices of a page that has nothing to tell yet: their code comes with the first message, which waits for it. */
export function createLaterNotices(clock: Clock, scope: Scope): LaterNotices {
  const notices = createBehavior<readonly Notice[]>([])
  const actions = new Subject<NoticeAction>()
  const load = async (): Promise<NoticesModel> => {
    const { openNotices } = await deferred.notices()
    const model = openNotices(clock, scope)
    scope.add(model.notices$.value$.subscribe(notices.set))
    scope.add(model.actions$.subscribe((action) => actions.next(action)))
    return model
  }
  // what could not be fetched cannot be told either
  const later = createLazyModel(load, () => undefined)
  return {
    notices$: notices,
    actions$: actions,
    notify: (...parameters) => later.use(({ notify }) => notify(...parameters)),
    dismiss: (id) => later.use(({ dismiss }) => dismiss(id)),
    withdraw: (message) => later.model$.value?.withdraw(message),
    act: (id) => later.use(({ act }) => act(id)),
    hold: (id, by) => later.use(({ hold }) => hold(id, by)),
    release: (id, by) => later.use(({ release }) => release(id, by)),
    prepare: later.want,
  }
}
