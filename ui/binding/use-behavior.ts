import type { Behavior } from '@xuekan/core/reactive'
import { useCallback, useSyncExternalStore } from 'react'

/**
 * The whole binding between the core and React: the latest value, and a render for each new one. With `selectionBox`, a part of
 * the value, and a render only when that part is another (`Object.is`).
 * A page is hydrated from the values that the models begin with: what the server cannot know follows once it is drawn.
 */
export function useBehavior<T>(behavior: Behavior<T>): T
export function useBehavior<T, Part>(behavior: Behavior<T>, selectionBox: (value: T) => Part): Part
export function useBehavior<T>(behavior: Behavior<T>, selectionBox: (value: T) => unknown = itself): unknown {
  const subscribe = useCallback(
    (changed: () => void) => {
      const subscription = behavior.value$.subscribe(changed)
      return () => subscription.unsubscribe()
    },
    [behavior],
  )
  const read = () => selectionBox(behavior.value)
  return useSyncExternalStore(subscribe, read, read)
}

const itself = (value: unknown): unknown => value
