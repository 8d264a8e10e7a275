import { openSenders } from '../server/open-senders.ts'
import { readSettings } from '../server/settings.ts'
import { runMembers } from './members/run-members.ts'
import { openStore } from './store/open-store.ts'
import { runCommand } from './store/run-command.ts'

// `npm run members`
runCommand(async () => {
  const settings = readSettings(process.env)
  const senders = openSenders(settings)
  try {
    return await runMembers({
      args: process.argv.slice(2),
      open: () => openStore(settings.store, 'npm run members'),
      senders,
      operator: process.env['SUDO_USER'] ?? process.env['USER'] ?? `uid ${process.getuid?.() ?? '?'}`,
      now: Date.now,
    })
  } finally {
    senders.close()
  }
})
