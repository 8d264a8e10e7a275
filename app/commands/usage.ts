import { readSettings } from '../server/settings.ts'
import { openStore } from './store/open-store.ts'
import { usageHelp } from './usage/read-usage-request.ts'
import { runCommand } from './store/run-command.ts'
import { runUsage } from './usage/run-usage.ts'

// `npm run usage`
runCommand(usageHelp, (args) => {
  const { baseHosts, port, store } = readSettings(process.env)
  const [base = 'localhost'] = baseHosts
  return runUsage({
    args,
    open: () => openStore(store, 'npm run usage'),
    origin: base === 'localhost' ? `http://localhost:${port}` : `https://${base}`,
    platform: base,
    now: new Date(),
  })
})
