import { readSettings } from '../server/settings.ts'
import { importHelp, runImport } from './import/run-import.ts'
import { openStore } from './store/open-store.ts'
import { runCommand } from './store/run-command.ts'

// `npm run import`: loads articles or sites into the embedded rc-pub
runCommand(importHelp, (args) => {
  const { store, samples } = readSettings(process.env)
  return runImport({
    args,
    samples,
    open: () => openStore(store, 'npm run import'),
    today: new Date().toISOString().slice(0, 10),
    say: (line) => console.log(line),
  })
})
