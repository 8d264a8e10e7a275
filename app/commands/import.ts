import { describeOpenProblem, openDatabase } from '../../server/rc-pub/index.ts'
import { readSettings } from '../server/settings.ts'
import { runImport } from './import/run-import.ts'

/** `npm run import`: loads articles or sites into the embedded rc-pub. 1 when anything was refused. */
async function main(): Promise<number> {
  const { store, samples } = readSettings(process.env)
  const { code, lines, complaints } = await runImport({
    args: process.argv.slice(2),
    samples,
    open: async () => {
      const opened = await openDatabase(store)
      return opened.ok ? opened.value : describeOpenProblem(opened.error)
    },
    today: new Date().toISOString().slice(0, 10),
  })
  for (const line of complaints) console.error(line)
  for (const line of lines) console.log(line)
  return code
}

main().then(
  (code) => {
    process.exitCode = code
  },
  (failure: unknown) => {
    console.error(failure instanceof Error ? failure.message : failure)
    process.exitCode = 1
  },
)
