import { defer, of, tap } from 'rxjs'
import type { Connection } from '../../ports/connection.ts'
import type { HostProbe } from '../../ports/host-probe.ts'
import type { Stream } from '../../reactive/stream.ts'
import type { NoticesModel } from './notices.ts'

/**
 * Says once, when subscribed, whether a form may leave its page. Where the host cannot be reached it may not: the reader is
 * told that nothing was sent, until a form is, and what was typed stays, which the browser's own page of errors would not
 * give back. Laws: without a network nothing is asked; a form is held back if and only if its reader is told.
 */
export const admitForm = (
  { connection, probe }: { readonly connection: Connection; readonly probe: HostProbe },
  { notify, withdraw }: Pick<NoticesModel, 'notify' | 'withdraw'>,
): Stream<boolean> =>
  defer(() => (connection.online.value ? probe.answers() : of(false))).pipe(
    tap((isAdmitted) => {
      if (isAdmitted) withdraw('notSent')
      else notify('notSent')
    }),
  )
