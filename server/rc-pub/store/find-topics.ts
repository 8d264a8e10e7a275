import { createCollection, type CollectionRow } from './collection.ts'
import type { TopicSettings } from './side-settings.ts'

/** A topic with how many articles and experts are there of those that it names. */
export interface TopicRow extends CollectionRow<TopicSettings> {
  readonly dois: readonly string[]
  readonly articles: number
  readonly experts: number
}

/** Site by site in the order of their files. */
export const topics = createCollection<TopicRow>({
  from: 'topic c',
  columns: `c.dois,
    (select count(distinct lower(a.doi)) from unnest(c.dois) d(doi)
      join article a on a.doi <> '' and lower(a.doi) = lower(d.doi)) as articles,
    (select count(*) from expert e where e.site_id = c.site_id and e.key = any(c.experts)) as experts`,
  order: 'array_position($1::bigint[], c.site_id), c.position, c.id',
})
