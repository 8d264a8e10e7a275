import { useSyncExternalStore } from 'react'

const never = (): (() => void) => () => undefined
const yes = (): boolean => true
const no = (): boolean => false

/** Whether scripts have taken the page over: false in what the server sends. */
export const useScripted = (): boolean => useSyncExternalStore(never, yes, no)
