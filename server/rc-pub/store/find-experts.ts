import type { Queryable } from './database.ts'
import { queryPage } from './query-page.ts'
import type { ExpertSettings } from './side-settings.ts'

/** An expert with all that their file says. */
export interface ExpertRow {
  readonly id: number
  readonly siteId: number
  readonly channelId: number | null
  readonly record: ExpertSettings
}

interface Page {
  readonly size: number
  readonly offset: number
}

interface ExpertPage {
  readonly rows: readonly ExpertRow[]
  readonly total: number
}

const columns = 'e.id, e.site_id as "siteId", e.channel_id as "channelId", e.record'

/** Those of a column in its order, or those of a topic in its own; ids are global, so that one id names no two. */
export async function expertsOf(database: Queryable, topicId: number, page: Page): Promise<ExpertPage> {
  const [topic] = await database.query<{ siteId: number; experts: readonly string[] }>(
    'select site_id as "siteId", experts from topic where id = $1',
    [topicId],
  )
  if (topic !== undefined) return expertsByKey(database, topic, page)
  const source = 'from expert e where e.channel_id = $1'
  return queryPage(database, { columns, source, order: 'e.position, e.id', params: [topicId] }, page)
}

/** The experts of a site that have these keys, in their order. */
export const expertsByKey = (
  database: Queryable,
  { siteId, experts }: { readonly siteId: number; readonly experts: readonly string[] },
  page: Page,
): Promise<ExpertPage> =>
  queryPage(
    database,
    {
      columns,
      source: 'from expert e where e.site_id = $1 and e.key = any($2::text[])',
      order: 'array_position($2::text[], e.key)',
      params: [siteId, experts],
    },
    page,
  )

/** Ids are global. */
export async function expertById(database: Queryable, id: number): Promise<ExpertRow | null> {
  const [row] = await database.query<ExpertRow>(`select ${columns} from expert e where e.id = $1`, [id])
  return row ?? null
}
