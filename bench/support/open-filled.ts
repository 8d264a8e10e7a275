import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { contentHashOf } from '../../samples/content-hash.ts'
import { openDatabase, type Database } from '../../server/rc-pub/index.ts'

const root = new URL('../..', import.meta.url)
const at = (path: string): string => fileURLToPath(new URL(path, root))
const sources = [at('bench/support'), ...['load', 'store/migrations'].map((it) => at(`server/rc-pub/${it}`))]

/** Where a store lies and whether it is new; on the PostgreSQL server that DATABASE_URL names it always is. */
function placeOf(name: string) {
  const url = process.env['DATABASE_URL'] ?? ''
  if (url !== '') return { place: { kind: 'server', url } as const, isNew: true, filled: () => undefined }
  const folder = join(tmpdir(), `xuekan-bench-${name}-${contentHashOf(sources).slice(0, 12)}`)
  const mark = join(folder, 'loaded')
  mkdirSync(folder, { recursive: true })
  return {
    place: { kind: 'folder', folder, worker: new URL('dist/server/pglite-worker.js', root) } as const,
    isNew: !existsSync(mark),
    filled: () => writeFileSync(mark, ''),
  }
}

/**
 * A store that `fill` has filled: on the PostgreSQL server that DATABASE_URL names, else embedded, in which case that of an
 * earlier run serves again where nothing has changed since that fills it.
 */
export async function openFilled(
  name: string,
  fill: (database: Database) => Promise<unknown>,
): Promise<Database> {
  const { place, isNew, filled } = placeOf(name)
  const opened = await openDatabase(place)
  if (!opened.ok) throw new Error(`The store did not open: ${opened.error.kind}`)
  if (!isNew) return opened.value
  await fill(opened.value)
  filled()
  return opened.value
}
