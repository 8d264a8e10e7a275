import type { Cipher } from '@xuekan/core'
import type { Scope } from '@xuekan/core/reactive'
import { rememberSearch, type RememberSearch } from '@xuekan/core/search'
import { createStoredSearchMemory, type TextStore } from '@xuekan/web'

/** Keeps the latest search of this tab (C3.19). */
export const storeSearches = (session: TextStore, scope: Scope, options: RememberSearch): void =>
  rememberSearch(createStoredSearchMemory(session, loadCipher), scope, options)

/** A chunk of its own: a first visit has nothing to encrypt. */
const loadCipher = async (): Promise<Cipher> => (await import('@xuekan/web/cipher')).createAesCipher()
