import { distinctUntilChanged, skipWhile } from 'rxjs'
import type { Connection } from '../../ports/connection.ts'
import type { Scope } from '../../reactive/scope.ts'
import type { NoticesModel } from './notices.ts'

/**
 * Tells that the network is gone for as long as it is, and in passing that it is back. Law: never both at once. Who
 * opens the page with a network is told nothing.
 */
export function watchConnection(
  { online }: Connection,
  scope: Scope,
  { notify, withdraw }: Pick<NoticesModel, 'notify' | 'withdraw'>,
): void {
  const turns$ = online.value$.pipe(
    distinctUntilChanged(),
    skipWhile((isOnline) => isOnline),
  )
  scope.add(
    turns$.subscribe((isOnline) => {
      withdraw(isOnline ? 'offline' : 'backOnline')
      notify(isOnline ? 'backOnline' : 'offline')
    }),
  )
}
