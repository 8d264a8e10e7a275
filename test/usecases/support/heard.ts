import type { Behavior } from '@xuekan/core'

/** Everything that a behaviour says from now on, its present value first. */
export function heard<T>(behavior: Behavior<T>): readonly T[] {
  const values: T[] = []
  behavior.value$.subscribe((value) => values.push(value))
  return values
}
