import type { Failure } from '../../domain/failure/failure.ts'
import { messageOfFailure } from '../../domain/failure/message-of-failure.ts'
import type { Notify } from './notify.ts'

/**
 * Tells in passing that a call failed (C8.1): in the server's words where those are shown. The end of a session is
 * told once for all calls together, not by each of them (C4.10).
 */
export function notifyFailure(notify: Notify, failure: Failure): void {
  if (failure.kind === 'expired') return
  const message = messageOfFailure(failure)
  if (message === 'serverMessage' && failure.kind === 'refused') notify(message, failure.message)
  else notify('getDataErrorMessage')
}
