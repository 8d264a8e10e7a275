import { watchConnection, type Connection, type NoticesModel, type Scope } from '@xuekan/core'
import { filter } from 'rxjs'

export interface TellConnectionPorts {
  readonly connection: Connection
  /** Loads the page anew. */
  readonly reload: () => void
}

/**
 * Tells when the network goes and comes back. Returns what tells that code could not be had; the notice offers to load
 * the page anew, which helps with a network alone.
 */
export function tellConnection(
  { connection, reload }: TellConnectionPorts,
  scope: Scope,
  notices: Pick<NoticesModel, 'actions$' | 'notify' | 'withdraw'>,
): () => void {
  watchConnection(connection, scope, notices)
  scope.add(notices.actions$.pipe(filter((action) => action === 'reload')).subscribe(reload))
  return () => {
    if (connection.online.value) notices.notify('codeMissing', '', 'reload')
    else notices.notify('offline')
  }
}
