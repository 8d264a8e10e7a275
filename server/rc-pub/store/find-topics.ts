import type { Queryable } from './database.ts'
import { queryPage } from './query-page.ts'
import type { TopicSettings } from './side-settings.ts'

/** A topic with how many articles and experts are there of those that it names. */
export interface TopicRow {
  readonly id: number
  readonly siteId: number
  readonly dois: readonly string[]
  readonly articles: number
  readonly experts: number
  readonly record: TopicSettings
}

const columns = `t.id, t.site_id as "siteId", t.dois, t.record,
  (select count(distinct lower(a.doi)) from unnest(t.dois) d(doi)
    join article a on a.doi <> '' and lower(a.doi) = lower(d.doi)) as articles,
  (select count(*) from expert e where e.site_id = t.site_id and e.key = any(t.experts)) as experts`

/** One page of the topics of these sites, site by site in the order of their files. */
export const topicPage = (
  database: Queryable,
  sites: readonly number[],
  page: { readonly size: number; readonly offset: number },
): Promise<{ readonly rows: readonly TopicRow[]; readonly total: number }> =>
  queryPage(
    database,
    {
      columns,
      source: 'from topic t where t.site_id = any($1::bigint[])',
      order: 'array_position($1::bigint[], t.site_id), t.position, t.id',
      params: [sites],
    },
    page,
  )

/** Ids are global. */
export async function topicById(database: Queryable, id: number): Promise<TopicRow | null> {
  const [row] = await database.query<TopicRow>(`select ${columns} from topic t where t.id = $1`, [id])
  return row ?? null
}
