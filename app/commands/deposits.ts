import { openDeposits } from '../server/open-deposits.ts'
import { readSettings } from '../server/settings.ts'
import { runDeposits } from './deposits/run-deposits.ts'
import { openStore } from './store/open-store.ts'
import { depositsHelp } from './deposits/read-deposits-request.ts'
import { runCommand } from './store/run-command.ts'

// `npm run deposits`
runCommand(depositsHelp, (args) => {
  const settings = readSettings(process.env)
  return runDeposits({
    args,
    open: () => openStore(settings.store, 'npm run deposits'),
    place: openDeposits(settings),
    now: Date.now,
  })
})
