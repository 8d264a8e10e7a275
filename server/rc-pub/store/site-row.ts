import type { SiteType } from '@xuekan/core/site'
import type { Queryable } from './database.ts'
import type { StoredSiteConfig } from './site-settings.ts'

/** One site as the store answers it. */
export interface SiteRow {
  readonly id: number
  readonly sld: string
  readonly domain: string
  readonly type: SiteType
  readonly groupId: number | null
  readonly expired: boolean
  readonly config: StoredSiteConfig
}

const columns = 's.id, s.sld, s.domain, s.type, s.group_id as "groupId", s.expired, s.config'

/** By id; null when there is none. */
export async function siteById(database: Queryable, id: number | null): Promise<SiteRow | null> {
  if (id === null) return null
  const [site] = await database.query<SiteRow>(`select ${columns} from site s where s.id = $1`, [id])
  return site ?? null
}

/** By short-name, or by the host name of its own; letter case does not matter. */
export async function siteByName(database: Queryable, name: string): Promise<SiteRow | null> {
  const [site] = await database.query<SiteRow>(
    `select ${columns} from site s where s.sld = $1 or (s.domain <> '' and s.domain = $1) order by s.sld <> $1 limit 1`,
    [name.toLowerCase()],
  )
  return site ?? null
}

/** By the host name of its own, in lower case; null when there is none, and for ''. */
export async function siteByDomain(database: Queryable, domain: string): Promise<SiteRow | null> {
  if (domain === '') return null
  const [site] = await database.query<SiteRow>(`select ${columns} from site s where s.domain = $1`, [domain])
  return site ?? null
}

/** The journals that a site shows: itself, those of its group, or for the aggregate all; expired ones are left out. */
export async function journalsOf(database: Queryable, { id, type }: SiteRow): Promise<readonly SiteRow[]> {
  if (type === 'all') return query(database, 'true', [])
  return query(database, type === 'group' ? 's.group_id = $1' : 's.id = $1', [id])
}

const query = (database: Queryable, where: string, params: readonly number[]): Promise<readonly SiteRow[]> =>
  database.query<SiteRow>(
    `select ${columns} from site s left join site g on g.id = s.group_id
    where s.type = 'single' and not s.expired and ${where}
    order by g.position nulls last, s.group_id, s.position, s.id`,
    params,
  )
