import type { Scope } from '@xuekan/core/reactive'
import {
  createSearchHelp,
  type SearchHelp,
  type SearchHelpOptions,
  type SearchHelpPorts,
} from '@xuekan/core/search'
import { storage } from '@xuekan/core/site'
import { createEncryptedStore, createStorageChanges, createStoredValue, type TextStore } from '@xuekan/web'
import { createAesCipher } from '@xuekan/web/cipher'
import { EMPTY } from 'rxjs'

export interface StoredSearchHelp
  extends Pick<SearchHelpPorts, 'clock' | 'navigation' | 'search'>, SearchHelpOptions {
  readonly local: TextStore
  readonly session: TextStore
}

/** What helps to search, over what this device and this tab have stored (C3.19). */
export function openSearchHelp({ local, session, ...help }: StoredSearchHelp, scope: Scope): SearchHelp {
  const cipher = createAesCipher()
  const ofTab = { changes$: EMPTY }
  const ofDevice = { changes$: createStorageChanges(window, () => window.localStorage) }
  return createSearchHelp(
    {
      ...help,
      recent: createStoredValue(scope, createEncryptedStore(local, cipher), storage.recentSearches, ofDevice),
      keywords: createStoredValue(scope, createEncryptedStore(session, cipher), storage.keywords, ofTab),
      selected: createStoredValue(scope, session, storage.selectvalue, ofTab),
    },
    scope,
    help,
  )
}
