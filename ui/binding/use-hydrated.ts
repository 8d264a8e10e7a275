import { useSyncExternalStore } from 'react'

const never = (): (() => void) => () => undefined
const yes = (): boolean => true
const no = (): boolean => false

/** Whether scripts have taken the page over: false in what the server sends, where nothing shows that needs them. */
export const useHydrated = (): boolean => useSyncExternalStore(never, yes, no)
