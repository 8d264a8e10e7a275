import { tried } from './tried.ts'

/** Texts by key. */
export interface TextStore {
  /** null when absent. */
  readonly read: (key: string) => string | null
  /** Whether it will still be there when the page is loaded again. */
  readonly write: (key: string, value: string) => boolean
  readonly clear: (key: string) => void
}

/**
 * Local or session storage of the browser. Where it is denied or full, what is written lasts as long as the page.
 * `open` is asked each time, since even naming the storage throws where it is denied.
 */
export function createWebStorage(open: () => Storage): TextStore {
  const unstored = new Map<string, string>()
  return {
    read: (key) => unstored.get(key) ?? tried(() => open().getItem(key), null),
    write: (key, value) => {
      const stored = tried(() => {
        open().setItem(key, value)
        return true
      }, false)
      if (stored) unstored.delete(key)
      else unstored.set(key, value)
      return stored
    },
    clear: (key) => {
      unstored.delete(key)
      tried(() => open().removeItem(key), undefined)
    },
  }
}

/** The text under one key. */
export const textUnder = (
  store: TextStore,
  key: string,
): { readonly read: () => string | null; readonly write: (value: string) => boolean } => ({
  read: () => store.read(key),
  write: (value) => store.write(key, value),
})
