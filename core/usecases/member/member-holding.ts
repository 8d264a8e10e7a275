import { map, Subject, Subscription, switchMap, tap, type Observable } from 'rxjs'
import { permits, type Action, type Role } from '../../domain/member/role.ts'
import type { Answer } from '../../ports/answer.ts'
import { createBehavior, type Behavior } from '../../reactive/behavior.ts'
import type { Scope } from '../../reactive/scope.ts'
import { createStream, type Stream } from '../../reactive/stream.ts'
import type { Notify } from '../notices/notify.ts'
import { tellFailure } from '../notices/tell-failure.ts'

/** What is asked of the application, which has the destinations (C2.35). */
export type MemberEvent = 'login'

export interface HoldingState<T> {
  /** As the reader left it, else as the server says; null while that is not known. */
  readonly value: T | null
  /** Whether a call is on its way. */
  readonly busy: boolean
}

export interface HoldingModel<T, W> {
  readonly state$: Behavior<HoldingState<T>>
  readonly events$: Stream<MemberEvent>
  readonly wish: (wish: W) => void
}

/** Something that the server holds for a member, and how wishes change it. */
export interface MemberHolding<T, W> {
  readonly role$: Behavior<Role>
  /** What holding it takes to be permitted. */
  readonly action: Action
  readonly notify: Notify
  /** What a visitor has. */
  readonly none: T
  readonly ask: () => Answer<T>
  readonly send: (wish: W) => Answer<null>
  /** What a fulfilled wish leaves; the value itself where it is fulfilled already. */
  readonly apply: (value: T, wish: W) => T
  /** Whether two wishes are about one thing, so that the later one replaces the earlier. */
  readonly about: (one: W, other: W) => boolean
}

/**
 * What a member holds on the server (C4.22). A wish shows at once, and one call is sent at a time, so that calls cannot
 * overtake each other: of several wishes about one thing the last one counts. Law: once everything has answered the
 * state is the server's. A failure is told, and the server asked for the true state; where that fails too, the state is
 * what was known last, and the next wish asks first. A visitor's wish is an event instead of a call (C6.1, C6.2).
 */
export function createMemberHolding<T, W>(holding: MemberHolding<T, W>, scope: Scope): HoldingModel<T, W> {
  const { role$, action, none } = holding
  const state = createBehavior<HoldingState<T>>({ value: null, busy: false }, sameState)
  const events = new Subject<MemberEvent>()
  const wishes = new Subject<W>()
  const asVisitor = (): Observable<unknown> => {
    state.set({ value: none, busy: false })
    return wishes.pipe(tap(() => events.next('login')))
  }
  scope.add(
    role$.changes$
      .pipe(
        map((role) => permits(role, action)),
        switchMap((permitted) => (permitted ? heldBy(holding, wishes, state.set) : asVisitor())),
      )
      .subscribe(),
  )
  return { state$: state, events$: events.asObservable(), wish: (wish) => wishes.next(wish) }
}

/** For as long as it is listened to, as one member. */
const heldBy = <T, W>(
  { ask, send, apply, about, notify }: MemberHolding<T, W>,
  wishes: Observable<W>,
  show: (state: HoldingState<T>) => void,
): Stream<never> =>
  createStream(() => {
    const life = new Subscription()
    let known: T | null = null
    let open: readonly W[] = []
    /** Whether the server has to be asked what it holds. */
    let stale = true
    /** Whether that could not be had: it is not asked for before the next wish. */
    let resting = false
    let busy = false

    const asked = (): Observable<unknown> =>
      ask().pipe(
        tap((answer) => {
          stale = !answer.ok
          if (answer.ok) known = answer.value
          else {
            open = []
            resting = true
            tellFailure(notify, answer.error)
          }
        }),
      )
    const sent = (wish: W, held: T): Observable<unknown> =>
      send(wish).pipe(
        tap((answer) => {
          // a wish that has changed meanwhile is not the one that was answered
          open = open.filter((one) => one !== wish)
          if (answer.ok) known = apply(held, wish)
          else {
            stale = true
            tellFailure(notify, answer.error)
          }
        }),
      )
    const nextCall = (): Observable<unknown> | null => {
      const held = known
      if (stale || held === null) return resting ? null : asked()
      open = open.filter((wish) => apply(held, wish) !== held)
      const [wish] = open
      return wish === undefined ? null : sent(wish, held)
    }
    const tell = (): void => show({ value: known === null ? null : open.reduce(apply, known), busy })
    const work = (): void => {
      if (life.closed) return
      const call = nextCall()
      busy = call !== null
      tell()
      if (call !== null) life.add(call.subscribe({ complete: work }))
    }
    life.add(
      wishes.subscribe((wish) => {
        open = [...open.filter((one) => !about(one, wish)), wish]
        resting = false
        if (busy) tell()
        else work()
      }),
    )
    work()
    return () => life.unsubscribe()
  })

const sameState = <T>(one: HoldingState<T>, other: HoldingState<T>): boolean =>
  Object.is(one.value, other.value) && one.busy === other.busy
