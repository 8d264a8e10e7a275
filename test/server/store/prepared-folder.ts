import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { contentHashOf } from '../../../samples/content-hash.ts'
import { seedSamples, type ArchiveShare } from '../../../samples/index.ts'
import type { Database } from '../../../server/rc-pub/store/database.ts'
import { migrate } from '../../../server/rc-pub/store/migrate.ts'
import { migrations } from '../../../server/rc-pub/store/migrations/migrations.ts'
import { openPglite } from '../../../server/rc-pub/store/pglite-driver.ts'

export const projectRoot = fileURLToPath(new URL('../../..', import.meta.url))

/** The sample journals. */
export const samplesFolder = join(projectRoot, 'samples')

/** The day up to which the samples of a prepared folder have been read, unless another one is named. */
export const sampleDay = '2026-11-20'

const preparations = {
  /** A cluster of the engine, with no schema. */
  empty: async (): Promise<void> => undefined,
  /** The sample journals. */
  samples: (database: Database, day: string): Promise<void> => loadSamples(database, day, 'none'),
  /** The sample journals with 200 articles of decades, without texts. */
  archive: (database: Database, day: string): Promise<void> => loadSamples(database, day, 'drawn'),
}

async function loadSamples(database: Database, today: string, archive: ArchiveShare): Promise<void> {
  await migrate(database, migrations)
  const { problems } = await seedSamples({ database, folder: samplesFolder, today, archive })
  if (problems.length > 0) throw new Error(problems.join('\n'))
}

export type Prepared = keyof typeof preparations

/** Brings an empty database to the same state. */
export const prepareDatabase = (database: Database, prepared: Prepared, day = sampleDay): Promise<void> =>
  preparations[prepared](database, day)

const cache = join(projectRoot, 'node_modules', '.cache', 'xuekan-store')

/** Changes with everything that a prepared folder follows from. */
function contentHashFor(prepared: Prepared, day: string): string {
  const engine = readFileSync(join(projectRoot, 'node_modules/@electric-sql/pglite/package.json'), 'utf8')
  const { version } = JSON.parse(engine) as { version: string }
  if (prepared === 'empty') return version
  return `${version}-${day}-${contentHashOf(['samples', 'server/rc-pub', 'core/domain'].map((folder) => join(projectRoot, folder))).slice(0, 16)}`
}

/**
 * Fills a folder of the embedded engine with something prepared, by copying: making a cluster takes seconds, and it
 * is the same each time. What is prepared is kept until the sources that it follows from change. Who reads it by the clock
 * of the machine names the day of the run: what was read in the last months is then what it is for any reader.
 */
export async function fillFolder(folder: string, prepared: Prepared, day = sampleDay): Promise<void> {
  const kept = join(cache, `${prepared}-${contentHashFor(prepared, day)}`)
  if (!existsSync(kept)) await prepare(kept, prepared, day)
  cpSync(kept, folder, { recursive: true })
}

async function prepare(kept: string, prepared: Prepared, day: string): Promise<void> {
  mkdirSync(cache, { recursive: true })
  const making = mkdtempSync(join(cache, 'making-'))
  if (prepared !== 'empty') await fillFolder(making, 'empty')
  const database = await openPglite({ folder: making, worker: null })
  await prepareDatabase(database, prepared, day)
  await database.close()
  removeForgotten()
  try {
    renameSync(making, kept)
  } catch {
    // another test file has prepared the same meanwhile
    rmSync(making, { recursive: true, force: true })
  }
}

/** Milliseconds after which nobody copies from a folder of other sources any more. */
const forgotten = 3_600_000

function removeForgotten(): void {
  for (const name of readdirSync(cache)) {
    const folder = join(cache, name)
    const made = statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? Date.now()
    if (!name.startsWith('empty-') && Date.now() - made > forgotten)
      rmSync(folder, { recursive: true, force: true })
  }
}
