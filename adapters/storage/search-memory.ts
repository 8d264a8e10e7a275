import type { Cipher, SearchMemory } from '@xuekan/core'
import { parseSearchHolder, printSearchHolder, type SearchHolder } from '@xuekan/core/search'
import { catchError, defer, of } from 'rxjs'
import { sessionKeys } from './storage-keys.ts'
import type { TextStore } from './web-storage.ts'

/**
 * The latest search in session storage (C3.19), encrypted (C9.14). The cipher is fetched when there is something to
 * keep or to read; where it cannot be had, nothing is kept and nothing read.
 */
export function createStoredSearchMemory(store: TextStore, loadCipher: () => Promise<Cipher>): SearchMemory {
  let storing: Promise<void> = Promise.resolve()
  const write = async (holder: SearchHolder): Promise<void> => {
    const { encrypt } = await loadCipher()
    store.write(sessionKeys.search, encrypt(printSearchHolder(holder)))
  }
  const read = async (): Promise<SearchHolder | null> => {
    await storing
    const stored = store.read(sessionKeys.search)
    if (stored === null) return null
    const { decrypt } = await loadCipher()
    const text = decrypt(stored)
    return text === null ? null : parseSearchHolder(text)
  }
  return {
    read: () => defer(read).pipe(catchError(() => of(null))),
    store: (holder) => {
      // one after the other: the last one kept is the one that stays
      storing = storing.then(() => write(holder)).catch(() => undefined)
    },
  }
}
