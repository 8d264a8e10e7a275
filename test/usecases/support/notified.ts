import type { MessageKind } from '../../../core/domain/failure/message-kind.ts'
import type { Notify } from '../../../core/usecases/notices/notify.ts'

/** Takes notices, and lists them in order: the message alone, or with the server's words. */
export function listening(): { readonly notify: Notify; readonly notified: readonly string[] } {
  const notified: string[] = []
  const notify = (message: MessageKind, words?: string): void =>
    void notified.push(words === undefined ? message : `${message}: ${words}`)
  return { notify, notified }
}
