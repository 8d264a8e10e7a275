import { rememberSearch, type Cipher, type RememberSearch, type Scope } from '@xuekan/core'
import { createStoredSearchMemory } from '../../../adapters/storage/search-memory.ts'
import type { TextStore } from '../../../adapters/storage/web-storage.ts'

/** Keeps the latest search of this tab, and offers its term (C3.19). */
export const storeSearches = (session: TextStore, scope: Scope, options: RememberSearch): void =>
  rememberSearch(createStoredSearchMemory(session, loadCipher), scope, options)

/** A chunk of its own: a first visit has nothing to encrypt. */
const loadCipher = async (): Promise<Cipher> =>
  (await import('../../../adapters/browser/cipher.ts')).createAesCipher()
