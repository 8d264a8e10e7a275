import type { Queryable } from './database.ts'

/** Whose content has changed: that of these sites, or that of all, where each may show what has changed. */
export type ChangedSites = readonly number[] | 'all'

/**
 * Counts a change of the content, in the transaction that makes it: of the whole, of these sites, of their groups and of
 * the aggregate. The count of the whole is held until the transaction ends, so that no two wait for each other's sites.
 */
export async function bumpContentVersion(tx: Queryable, sites: ChangedSites): Promise<void> {
  await tx.query(`update meta set value = (value::bigint + 1)::text where key = 'content_version'`)
  await tx.query(
    `insert into site_version (site_id)
    select s.id from site s
    where $1 or s.id = any($2::bigint[]) or s.type = 'all'
      or s.id in (select group_id from site where id = any($2::bigint[]))
    on conflict (site_id) do update set version = site_version.version + 1`,
    [sites === 'all', sites === 'all' ? [] : sites],
  )
}

/** The version as the store has it now. */
export async function readContentVersion(database: Queryable): Promise<string> {
  const [row] = await database.query<{ value: string }>(
    `select value from meta where key = 'content_version'`,
  )
  return row?.value ?? '0'
}

/** The version of each site by its id. */
export type SiteVersions = ReadonlyMap<string, number>

async function readSiteVersions(database: Queryable): Promise<SiteVersions> {
  const rows = await database.query<{ id: string; version: number }>(
    'select site_id::text as id, version from site_version',
  )
  return new Map(rows.map(({ id, version }) => [id, version]))
}

/** The versions of which shared caches have been told. */
export async function readPurgedVersions(database: Queryable): Promise<SiteVersions> {
  const rows = await database.query<{ id: string; told: number }>(
    'select site_id::text as id, told from site_version where told > 0',
  )
  return new Map(rows.map(({ id, told }) => [id, told]))
}

/** Remembers of which versions shared caches have been told. */
export async function storePurgedVersions(database: Queryable, versions: SiteVersions): Promise<void> {
  const purged = [...versions].map(([id, version]) => ({ id, version }))
  await database.query(
    `update site_version v set told = greatest(v.told, r.version)
    from json_to_recordset($1::json) as r(id bigint, version bigint) where v.site_id = r.id`,
    [JSON.stringify(purged)],
  )
}

/** The version of the content of these sites, or of the whole where none is named, or one that is not known. */
export type ContentVersion = (siteIds?: readonly string[]) => string

export interface WatchedContent {
  readonly version: ContentVersion
  /** Of each site that is known. */
  readonly sites: () => SiteVersions
  /** Looks whether the store has another version; who waits has it. A store that does not answer is asked again later. */
  readonly look: () => Promise<void>
  readonly close: () => void
}

/** Milliseconds after which an answer is asked for again. */
const freshFor = 1_000

/**
 * Tells at once which content there is, so that a cache may ask for every request. A change that another process has
 * made is seen about a second later, whether somebody asks or not: what is sent may be kept by others for long.
 * @param now milliseconds of a clock that only goes forward
 */
export async function watchContent(database: Queryable, now: () => number): Promise<WatchedContent> {
  let whole = await readContentVersion(database)
  let sites = await readSiteVersions(database)
  let requested = now()
  const look = async (): Promise<void> => {
    requested = now()
    try {
      const read = await readContentVersion(database)
      if (read === whole) return
      sites = await readSiteVersions(database)
      whole = read
    } catch {
      // a store that does not answer now is asked again a second later
    }
  }
  const lookAgain = (): void => {
    if (now() - requested >= freshFor) void look()
  }
  const looking = setInterval(lookAgain, freshFor).unref()
  return {
    version: (siteIds = []) => {
      lookAgain()
      const known = siteIds.map((id) => sites.get(id))
      return known.length === 0 || known.includes(undefined) ? whole : `${siteIds.join()}:${known.join()}`
    },
    sites: () => sites,
    look,
    close: () => clearInterval(looking),
  }
}
