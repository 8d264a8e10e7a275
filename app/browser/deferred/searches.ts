import type { Cipher } from '@xuekan/core'
import type { Scope } from '@xuekan/core/reactive'
import { goToKnownItem, rememberSearch, type GoToKnownItem } from '@xuekan/core/search'
import { createStoredSearchMemory, type TextStore } from '@xuekan/web'

/** Keeps the latest search of this tab (C3.19), and goes to the one thing that a search means. */
export function storeSearches(session: TextStore, scope: Scope, options: GoToKnownItem): void {
  rememberSearch(createStoredSearchMemory(session, loadCipher), scope, options)
  goToKnownItem(scope, options)
}

/** A chunk of its own: a first visit has nothing to encrypt. */
const loadCipher = async (): Promise<Cipher> => (await import('@xuekan/web/cipher')).createAesCipher()
