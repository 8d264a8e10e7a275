import { distinctUntilChanged, EMPTY, map, Subject, switchMap } from 'rxjs'
import {
  dismissNotice,
  emptyBoard,
  holdNotice,
  nextPassing,
  passNotices,
  postNotice,
  releaseNotice,
  shownNotices,
  withdrawNotices,
  type NoticeHold,
} from '../../domain/failure/notice-board.ts'
import type { MessageKind } from '../../domain/failure/message-kind.ts'
import { noticeOf, type Notice, type NoticeAction } from '../../domain/failure/notice.ts'
import type { Clock } from '../../ports/clock.ts'
import { createBehavior, type Behavior } from '../../reactive/behavior.ts'
import { during } from '../../reactive/during.ts'
import type { Scope } from '../../reactive/scope.ts'
import type { Stream } from '../../reactive/stream.ts'
import type { Notify } from './notify.ts'

export interface NoticesModel {
  /** What is seen, in the order in which it was told; one alert at a time. */
  readonly notices$: Behavior<readonly Notice[]>
  readonly notify: Notify
  readonly dismiss: (id: number) => void
  /** What was told of a message is so no more. */
  readonly withdraw: (message: MessageKind) => void
  /** What the reader chose to do about a notice. */
  readonly actions$: Stream<NoticeAction>
  /** Does what a notice offers, which is then dismissed; nothing for one that is gone or offers nothing. */
  readonly act: (id: number) => void
  /** A pointer over a toast or the focus within keeps it from passing. */
  readonly hold: (id: number, by: NoticeHold) => void
  /** Its time goes on when neither does any more. */
  readonly release: (id: number, by: NoticeHold) => void
}

/**
 * What the reader is told (section 8): toasts pass by themselves, errors after 2 s, alerts stay until they are
 * dismissed, and what stands until it is withdrawn. The same told again while it stands is not told twice; its time starts again.
 */
export function createNotices(clock: Clock, scope: Scope): NoticesModel {
  const board = createBehavior(emptyBoard)
  const notices = createBehavior<readonly Notice[]>([], sameList)
  const actions = new Subject<NoticeAction>()
  const dismiss = (id: number): void => board.set(dismissNotice(board.value, id))
  scope.add(board.value$.subscribe((next) => notices.set(shownNotices(next))))
  scope.add(
    board.value$
      .pipe(
        map(nextPassing),
        distinctUntilChanged(),
        // by the time that was waited for: a clock that was set back meanwhile must not keep a toast
        switchMap((at) => (at === null ? EMPTY : clock.after(at - clock.now()).pipe(map(() => at)))),
      )
      .subscribe((at) => board.set(passNotices(board.value, at))),
  )
  return {
    notices$: notices,
    notify: (message, words, action) =>
      board.set(postNotice(board.value, noticeOf(message, words, action), clock.now())),
    dismiss,
    withdraw: (message) => board.set(withdrawNotices(board.value, message)),
    actions$: actions,
    act: during(scope, (id) => {
      const action = notices.value.find((notice) => notice.id === id)?.action ?? null
      dismiss(id)
      if (action !== null) actions.next(action)
    }),
    hold: (id, by) => board.set(holdNotice(board.value, id, by, clock.now())),
    release: (id, by) => board.set(releaseNotice(board.value, id, by, clock.now())),
  }
}

const sameList = (a: readonly Notice[], b: readonly Notice[]): boolean =>
  a.length === b.length && a.every((notice, index) => notice === b[index])
