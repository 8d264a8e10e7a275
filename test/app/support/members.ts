import { dirname } from 'node:path'
import { openStore } from '../../../app/commands/store/open-store.ts'
import { runMembers } from '../../../app/commands/members/run-members.ts'
import { openSenders } from '../../../app/server/open-senders.ts'
import { readSettings } from '../../../app/server/settings.ts'
import { newestCodeIn } from './outbox.ts'
import { cookieOf, type Visit } from './plain-browser.ts'

/** The cookies of the one member of the samples, newly logged in. */
export const sampleMember = async (visit: Visit): Promise<string> => {
  const form = { action: 'enter', userName: 'linxi', password: 'Xuekan2026' }
  return cookieOf(await visit('/login', { form }))
}

/** The cookies of a member who registers with a phone number or an e-mail address. */
export async function newMember(visit: Visit, outbox: string, receiver: string): Promise<string> {
  await visit('/register', { form: { action: 'send', receiver } })
  const code = newestCodeIn(outbox, receiver)
  const password = 'Sediment7'
  const form = { action: 'enter', receiver, code, password, confirmation: password, agreed: '1' }
  return cookieOf(await visit('/register', { form }))
}

/** `npm run members` beside a portal that has the store open, in whose data folder the outbox is. */
export async function operate(outbox: string, ...args: readonly string[]): Promise<void> {
  const settings = readSettings({ XUEKAN_DATA: dirname(outbox) })
  const open = () => openStore(settings.store, 'npm run members')
  const senders = openSenders(settings)
  const { code, complaints } = await runMembers({ args, open, senders, operator: 'ops', now: Date.now })
  if (code !== 0) throw new Error(complaints.join(' '))
}
