import { openDeposits } from '../server/open-deposits.ts'
import { readSettings } from '../server/settings.ts'
import { runDeposits } from './deposits/run-deposits.ts'
import { openStore } from './store/open-store.ts'
import { runCommand } from './store/run-command.ts'

// `npm run deposits`
runCommand(() => {
  const settings = readSettings(process.env)
  return runDeposits({
    args: process.argv.slice(2),
    open: () => openStore(settings.store, 'npm run deposits'),
    place: openDeposits(settings),
    now: Date.now,
  })
})
