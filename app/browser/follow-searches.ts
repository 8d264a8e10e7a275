import type { RememberSearch, Scope } from '@xuekan/core'
import { filter, take } from 'rxjs'
import { sessionKeys } from '../../adapters/storage/storage-keys.ts'
import type { TextStore } from '../../adapters/storage/web-storage.ts'

/** Keeps the searches of this tab and offers their terms (C3.19), from the first one on: before it there is nothing to do. */
export function followSearches(session: TextStore, scope: Scope, options: RememberSearch): void {
  const first$ = options.page$.changes$.pipe(
    filter(({ route }) => route.page === 'search' || session.read(sessionKeys.search) !== null),
    take(1),
  )
  const begin = (): void =>
    void import('./search-memory.ts').then(
      ({ keepSearches }) => keepSearches(session, scope, options),
      // a term that is not remembered is missed by nobody
      () => undefined,
    )
  scope.add(first$.subscribe(begin))
}
