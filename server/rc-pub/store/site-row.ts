import type { SiteType } from '@xuekan/core/site'
import type { Queryable } from './database.ts'
import type { StoredSiteConfig } from './site-settings.ts'
import { completeConfig } from './complete-config.ts'

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

/** A row as the store holds it: its document may lack anything. */
type StoredRow = Omit<SiteRow, 'config'> & { readonly config: Partial<StoredSiteConfig> }

const columns = 's.id, s.sld, s.domain, s.type, s.group_id as "groupId", s.expired, s.config'

/** By id; null when there is none. */
export const siteById = async (database: Queryable, id: number | null): Promise<SiteRow | null> =>
  id === null ? null : firstOf(await rowsOf(database, 'where s.id = $1', [id]))

/** By short-name, or by the host name of its own; letter case does not matter. */
export const siteByName = async (database: Queryable, name: string): Promise<SiteRow | null> =>
  firstOf(
    await rowsOf(
      database,
      `where s.sld = $1 or (s.domain <> '' and s.domain = $1) order by s.sld <> $1 limit 1`,
      [name.toLowerCase()],
    ),
  )

/** By the host name of its own, in lower case; null when there is none, and for ''. */
export const siteByDomain = async (database: Queryable, domain: string): Promise<SiteRow | null> =>
  domain === '' ? null : firstOf(await rowsOf(database, 'where s.domain = $1', [domain]))

/** The journals that a site shows: itself, those of its group, or for the aggregate all; expired ones are left out. */
export async function journalsOf(
  database: Queryable,
  { id, type }: Pick<SiteRow, 'id' | 'type'>,
): Promise<readonly SiteRow[]> {
  if (type === 'all') return journalsWhere(database, 'true', [])
  return journalsWhere(database, type === 'group' ? 's.group_id = $1' : 's.id = $1', [id])
}

const journalsWhere = (
  database: Queryable,
  where: string,
  params: readonly number[],
): Promise<readonly SiteRow[]> =>
  rowsOf(
    database,
    `left join site g on g.id = s.group_id
    where s.type = 'single' and not s.expired and ${where}
    order by g.position nulls last, s.group_id, s.position, s.id`,
    params,
  )

const firstOf = ([site]: readonly SiteRow[]): SiteRow | null => site ?? null

async function rowsOf(
  database: Queryable,
  rest: string,
  params: readonly (string | number)[],
): Promise<readonly SiteRow[]> {
  const rows = await database.query<StoredRow>(`select ${columns} from site s ${rest}`, params)
  return rows.map((row) => ({ ...row, config: completeConfig(row.config) }))
}
