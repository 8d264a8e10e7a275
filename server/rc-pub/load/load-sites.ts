import { err, ok, type Result } from '@xuekan/core'
import { bumpContentVersion } from '../store/content-version.ts'
import { loadTimeLimit, type Database, type Queryable } from '../store/database.ts'
import type { SiteSettings } from '../store/site-settings.ts'
import type { ConfigProblem } from './field-reader.ts'
import { inOrderOfLines } from './read-config-file.ts'
import { readSite, type ReadSite } from './read-site.ts'
import { saveFiles } from './save-files.ts'
import { saveSite } from './save-site.ts'
import type { SiteFile } from './site-file.ts'
import type { SavedSite } from './site-config-file.ts'
import type { SiteSource } from './site-source.ts'

export interface LoadMeans {
  /** Passes HTML through the sanitiser. */
  readonly clean: (html: string) => string
  /** ISO date. */
  readonly today: string
}

export interface LoadedSite extends SavedSite {
  readonly files: ReadonlyMap<string, SiteFile>
  /** False when the store said the same already. */
  readonly changed: boolean
  /** What its files name that is not there, to be asked once the articles are loaded. */
  readonly verify: (database: Queryable) => Promise<readonly ConfigProblem[]>
}

/** What only the store shows to be wrong; thrown so that nothing of the load is kept. */
class Refused extends Error {
  readonly problems: readonly ConfigProblem[]

  constructor(problems: readonly ConfigProblem[]) {
    super('sites refused')
    this.problems = problems
  }
}

/**
 * Loads sites from their folders: groups before their journals, all of them or, when anything is wrong with any file,
 * nothing at all. Loading the same again changes nothing.
 */
export async function loadSites(
  database: Database,
  sources: readonly SiteSource[],
  means: LoadMeans,
): Promise<Result<readonly LoadedSite[], readonly ConfigProblem[]>> {
  const read = sources.map((source) => readSite(source, means.clean))
  const sites = read.flatMap((site) => (site.ok ? [site.value] : []))
  const problems = [...read.flatMap((site) => (site.ok ? [] : site.error)), ...sharedNames(sites)]
  if (problems.length > 0) return err(problems)
  try {
    const ordered = sites.toSorted((a, b) => before(a.settings, b.settings))
    return ok(await database.transaction((tx) => saveSites(tx, ordered, means), { timeLimit: loadTimeLimit }))
  } catch (failure) {
    if (failure instanceof Refused) return err(failure.problems)
    throw failure
  }
}

const sharedNames = (sites: readonly ReadSite[]): readonly ConfigProblem[] =>
  sites
    .filter(({ settings }, at) => sites.findIndex((other) => other.settings.sld === settings.sld) < at)
    .map(({ problemAt }) => problemAt('site.sld', 'is that of another of these sites'))

/** Part by part, so that a part finds what those before it have saved of any site. */
async function saveSites(
  tx: Queryable,
  sites: readonly ReadSite[],
  { clean, today }: LoadMeans,
): Promise<readonly LoadedSite[]> {
  const problems: ConfigProblem[] = []
  let concernsAll = false
  const saved: { readonly site: SavedSite; readonly read: ReadSite; changed: boolean }[] = []
  for (const read of sites) {
    await saveFiles(tx, [...read.files.values()])
    const { change, ...site } = await saveSite(tx, read.settings, (field, reason) =>
      problems.push(read.problemAt(field, reason)),
    )
    concernsAll ||= change === 'card'
    saved.push({ site, read, changed: change !== 'none' })
  }
  for (const at of sites[0]?.configFiles.keys() ?? []) {
    for (const each of saved) {
      const { configFile, value, problemAt } = each.read.configFiles[at] ?? {}
      if (configFile === undefined || problemAt === undefined) continue
      const changed = await configFile.save(tx, each.site, value, {
        file: (name) => each.read.files.get(name)?.id,
        clean,
        today,
        refuse: (field, reason) => void problems.push(problemAt(field, reason)),
      })
      each.changed ||= changed
    }
  }
  if (problems.length > 0) throw new Refused(inOrderOfLines(problems))
  const changed = saved.filter((each) => each.changed).map(({ site }) => site.id)
  if (changed.length > 0) await bumpContentVersion(tx, concernsAll ? 'all' : changed)
  return saved.map(({ site, read, changed }) => ({
    ...site,
    files: read.files,
    changed,
    verify: (database) => verifyConfigFiles(database, site, read),
  }))
}

async function verifyConfigFiles(
  database: Queryable,
  site: SavedSite,
  { configFiles }: ReadSite,
): Promise<readonly ConfigProblem[]> {
  const problems: ConfigProblem[] = []
  for (const { configFile, value, problemAt } of configFiles) {
    await configFile.verify?.(
      database,
      site,
      value,
      (field, reason) => void problems.push(problemAt(field, reason)),
    )
  }
  return problems
}

const ranks = { all: 0, group: 1, single: 2 } as const

const before = (a: SiteSettings, b: SiteSettings): number =>
  ranks[a.type] - ranks[b.type] || a.position - b.position || (a.sld < b.sld ? -1 : 1)
