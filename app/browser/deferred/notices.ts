import { createNotices, type Clock, type Connection, type NoticesModel } from '@xuekan/core'
import type { Scope } from '@xuekan/core/reactive'
import { guardForms } from './guarded-forms.ts'

interface Ports {
  readonly clock: Clock
  readonly connection: Connection
}

/** The notices themselves, and what keeps a form that could not be sent, which tells so by one. */
export function openNotices({ clock, connection }: Ports, scope: Scope): NoticesModel {
  const notices = createNotices(clock, scope)
  guardForms(window, scope, { connection, notices })
  return notices
}
