import type { Migration } from './migration.ts'

/** What waits in the queue is a letter ('mail') or a short message ('sms'): a member without an address has news by phone. */
export const queuedMessages: Migration = {
  number: 45,
  name: 'queued-messages',
  statements: [`alter table queued_mail add column kind text not null default 'mail'`],
}
