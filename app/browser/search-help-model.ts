import {
  createRecentSearches,
  createSearchConditions,
  createSuggestions,
  keepSelectedOption,
  offerConditions,
  storage,
  type Clock,
  type Navigation,
  type Reader,
  type Scope,
  type SearchBoxModel,
  type SearchConditionsModel,
} from '@xuekan/core'
import { EMPTY } from 'rxjs'
import { createAesCipher } from '../../adapters/browser/cipher.ts'
import { createEncipheredStore } from '../../adapters/storage/enciphered-store.ts'
import { createStorageChanges } from '../../adapters/storage/storage-changes.ts'
import { createStoredValue } from '../../adapters/storage/stored-value.ts'
import type { TextStore } from '../../adapters/storage/web-storage.ts'
import type { SearchHelp } from '../../ui/binding/search-help.ts'
import type { RemoteGateways } from './remote-ports.ts'

export interface SearchHelpOptions {
  readonly clock: Clock
  readonly navigation: Navigation
  readonly local: TextStore
  readonly session: TextStore
  readonly searchConditions: RemoteGateways['searchConditions']
  readonly reader: Reader
  /** Whether the site lets a search be narrowed before it is made. */
  readonly offersConditions: boolean
  /** The address that the page was opened with. */
  readonly opened: string
  readonly searchBox: SearchBoxModel
}

/** Suggestions, the searches of this device and of this tab, and the conditions of a type (C3.19, C4.17). */
export function openSearchHelp(
  { clock, navigation, local, session, opened, searchConditions, reader, ...box }: SearchHelpOptions,
  scope: Scope,
): SearchHelp {
  const cipher = createAesCipher()
  const changes$ = createStorageChanges(window, () => window.localStorage)
  const recent = createStoredValue(scope, createEncipheredStore(local, cipher), storage.recentSearches, {
    changes$,
  })
  const keywords = createStoredValue(scope, createEncipheredStore(session, cipher), storage.keywords, {
    changes$: EMPTY,
  })
  createRecentSearches({ navigation, recent: keywords }, scope, { opened })
  return {
    suggestions: createSuggestions({ clock, searchConditions }, scope, { reader }),
    recent: createRecentSearches({ navigation, recent }, scope, { opened }),
    conditions: box.offersConditions
      ? openConditions({ session, searchConditions, reader, ...box }, scope)
      : null,
  }
}

type ConditionsOptions = Pick<SearchHelpOptions, 'session' | 'searchConditions' | 'reader' | 'searchBox'>

function openConditions(
  { session, searchConditions, reader, searchBox }: ConditionsOptions,
  scope: Scope,
): SearchConditionsModel {
  const conditions = createSearchConditions({ searchConditions }, scope, { reader, types: searchBox.types })
  offerConditions(scope, { searchBox, conditions })
  const label = createStoredValue(scope, session, storage.selectvalue, { changes$: EMPTY })
  keepSelectedOption(label, scope, { conditions, language: reader.language })
  return conditions
}
