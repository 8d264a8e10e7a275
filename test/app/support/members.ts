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
