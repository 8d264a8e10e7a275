import { createCollection, type CollectionRow } from './collection.ts'
import type { Queryable } from './database.ts'
import type { PageRange, RowPage } from './query-page.ts'
import type { ExpertSettings } from './side-settings.ts'

/** An expert with all that their file says. */
export interface ExpertRow extends CollectionRow<ExpertSettings> {
  readonly channelId: number | null
}

/** In the order of their board. */
export const experts = createCollection<ExpertRow>({
  from: 'expert c',
  columns: 'c.channel_id as "channelId"',
  order: 'c.position, c.id',
})

/** Those of a column in its order, or those of a topic in its own; ids are global, so that one id names no two. */
export async function expertsOf(
  database: Queryable,
  topicId: number,
  page: PageRange,
): Promise<RowPage<ExpertRow>> {
  const [topic] = await database.query<{ siteId: number; experts: readonly string[] }>(
    'select site_id as "siteId", experts from topic where id = $1',
    [topicId],
  )
  if (topic !== undefined) return expertsByKey(database, topic, page)
  return experts.where(database, (params) => [`c.channel_id = ${params.add(topicId)}`], page)
}

/** The experts of a site that have these keys, in their order. */
export const expertsByKey = (
  database: Queryable,
  { siteId, experts: keys }: { readonly siteId: number; readonly experts: readonly string[] },
  page: PageRange,
): Promise<RowPage<ExpertRow>> =>
  experts.where(
    database,
    (params) => [`c.key = any(${params.add(keys)}::text[])`, `c.site_id = ${params.add(siteId)}`],
    page,
    'array_position($1::text[], c.key)',
  )
