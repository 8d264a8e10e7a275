import type { Queryable } from './database.ts'

export interface ListedSite {
  readonly sld: string
  /** In both languages. */
  readonly name: string
}

/** Every site in the order aggregate, groups, journals; expired ones are left out. */
export const listSites = (database: Queryable): Promise<readonly ListedSite[]> =>
  database.query<ListedSite>(
    `select sld, concat_ws(' ', config->'name'->>'zh', config->'name'->>'en') as name from site
    where not expired order by array_position(array['all', 'group', 'single'], type), position, id`,
  )
