import { filter } from 'rxjs'
import type { Connection } from '../../ports/connection.ts'
import type { Scope } from '../../reactive/scope.ts'
import type { Stream } from '../../reactive/stream.ts'
import type { NoticesModel } from './notices.ts'

export interface CodePorts {
  readonly connection: Connection
  /** Loads the page again. */
  readonly reload: () => void
}

export interface CodeOptions {
  readonly notices: Pick<NoticesModel, 'actions$' | 'notify'>
  /** Each time that code of the application could not be had. */
  readonly missing$: Stream<unknown>
}

/**
 * Tells when code could not be had (C4.23): the notice offers to load the page again, which helps with a network alone.
 */
export function watchCode(
  { connection, reload }: CodePorts,
  scope: Scope,
  { notices, missing$ }: CodeOptions,
): void {
  const { actions$, notify } = notices
  scope.add(actions$.pipe(filter((action) => action === 'reload')).subscribe(reload))
  scope.add(
    missing$.subscribe(() => {
      if (connection.online.value) notify('codeMissing', '', 'reload')
      else notify('offline')
    }),
  )
}
