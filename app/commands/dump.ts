import { readSettings } from '../server/settings.ts'
import { dumpHelp, runDump } from './dump/run-dump.ts'
import { openStore } from './store/open-store.ts'
import { runCommand } from './store/run-command.ts'

// `npm run dump`
runCommand(dumpHelp, (args) =>
  runDump({
    args,
    open: () => openStore(readSettings(process.env).store, 'npm run dump'),
    say: (line) => console.log(line),
  }),
)
