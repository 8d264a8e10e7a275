import type { Queryable } from './database.ts'

/** Counts without making anybody wait: in memory, written now and then. */
export interface VisitCounter {
  readonly countArticle: (id: number) => void
  readonly countSite: (id: number) => void
  /** Writes what has been counted; what cannot be written now is kept for the next time. */
  readonly flush: () => Promise<void>
}

export function createVisitCounter(database: Queryable, today: () => string): VisitCounter {
  let articles = new Map<number, number>()
  let sites = new Map<number, number>()
  const count = (counts: Map<number, number>, id: number, visits = 1): void => {
    counts.set(id, (counts.get(id) ?? 0) + visits)
  }
  const write = async (
    sql: string,
    counts: ReadonlyMap<number, number>,
    restore: (id: number, visits: number) => void,
  ) => {
    if (counts.size === 0) return
    const rows = [...counts].map(([id, visits]) => ({ id, visits, day: today() }))
    try {
      await database.query(sql, [JSON.stringify(rows)])
    } catch {
      counts.forEach((visits, id) => restore(id, visits))
    }
  }
  return {
    countArticle: (id) => count(articles, id),
    countSite: (id) => count(sites, id),
    flush: async () => {
      const [readArticles, seenSites] = [articles, sites]
      articles = new Map()
      sites = new Map()
      await write(
        `update article a set visits = a.visits + r.visits
        from json_to_recordset($1::json) as r(id bigint, visits integer) where a.id = r.id`,
        readArticles,
        (id, visits) => count(articles, id, visits),
      )
      await write(
        `insert into site_visit (site_id, day, visits)
        select r.id, r.day, r.visits from json_to_recordset($1::json) as r(id bigint, day text, visits integer)
        join site s on s.id = r.id
        on conflict (site_id, day) do update set visits = site_visit.visits + excluded.visits`,
        seenSites,
        (id, visits) => count(sites, id, visits),
      )
    },
  }
}
