import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { seedSamples } from '../../samples/load/seed-samples.ts'
import { openDatabase, type Database } from '../../server/rc-pub/index.ts'
import type { ArticleIndex } from '../../server/rc-pub/search/article-index.ts'
import { openSearch } from '../../server/rc-pub/search/open-search.ts'

const root = new URL('../..', import.meta.url)
const worker = new URL('dist/server/pglite-worker.js', root)

/** The day on which the samples are looked at. */
export const today = '2026-11-20'

/** A store of its own with the sample journals and the archives of their contents, for as long as the work lasts. */
export async function overSamples(
  work: (database: Database, index: ArticleIndex) => Promise<void>,
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'xuekan-bench-'))
  const opened = await openDatabase({ kind: 'folder', folder, worker })
  if (!opened.ok) throw new Error(`The store did not open: ${opened.error.kind}`)
  const database = opened.value
  const index = openSearch(database, null, (failure) => {
    throw failure
  })
  try {
    await seedSamples({ database, folder: fileURLToPath(new URL('samples', root)), today, archive: 'whole' })
    await work(database, index)
  } finally {
    await index.close()
    await database.close()
    rmSync(folder, { recursive: true, force: true })
  }
}
