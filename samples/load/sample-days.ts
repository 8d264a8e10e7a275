import { createHash } from 'node:crypto'
import { rankingStart } from '@xuekan/core/content'
import { rollUpNewDays } from '../../server/rc-pub/store/copy-usage.ts'
import type { Queryable } from '../../server/rc-pub/store/database.ts'
import type { Usage } from './sample-usage.ts'

/** The use of one article on one day. */
export interface UsedDay {
  readonly day: string
  readonly visits: number
  readonly downloads: number
}

const dayLength = 86_400_000

/**
 * The days over which a sample article won its readers: most in its first weeks, then fewer, some days better than
 * others. What all of its days hold together is what it has altogether. The same for the same article.
 */
export function sampleDays(key: string, published: string, today: string, usage: Usage): readonly UsedDay[] {
  const first = Date.parse(published)
  const count = Math.floor((Date.parse(today) - first) / dayLength)
  if (!(count > 0)) return []
  const moods = createHash('sha256').update(`days of ${key}`).digest()
  const shares = Array.from(
    { length: count },
    (_, day) => (1 + 6 * Math.exp(-day / 20)) * (0.4 + (moods[day % moods.length] ?? 0) / 160),
  )
  const all = shares.reduce((sum, share) => sum + share, 0)
  let before = 0
  return shares.map((share, at) => {
    const until = before + share
    const within = (total: number): number =>
      Math.round((total * until) / all) - Math.round((total * before) / all)
    const day = new Date(first + at * dayLength).toISOString().slice(0, 10)
    const used = { day, visits: within(usage.visits), downloads: within(usage.downloads) }
    before = until
    return used
  })
}

/** Keeps the days of new sample articles, as far back as rankings reach. */
export async function saveSampleDays(
  database: Queryable,
  siteId: number,
  articles: readonly (Usage & { readonly key: string; readonly published: string })[],
  today: string,
): Promise<void> {
  const start = rankingStart('3y', today) ?? ''
  const rows = articles.flatMap(({ key, published, ...usage }) =>
    sampleDays(key, published, today, usage)
      .filter(({ day, visits, downloads }) => day >= start && visits + downloads > 0)
      .map((day) => ({ key, ...day })),
  )
  await database.query(
    `insert into article_day (article_id, site_id, day, visits, downloads, requests, unique_investigations,
      unique_requests)
    select a.id, a.site_id, r.day, r.visits, r.downloads,
      r.downloads + case when a.has_text then r.visits else 0 end, ceil(0.9 * (r.visits + r.downloads)),
      ceil(0.9 * (r.downloads + case when a.has_text then r.visits else 0 end))
    from json_to_recordset($2::json) as r(key text, day text, visits integer, downloads integer)
    join article a on a.site_id = $1 and a.key = r.key
    on conflict do nothing`,
    [siteId, JSON.stringify(rows)],
  )
  for (const sql of rollUpNewDays) await database.query(sql, [siteId])
}
