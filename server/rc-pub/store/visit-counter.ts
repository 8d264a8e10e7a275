import { rankingStart } from '@xuekan/core/content'
import type { Queryable } from './database.ts'

/** Counts without making anybody wait: in memory, written now and then. */
export interface VisitCounter {
  readonly countArticle: (id: number) => void
  readonly countDownload: (id: number) => void
  readonly countSite: (id: number) => void
  /** Writes what has been counted; what cannot be written now is kept for the next time. */
  readonly flush: () => Promise<void>
}

interface Count {
  readonly visits: number
  readonly downloads: number
}

type Counts = Map<number, Count>

const visited: Count = { visits: 1, downloads: 0 }
const downloaded: Count = { visits: 0, downloads: 1 }

function add(counts: Counts, id: number, more: Count): void {
  const { visits, downloads } = counts.get(id) ?? { visits: 0, downloads: 0 }
  counts.set(id, { visits: visits + more.visits, downloads: downloads + more.downloads })
}

/**
 * Rows of one statement: each touches every index of its article, some 5 ms in the embedded store, and readers'
 * statements come between.
 */
const mostAtOnce = 10

/** Totals of the article, and its days. */
const countArticles = `with counted as (
    select * from json_to_recordset($1::json) as r(id bigint, day text, visits integer, downloads integer)
  ), known as (
    update article a set visits = a.visits + c.visits, downloads = a.downloads + c.downloads
    from counted c where a.id = c.id returning a.id, a.site_id
  )
  insert into article_day (article_id, site_id, day, visits, downloads)
  select c.id, k.site_id, c.day, c.visits, c.downloads from counted c join known k on k.id = c.id
  on conflict (article_id, day) do update
  set visits = article_day.visits + excluded.visits, downloads = article_day.downloads + excluded.downloads`

const countSites = `insert into site_visit (site_id, day, visits)
  select r.id, r.day, r.visits from json_to_recordset($1::json) as r(id bigint, day text, visits integer)
  join site s on s.id = r.id
  on conflict (site_id, day) do update set visits = site_visit.visits + excluded.visits`

export function createVisitCounter(database: Queryable, today: () => string): VisitCounter {
  const articles: Counts = new Map()
  const sites: Counts = new Map()
  let forgotOn = ''

  const write = async (sql: string, counts: Counts): Promise<void> => {
    const taken = [...counts]
    counts.clear()
    for (let from = 0; from < taken.length; from += mostAtOnce) {
      const part = taken.slice(from, from + mostAtOnce)
      try {
        await database.query(sql, [JSON.stringify(part.map(([id, each]) => ({ id, ...each, day: today() })))])
      } catch {
        part.forEach(([id, each]) => add(counts, id, each))
      }
    }
  }
  /** Once a day: days before the longest period of a ranking. */
  const forget = async (): Promise<void> => {
    const day = today()
    if (forgotOn === day) return
    forgotOn = day
    // what cannot be removed now is removed tomorrow
    await database
      .query('delete from article_day d using site s where d.site_id = s.id and d.day < $1', [
        rankingStart('3y', day) ?? '',
      ])
      .catch(() => undefined)
  }
  return {
    countArticle: (id) => add(articles, id, visited),
    countDownload: (id) => add(articles, id, downloaded),
    countSite: (id) => add(sites, id, visited),
    flush: async () => {
      await write(countArticles, articles)
      await write(countSites, sites)
      await forget()
    },
  }
}
