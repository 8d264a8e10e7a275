import type { Queryable } from './database.ts'

/**
 * Articles with a full text that readers are likely to want: the newest issue of every site that is open, then so many of
 * each that are read most. Of several sites the first ones come first.
 */
export async function articlesToPrint(database: Queryable, mostRead: number): Promise<readonly number[]> {
  const rows = await database.query<{ id: number }>(
    `select id from (
      select a.id, 0 as part, row_number() over (partition by s.id order by a.position, a.id) as place
      from site s cross join lateral (
        select id from period p where p.site_id = s.id order by year desc, rank desc, id desc limit 1
      ) newest
      join article a on a.period_id = newest.id and a.has_text
      where not s.expired
      union all
      select m.id, 1, row_number() over (partition by s.id order by m.visits desc, m.id desc)
      from site s cross join lateral (
        select id, visits from article a where a.site_id = s.id and a.has_text and a.visits > 0
        order by visits desc, id desc limit $1
      ) m
      where not s.expired
    ) likely group by id order by min(part), min(place), id`,
    [mostRead],
  )
  return rows.map(({ id }) => id)
}
