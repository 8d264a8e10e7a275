import type { LocalizedText } from '@xuekan/core'
import type { Queryable } from './database.ts'

export interface NamedDoi {
  readonly doi: string
  readonly title: LocalizedText
}

/** Articles of these sites whose DOI begins so, whatever the letter case, in no order. */
export const doisBeginning = (
  database: Queryable,
  sites: readonly number[],
  { beginning, size }: { readonly beginning: string; readonly size: number },
): Promise<readonly NamedDoi[]> =>
  database.query<NamedDoi>(
    `select a.doi, a.record->'title' as title from article a
    where a.doi <> '' and lower(a.doi) like $2 and a.site_id = any($1::bigint[]) limit $3`,
    [sites, `${beginning.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`, size],
  )
