import { readSettings } from '../../../app/server/settings.ts'
import { createAccountNews, openDatabase } from '../../../server/rc-pub/index.ts'
import { createAccounts } from '../../../server/rc-pub/accounts/create-accounts.ts'
import { createScryptHasher } from '../../../server/rc-pub/accounts/password-hasher.ts'

// a program: ends the second factor of the member whose id it is given, and is killed as it begins to tell of it
const opened = await openDatabase(readSettings(process.env).store)
if (!opened.ok) throw new Error(opened.error.kind)
const database = opened.value
const killed = {
  send: async (): Promise<void> => {
    process.kill(process.pid, 'SIGKILL')
  },
}
const senders = { mail: killed, sms: killed }
const report = (failure: unknown): void => void process.stderr.write(String(failure))
const news = createAccountNews({ database, senders, now: Date.now, report })
const accounts = createAccounts({ database, now: Date.now, hasher: createScryptHasher(), senders, news })
await accounts.endFactor({ memberId: process.argv[2] ?? '', token: '', language: 'en' })
await news.sent()
