import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject } from 'vitest'
import { describeOpenProblem, openDatabase, type Database } from '../../../server/rc-pub/index.ts'
import { loadSites } from '../../../server/rc-pub/load/load-sites.ts'
import type { SiteSource } from '../../../server/rc-pub/load/site-source.ts'

/** A store with the samples of its own, in a folder that `remove` takes away. */
export interface FilledStore {
  readonly folder: string
  readonly remove: () => void
}

export function copyOfStore(): FilledStore {
  const folder = mkdtempSync(join(tmpdir(), 'xuekan-filled-'))
  cpSync(inject('filledFolder'), folder, { recursive: true })
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}

export async function openStore({ folder }: FilledStore): Promise<Database> {
  const opened = await openDatabase({ kind: 'folder', folder, worker: null })
  if (!opened.ok) throw new Error(describeOpenProblem(opened.error))
  return opened.value
}

/** The same with some more sites. */
export async function storeWithSites(sites: readonly SiteSource[]): Promise<FilledStore> {
  const store = copyOfStore()
  const database = await openStore(store)
  const loaded = await loadSites(database, sites, { clean: (html) => html, today: '2026-11-20' })
  await database.close()
  if (!loaded.ok) throw new Error('The sites are refused')
  return store
}
