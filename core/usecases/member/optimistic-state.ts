import { EMPTY, map, Subject, Subscription, switchMap, tap, type Observable } from 'rxjs'
import { permits, type Action, type Role } from '../../domain/member/role.ts'
import type { AsyncResult } from '../../ports/async-result.ts'
import { createBehavior, type Behavior } from '../../reactive/behavior.ts'
import type { Scope } from '../../reactive/scope.ts'
import { createStream, type Stream } from '../../reactive/stream.ts'
import type { Notify } from '../notices/notify.ts'
import { notifyFailure } from '../notices/notify-failure.ts'

/** What is asked of the application, which has the destinations (C2.35). */
export type MemberEvent = 'login'

export interface OptimisticState<T> {
  /** As the reader left it, else as the server says; null while that is not known. */
  readonly value: T | null
  /** Whether a call is on its way. */
  readonly busy: boolean
}

export interface OptimisticModel<T, W> {
  readonly state$: Behavior<OptimisticState<T>>
  readonly events$: Stream<MemberEvent>
  readonly change: (change: W) => void
}

/** Something that the server holds for a member, and how changes change it. */
export interface OptimisticSource<T, W> {
  readonly role$: Behavior<Role>
  /** What holding it takes to be permitted. */
  readonly action: Action
  readonly notify: Notify
  /** What a visitor has. */
  readonly none: T
  readonly load: () => AsyncResult<T>
  /** Says that the server may hold something else by now: it is asked again, and a failure of that is not told. */
  readonly again$?: Stream<unknown>
  readonly send: (change: W) => AsyncResult<null>
  /** What a change leaves; the value itself where it is fulfilled already. */
  readonly apply: (value: T, change: W) => T
  /** Whether two changes are about one thing, so that the later one replaces the earlier. */
  readonly about: (one: W, other: W) => boolean
}

/**
 * What a member holds on the server (C4.22). A change shows at once, and one call is sent at a time, so that calls cannot
 * overtake each other: of several changes about one thing the last one counts. Law: once everything has answered the
 * state is the server's. A failure is told, and the server asked for the true state; where that fails too, the state is
 * what was known last, and the next change asks first. A visitor's change is an event instead of a call (C6.1, C6.2), and so
 * is one that has no answer yet when its member turns out to be logged in no more.
 */
export function createOptimisticState<T, W>(
  source: OptimisticSource<T, W>,
  scope: Scope,
): OptimisticModel<T, W> {
  const { role$, action, none } = source
  const state = createBehavior<OptimisticState<T>>({ value: null, busy: false }, sameState)
  const events = new Subject<MemberEvent>()
  const changes = new Subject<W>()
  let isOpen = false
  const show: Show<T> = (next, open) => {
    isOpen = open
    state.set(next)
  }
  const asVisitor = (): Observable<unknown> => {
    const wasOpen = isOpen
    show({ value: none, busy: false }, false)
    if (wasOpen) events.next('login')
    return changes.pipe(tap(() => events.next('login')))
  }
  scope.add(
    role$.value$
      .pipe(
        map((role) => permits(role, action)),
        switchMap((permitted) => (permitted ? stateOf(source, changes, show) : asVisitor())),
      )
      .subscribe(),
  )
  return { state$: state, events$: events.asObservable(), change: (change) => changes.next(change) }
}

/** Told what is shown, and whether a change of it has no answer yet. */
type Show<T> = (state: OptimisticState<T>, isOpen: boolean) => void

/** For as long as it is listened to, as one member. */
const stateOf = <T, W>(
  { load, send, apply, about, notify, again$ = EMPTY }: OptimisticSource<T, W>,
  changes: Observable<W>,
  show: Show<T>,
): Stream<never> =>
  createStream(() => {
    const life = new Subscription()
    let known: T | null = null
    let open: readonly W[] = []
    /** Whether the server has to be asked what it holds. */
    let stale = true
    /** Whether that could not be had: it is not asked for before the next change. */
    let resting = false
    /** Whether nobody waits for what it is asked. */
    let quiet = false
    let busy = false

    const requested = (): Observable<unknown> =>
      load().pipe(
        tap((answer) => {
          stale = !answer.ok
          if (answer.ok) known = answer.value
          else {
            open = []
            resting = true
            if (!quiet) notifyFailure(notify, answer.error)
          }
          quiet = false
        }),
      )
    const sent = (change: W, current: T): Observable<unknown> =>
      send(change).pipe(
        tap((answer) => {
          // a change that has changed meanwhile is not the one that was answered
          open = open.filter((one) => one !== change)
          if (answer.ok) known = apply(current, change)
          else {
            stale = true
            notifyFailure(notify, answer.error)
          }
        }),
      )
    const nextCall = (): Observable<unknown> | null => {
      const current = known
      if (stale || current === null) return resting ? null : requested()
      open = open.filter((change) => apply(current, change) !== current)
      const [change] = open
      return change === undefined ? null : sent(change, current)
    }
    const publish = (): void =>
      show({ value: known === null ? null : open.reduce(apply, known), busy }, open.length > 0)
    const work = (): void => {
      if (life.closed) return
      const call = nextCall()
      busy = call !== null
      publish()
      if (call !== null) life.add(call.subscribe({ complete: work }))
    }
    life.add(
      changes.subscribe((change) => {
        open = [...open.filter((one) => !about(one, change)), change]
        resting = false
        if (busy) publish()
        else work()
      }),
    )
    work()
    life.add(
      again$.subscribe(() => {
        // who is at work is asked as soon as that is done; a first answer is waited for already
        if (known === null) return
        stale = true
        resting = false
        quiet = !busy
        if (!busy) work()
      }),
    )
    return () => life.unsubscribe()
  })

const sameState = <T>(one: OptimisticState<T>, other: OptimisticState<T>): boolean =>
  Object.is(one.value, other.value) && one.busy === other.busy
