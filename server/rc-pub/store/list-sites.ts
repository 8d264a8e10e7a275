import type { LocalizedText } from '@xuekan/core'
import type { SiteId } from '@xuekan/core/site'
import type { Queryable } from './database.ts'

export interface ListedSite {
  readonly id: SiteId
  readonly sld: string
  /** Its own host (C3.1); '' for none. */
  readonly domain: string
  readonly name: LocalizedText
}

/** Every site in the order aggregate, groups, journals; expired ones are left out. */
export const listSites = (database: Queryable): Promise<readonly ListedSite[]> =>
  database.query<ListedSite>(
    `select id::text as id, sld, lower(domain) as domain, config->'name' as name from site
    where not expired order by array_position(array['all', 'group', 'single'], type), position, id`,
  )
