import type { Queryable } from './database.ts'

/** The host names that sites have of their own (C3.1), in lower case; those of expired sites too. */
export async function listDomains(database: Queryable): Promise<ReadonlySet<string>> {
  const sites = await database.query<{ readonly domain: string }>(
    `select lower(domain) as domain from site where domain <> ''`,
    [],
  )
  return new Set(sites.map(({ domain }) => domain))
}
