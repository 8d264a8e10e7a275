import { parseArgs } from 'node:util'
import {
  describeOpenProblem,
  importFiles,
  openDatabase,
  seedSamples,
  type ImportReport,
} from '../../server/rc-pub/index.ts'
import { fileURLToPath } from 'node:url'
import { projectRoot, readSettings } from '../server/settings.ts'

const usage = 'Usage: npm run import -- --site SHORT-NAME FILE…'

/** `npm run import`: loads JATS files into one journal of the embedded rc-pub. 1 when any file was refused. */
async function main(): Promise<number> {
  const { values, positionals } = parseArgs({ options: { site: { type: 'string' } }, allowPositionals: true })
  if (values.site === undefined || positionals.length === 0) return say(usage)

  const opened = await openDatabase(readSettings(process.env).store)
  if (!opened.ok) return say(describeOpenProblem(opened.error))
  const database = opened.value
  try {
    const today = new Date().toISOString().slice(0, 10)
    await seedSamples({ database, projectRoot: fileURLToPath(projectRoot), today })
    const report = await importFiles({ database, sld: values.site, files: positionals })
    return report.ok
      ? printReport(report.value)
      : say(`There is no journal with the short-name '${values.site}'.`)
  } finally {
    await database.close()
  }
}

function say(problem: string): number {
  console.error(problem)
  return 1
}

function printReport({ loaded, unchanged, refused }: ImportReport): number {
  for (const { file, line, reason } of refused) console.error(`${file}:${line}: ${reason}`)
  console.log(`${loaded.length} loaded, ${unchanged.length} unchanged, ${refused.length} refused`)
  return refused.length === 0 ? 0 : 1
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
