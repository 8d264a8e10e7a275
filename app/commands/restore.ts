import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { readSettings } from '../server/settings.ts'
import { restoreHelp, runRestore } from './dump/run-restore.ts'
import { openBareStore } from './store/open-store.ts'
import { runCommand } from './store/run-command.ts'

// `npm run restore`
runCommand(restoreHelp, (args) =>
  runRestore({
    args,
    open: () => openBareStore(readSettings(process.env).store),
    say: (line) => console.log(line),
    restored: () => {
      const { store } = readSettings(process.env)
      // a replica of what was here before could be taken for one of this
      if (store.kind === 'folder') rmSync(join(store.folder, 'search'), { recursive: true, force: true })
    },
  }),
)
