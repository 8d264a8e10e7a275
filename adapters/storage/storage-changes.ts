import { createStream, type Stream } from '@xuekan/core/reactive'
import { tried } from './tried.ts'

/**
 * The keys that other tabs change in a storage; null where all may have changed: it was cleared, or the page slept
 * meanwhile and was told nothing. `open` is asked each time, since even naming the storage throws where it is denied.
 */
export const createStorageChanges = (window: Window, open: () => Storage): Stream<string | null> =>
  createStream((subscriber) => {
    const changed = ({ key, storageArea }: StorageEvent): void => {
      if (tried(() => storageArea === open(), false)) subscriber.next(key)
    }
    const woken = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) subscriber.next(null)
    }
    window.addEventListener('storage', changed)
    window.addEventListener('pageshow', woken)
    return () => {
      window.removeEventListener('storage', changed)
      window.removeEventListener('pageshow', woken)
    }
  })
