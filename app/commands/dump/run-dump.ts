import { createDumpFile, writeDump } from '../../../server/rc-pub/index.ts'
import { done, refused, type CommandOutcome } from '../store/run-command.ts'
import type { OpenedStore } from '../store/open-store.ts'
import { createProgress } from '../store/progress.ts'

export const dumpHelp: readonly string[] = [
  'Usage: npm run dump -- FILE   all that the store holds, into a new file',
]

export interface DumpRequest {
  /** What stands behind `npm run dump --`. */
  readonly args: readonly string[]
  /** Opens the store; a text says why it cannot be opened. */
  readonly open: () => Promise<OpenedStore | string>
  /** Takes a line for the terminal while the work goes on. */
  readonly say: (line: string) => void
}

/** Writes all that a store holds into a file, which bears its name only when it is whole. */
export async function runDump({ args, open, say }: DumpRequest): Promise<CommandOutcome> {
  const [file, ...more] = args
  if (file === undefined || file.startsWith('-') || more.length > 0) return refused(dumpHelp)
  const target = createDumpFile(file)
  const opened = await open().catch((failure: unknown) => {
    target.discard()
    throw failure
  })
  if (typeof opened === 'string') {
    target.discard()
    return refused([opened])
  }
  const { database, isShared } = opened
  try {
    const told = createProgress(say)
    const { rows, sha256 } = await writeDump(database, { write: target.write, told }, isShared)
    await target.finish()
    return done([`${rows} rows in ${file}`, `sha256 of the content: ${sha256}`])
  } catch (failure) {
    target.discard()
    throw failure
  } finally {
    await database.close()
  }
}
