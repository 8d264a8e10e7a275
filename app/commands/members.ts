import { userInfo } from 'node:os'
import { openSenders } from '../server/open-senders.ts'
import { readSettings } from '../server/settings.ts'
import { operatorName } from './members/operator-name.ts'
import { runMembers } from './members/run-members.ts'
import { openStore } from './store/open-store.ts'
import { membersHelp } from './members/read-members-request.ts'
import { runCommand } from './store/run-command.ts'

// `npm run members`
runCommand(membersHelp, async (args) => {
  const settings = readSettings(process.env)
  const senders = openSenders(settings)
  try {
    return await runMembers({
      args,
      open: () => openStore(settings.store, 'npm run members'),
      senders,
      operator: operatorName(process.env, userInfo, process.getuid?.() ?? null),
      now: Date.now,
    })
  } finally {
    senders.close()
  }
})
