import { err, ok, type Result } from '@xuekan/core'
import type { Database } from '../store/database.ts'
import { storeDrawings, type Drawings, type StoredDrawings } from './drawing-files.ts'
import type { ConfigProblem } from './field-readers.ts'
import { readSiteConfig } from './read-site-config.ts'
import { saveSite, type CleanHtml } from './save-site.ts'
import type { SiteConfig } from '../store/site-settings.ts'

/** A site's YAML and the drawings that it may name. */
export interface SiteSource {
  readonly file: string
  readonly yaml: string
  readonly drawings: Drawings
}

export interface LoadedSite {
  readonly id: number
  readonly sld: string
  readonly drawings: StoredDrawings
}

/**
 * Loads sites from their files: groups before their journals, all of them or, when any file is wrong, none.
 * Loading the same again changes nothing.
 */
export function loadSites(
  database: Database,
  sources: readonly SiteSource[],
  clean: CleanHtml,
): Promise<Result<readonly LoadedSite[], readonly ConfigProblem[]>> {
  return database.transaction(async (tx) => {
    const read: { readonly config: SiteConfig; readonly drawings: StoredDrawings }[] = []
    const problems: ConfigProblem[] = []
    for (const { file, yaml, drawings } of sources) {
      const stored = await storeDrawings(tx, drawings)
      const config = readSiteConfig(yaml, file, stored.idOf)
      if (config.ok) read.push({ config: config.value, drawings: stored })
      else problems.push(...config.error)
    }
    if (problems.length > 0) return err(problems)
    const loaded: LoadedSite[] = []
    for (const { config, drawings } of read.toSorted((a, b) => before(a.config, b.config))) {
      loaded.push({ id: await saveSite(tx, config, clean), sld: config.sld, drawings })
    }
    return ok(loaded)
  })
}

const ranks = { all: 0, group: 1, single: 2 } as const

const before = (a: SiteConfig, b: SiteConfig): number =>
  ranks[a.type] - ranks[b.type] || a.position - b.position || (a.sld < b.sld ? -1 : 1)
