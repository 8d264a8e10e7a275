import { readSettings } from '../server/settings.ts'
import { runDump } from './dump/run-dump.ts'
import { openStore } from './store/open-store.ts'
import { runCommand } from './store/run-command.ts'

// `npm run dump`
runCommand(() =>
  runDump({
    args: process.argv.slice(2),
    open: () => openStore(readSettings(process.env).store, 'npm run dump'),
    say: (line) => console.log(line),
  }),
)
