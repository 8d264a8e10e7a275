import { searchPageSize, type SearchQuery } from '@xuekan/core/search'
import type { Queryable } from '../../store/database.ts'

/**
 * The hits of a first page by relevance, or all of them in order, with those first whose title in either language is the
 * term itself, whatever its letter case, accents and markup. Ranks count words, so that a title comes no further than
 * others that hold it: a correction, or the same study at another place. Only the first page as readers are shown it is
 * looked through, so that a list of every hit begins as it does. Law: the same hits, the others in their order.
 */
export async function titledFirst(
  store: Queryable,
  ids: readonly number[],
  { term, field, sort, page }: SearchQuery,
): Promise<readonly number[]> {
  if (sort !== 'relevance' || page !== 1 || term.trim() === '' || (field !== 'all' && field !== 'title'))
    return ids
  const shown = ids.slice(0, searchPageSize)
  const rows = await store.query<{ id: number }>(
    `select id from article where id = any($1::bigint[])
      and plain_key($2) in (plain_key(record->'title'->>'zh'), plain_key(record->'title'->>'en'))`,
    [shown, term],
  )
  const titled = new Set(rows.map(({ id }) => id))
  return [...shown.filter((id) => titled.has(id)), ...ids.filter((id) => !titled.has(id))]
}
