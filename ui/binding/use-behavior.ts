import type { Behavior } from '@xuekan/core'
import { useCallback, useSyncExternalStore } from 'react'

/** The whole binding between the core and React: the latest value, and a render for each new one. */
export function useBehavior<T>(behavior: Behavior<T>): T {
  const subscribe = useCallback(
    (changed: () => void) => {
      const subscription = behavior.changes$.subscribe(changed)
      return () => subscription.unsubscribe()
    },
    [behavior],
  )
  const read = () => behavior.value
  return useSyncExternalStore(subscribe, read, read)
}
