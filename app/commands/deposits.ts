import { readSettings } from '../server/settings.ts'
import { runDeposits } from './deposits/run-deposits.ts'
import { openStore } from './store/open-store.ts'
import { runCommand } from './store/run-command.ts'

// `npm run deposits`
runCommand(() => {
  const { baseHosts, port, store, deposits } = readSettings(process.env)
  const [base = 'localhost'] = baseHosts
  return runDeposits({
    args: process.argv.slice(2),
    open: () => openStore(store, 'npm run deposits'),
    origin: base === 'localhost' ? `http://localhost:${port}` : `https://${base}`,
    folder: deposits,
    now: new Date(),
  })
})
