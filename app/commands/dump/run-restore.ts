import { existsSync } from 'node:fs'
import { migrations, readDumpFile, restoreDump } from '../../../server/rc-pub/index.ts'
import { done, refused, type CommandOutcome } from '../store/run-command.ts'
import type { DumpRequest } from './run-dump.ts'
import { createProgress } from '../store/progress.ts'

export const restoreHelp: readonly string[] = ['Usage: npm run restore -- FILE   a dump, into an empty store']

export interface RestoreRequest extends DumpRequest {
  /** Called when the store holds the dump, before it is closed. */
  readonly restored: () => void
}

/** Restores a dump into an empty store: all of it or nothing. */
export async function runRestore({ args, open, say, restored }: RestoreRequest): Promise<CommandOutcome> {
  const [file, ...more] = args
  if (file === undefined || file.startsWith('-') || more.length > 0) return refused(restoreHelp)
  if (!existsSync(file)) return refused([`There is no file ${file}.`])
  const opened = await open()
  if (typeof opened === 'string') return refused([opened])
  const { database } = opened
  try {
    const source = { lines: readDumpFile(file), told: createProgress(say) }
    const { rows, sha256 } = await restoreDump(database, source, migrations)
    restored()
    return done([`${rows} rows from ${file}`, `sha256 of the content: ${sha256}`])
  } finally {
    await database.close()
  }
}
