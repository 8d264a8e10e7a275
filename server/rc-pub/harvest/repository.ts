import { localise } from '@xuekan/core'
import type { PageHost } from '@xuekan/core/route'
import { requestedHost } from '../routes/feeds/site-origin.ts'
import type { Queryable } from '../store/database.ts'
import { journalsOf, siteById, type SiteRow } from '../store/site-row.ts'
import { dublinCore } from './formats/dublin-core.ts'
import { jats } from './formats/jats.ts'
import { openaire } from './formats/openaire.ts'

/** The forms in which every article is harvested. */
export const metadataFormats = [dublinCore, jats, openaire] as const

/** What one host lets harvesters have: the articles of its journal, of its group, or of all. */
export interface Repository {
  /** The name in identifiers, the same on every host of the portal. */
  readonly name: string
  /** 0 for a host that names no site: it has everything. */
  readonly siteId: number
  readonly title: string
  readonly adminEmail: string
  readonly host: PageHost
  readonly journals: readonly SiteRow[]
  /** Ids of these. */
  readonly sites: readonly number[]
}

export interface RepositoryPorts {
  readonly database: Queryable
  /** The name of the repository in identifiers. */
  readonly repository: string
  /** The names under which subdomains are sites. */
  readonly baseHosts: readonly string[]
}

export async function findRepository(
  { database, baseHosts, repository: name }: RepositoryPorts,
  origin: string,
): Promise<Repository> {
  const host = await requestedHost({ database, baseHosts }, origin)
  const site = await siteById(database, Number(host.siteId) || null)
  const journals = await journalsOf(database, site ?? { id: 0, type: 'all' })
  const { hostname } = new URL(origin)
  const email = site?.config.footer.email ?? ''
  return {
    name,
    siteId: site?.id ?? 0,
    title: (site === null ? '' : localise(site.config.name, 'en')) || hostname,
    adminEmail: /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email) ? email : `postmaster@${hostname}`,
    host,
    journals,
    sites: journals.map(({ id }) => id),
  }
}
