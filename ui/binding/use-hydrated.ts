import { useSyncExternalStore } from 'react'

const never = (): (() => void) => () => undefined

/** Whether scripts have the page in hand. What does nothing without them is kept unseen until then. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
