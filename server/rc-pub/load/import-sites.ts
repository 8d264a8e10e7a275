import { statSync } from 'node:fs'
import { err, type Result } from '@xuekan/core'
import { createServerSanitiser } from '../import/sanitise.ts'
import type { Database } from '../store/database.ts'
import type { ConfigProblem } from './field-reader.ts'
import { loadSites, type LoadedSite } from './load-sites.ts'
import { readSiteFolders } from './read-site-folder.ts'

export interface ImportSitesOptions {
  readonly database: Database
  /** Holds the folders of sites, or is the folder of one. */
  readonly folder: string
  /** ISO date. */
  readonly today: string
}

/** Loads the sites of a folder: all of them, or nothing when anything is wrong with one. */
export async function importSites({
  database,
  folder,
  today,
}: ImportSitesOptions): Promise<Result<readonly LoadedSite[], readonly ConfigProblem[]>> {
  const called = folder.replace(/[/\\]+$/, '')
  const wrong = (reason: string) => err([{ file: called, line: 1, field: '', reason }])
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory() !== true) return wrong('is no folder')
  const sources = readSiteFolders(folder, called)
  if (sources.length === 0) return wrong('holds no site: neither a site.yaml nor folders with one')
  return loadSites(database, sources, { clean: createServerSanitiser().sanitise, today })
}
