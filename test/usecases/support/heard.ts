import type { Behavior } from '../../../core/reactive/behavior.ts'

/** Everything that a behaviour says from now on, its present value first. */
export function heard<T>(behavior: Behavior<T>): readonly T[] {
  const values: T[] = []
  behavior.value$.subscribe((value) => values.push(value))
  return values
}
