import { BehaviorSubject, type Observable } from 'rxjs'
import type { Scope } from './scope.ts'

/** A read-only observable that always has a value, and emits it first to every subscriber. */
export interface Behavior<T> {
  readonly value: T
  readonly value$: Observable<T>
}

/**
 * A Behavior with its setter. Equal values (`Object.is` unless `equal` is given) are not emitted. Law: what every
 * subscriber heard last is `value`.
 */
export interface MutableBehavior<T> extends Behavior<T> {
  readonly set: (value: T) => void
}

export function createBehavior<T>(
  initial: T,
  equal: (a: T, b: T) => boolean = Object.is,
): MutableBehavior<T> {
  const subject = new BehaviorSubject(initial)
  let current = initial
  let notifying = false
  return {
    get value() {
      return current
    },
    value$: subject.asObservable(),
    set: (value) => {
      if (equal(current, value)) return
      current = value
      // set by a subscriber while it is told: the others hear the newer value last, not the older one
      if (notifying) return
      notifying = true
      while (!Object.is(subject.value, current)) subject.next(current)
      notifying = false
    },
  }
}

/** A behaviour that holds one value for ever. */
export const constant = <T>(value: T): Behavior<T> => createBehavior(value)

/**
 * Holds the latest value of a source for as long as the scope lasts. The first value is the source's own, so the source
 * must emit before its subscription returns, as what is made of `value$` does; throws for one that does not.
 */
export function toBehavior<T>(scope: Scope, source$: Observable<T>): Behavior<T> {
  let behavior = null as MutableBehavior<T> | null
  const subscription = source$.subscribe((value) => {
    if (behavior === null) behavior = createBehavior(value)
    else behavior.set(value)
  })
  if (behavior === null) {
    subscription.unsubscribe()
    throw new Error('A source of a behavior has no present value: it must emit one when it is subscribed to.')
  }
  scope.add(subscription)
  return behavior
}
