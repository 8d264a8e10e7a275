import { readSettings } from '../server/settings.ts'
import { openStore } from './store/open-store.ts'
import { runCommand } from './store/run-command.ts'
import { runUsage } from './usage/run-usage.ts'

// `npm run usage`
runCommand(() => {
  const { baseHosts, port, store } = readSettings(process.env)
  const [base = 'localhost'] = baseHosts
  return runUsage({
    args: process.argv.slice(2),
    open: () => openStore(store, 'npm run usage'),
    origin: base === 'localhost' ? `http://localhost:${port}` : `https://${base}`,
    platform: base,
    now: new Date(),
  })
})
