import type { Database } from '../../server/rc-pub/index.ts'
import { loadArticles } from './load-articles.ts'

/** Those of one journal. */
export const subscribers = 10_000

/** Articles, and subscribers of one journal who have not heard of its newest issue; so many tenths with keywords, each its own set. */
export async function fillSubscribers(database: Database, tenths: number): Promise<void> {
  await loadArticles(database, 1_000)
  await database.query(
    `insert into subscription
      (receiver, site_id, keywords, language, origin, leave, begun, told_year, told_rank, told_id)
    select 'reader' || n || '@example.org', (select id from site where type = 'single' order by id limit 1),
      case when n % 10 < $2 then jsonb_build_array('flow ' || n, 'water') else '[]' end,
      case when n % 2 = 0 then 'zh' else 'en' end, 'http://j.example.org', md5(n::text) || md5((-n)::text), 0,
      p.year, p.rank, p.id
    from generate_series(1, $1) n, (
      select year, rank, id from period where site_id = (select id from site where type = 'single' order by id limit 1)
      order by year desc, rank desc, id desc offset 1 limit 1
    ) p`,
    [subscribers, tenths],
  )
}
