import type { LocalizedText } from '@xuekan/core'
import type { RelationRecord } from './article-record.ts'
import type { Queryable } from './database.ts'

/** One article that belongs to another one, seen from it. */
export interface RelationRow extends RelationRecord {
  /** True where this article names the other one, false where that one names it. */
  readonly named: boolean
  /** Of the other article; null where the store does not have it. */
  readonly id: number | null
  readonly siteId: number | null
  readonly title: LocalizedText | null
}

/** What the article names, in the order of its file, then what names it. */
export const relationsOf = (
  database: Queryable,
  { id, doi }: { readonly id: number; readonly doi: string },
): Promise<readonly RelationRow[]> =>
  database.query<RelationRow>(
    `select * from (
      select true as named, r.type, r.doi, r.url, r.text, a.id, a.site_id as "siteId", a.record->'title' as title, r.position
      from article_relation r left join lateral (
        select * from article where doi <> '' and lower(doi) = lower(r.doi) order by id limit 1
      ) a on true
      where r.article_id = $1
      union all
      select false, r.type, a.doi, '', '', a.id, a.site_id, a.record->'title', 1000000
      from article_relation r join article a on a.id = r.article_id
      where $2 <> '' and r.doi <> '' and lower(r.doi) = lower($2) and r.article_id <> $1
    ) found order by named desc, position, id`,
    [id, doi],
  )
