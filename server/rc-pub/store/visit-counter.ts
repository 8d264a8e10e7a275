import { rankingStart } from '@xuekan/core/content'
import type { UsageClient, UseJudge } from '../usage/use-judge.ts'
import { copyUsage, findUncopied, firstOpenDay } from './copy-usage.ts'
import type { Database, Queryable } from './database.ts'

/** Counts what one client uses, without making anybody wait; robots and second clicks are told apart. */
export interface VisitCounter {
  readonly countArticle: (id: number) => void
  readonly countDownload: (id: number) => void
  readonly countSite: (id: number) => void
}

/** Counts for all. */
export interface UsageCounter {
  readonly of: (client: UsageClient) => VisitCounter
  readonly isPerson: UseJudge['isPerson']
  /** Writes what has been counted; what cannot be written now is kept for the next time. */
  readonly flush: () => Promise<void>
  /**
   * Copies what has been written to months and to what articles are sorted by, and forgets old days. Answers whether
   * there was anything to copy.
   */
  readonly copy: () => Promise<boolean>
}

const none = (): void => undefined

/** Counts nothing: for who makes pages within the process. */
export const noVisits: VisitCounter = { countArticle: none, countDownload: none, countSite: none }

/** Uses of one article, or of one site, on one day. */
interface Count {
  readonly id: number
  readonly day: string
  readonly visits: number
  readonly downloads: number
  /** Of visits and downloads together, those that are unique. */
  readonly readers: number
  readonly downloaders: number
}

type Counts = Map<string, Count>

type More = Omit<Count, 'id' | 'day'>

const visited: More = { visits: 1, downloads: 0, readers: 0, downloaders: 0 }

function add(counts: Counts, id: number, day: string, more: More): void {
  const key = `${id} ${day}`
  const before = counts.get(key)
  counts.set(key, {
    id,
    day,
    visits: (before?.visits ?? 0) + more.visits,
    downloads: (before?.downloads ?? 0) + more.downloads,
    readers: (before?.readers ?? 0) + more.readers,
    downloaders: (before?.downloaders ?? 0) + more.downloaders,
  })
}

/** Rows of one statement. */
const mostAtOnce = 200

/** One row for article and day. A page that holds the text is a request of it, as COUNTER has it. */
const countArticles = `insert into article_day as d (article_id, site_id, day, visits, downloads, requests,
    unique_investigations, unique_requests)
  select a.id, a.site_id, r.day, r.visits, r.downloads,
    r.downloads + case when a.has_text then r.visits else 0 end,
    r.readers, case when a.has_text then r.readers else r.downloaders end
  from json_to_recordset($1::json)
    as r(id bigint, day text, visits integer, downloads integer, readers integer, downloaders integer)
  join article a on a.id = r.id order by a.id
  on conflict (article_id, day) do update set visits = d.visits + excluded.visits,
    downloads = d.downloads + excluded.downloads, requests = d.requests + excluded.requests,
    unique_investigations = d.unique_investigations + excluded.unique_investigations,
    unique_requests = d.unique_requests + excluded.unique_requests`

const countSites = `insert into site_visit (site_id, day, visits)
  select r.id, r.day, r.visits from json_to_recordset($1::json) as r(id bigint, day text, visits integer)
  join site s on s.id = r.id order by s.id
  on conflict (site_id, day) do update set visits = site_visit.visits + excluded.visits`

async function write(database: Queryable, sql: string, counts: Counts): Promise<boolean> {
  const taken = [...counts.values()]
  counts.clear()
  let isWritten = true
  for (let from = 0; from < taken.length; from += mostAtOnce) {
    const part = taken.slice(from, from + mostAtOnce)
    try {
      await database.query(sql, [JSON.stringify(part)])
    } catch {
      isWritten = false
      part.forEach(({ id, day, ...each }) => add(counts, id, day, each))
    }
  }
  return isWritten
}

/**
 * What is counted is written at once; what comes while a statement runs goes with the next. Only then it is counted for
 * good: a process that is killed loses what its store has not answered for.
 */
export function createUsageCounter(database: Database, judge: UseJudge, today: () => string): UsageCounter {
  const articles: Counts = new Map()
  const sites: Counts = new Map()
  const uncopied = new Set<number>()
  let recovered = false
  let forgotOn = ''
  let underway: Promise<void> | null = null

  const writeAll = async (): Promise<void> => {
    for (let goesOn = true; goesOn && articles.size + sites.size > 0;) {
      for (const { id } of articles.values()) uncopied.add(id)
      const written = [
        await write(database, countArticles, articles),
        await write(database, countSites, sites),
      ]
      goesOn = written.every(Boolean)
    }
  }
  const begin = (): Promise<void> => {
    // what one request counts goes together
    underway ??= Promise.resolve()
      .then(writeAll)
      .finally(() => {
        underway = null
      })
    return underway
  }
  const flush = async (): Promise<void> => {
    await underway
    await begin()
  }
  const countUse = (client: UsageClient, id: number, kind: 'page' | 'file'): void => {
    if (!judge.isPerson(client)) return
    const { isCounted, isUnique, isUniqueFile } = judge.judge(client, id, kind)
    if (!isCounted) return
    add(articles, id, today(), {
      visits: kind === 'page' ? 1 : 0,
      downloads: kind === 'file' ? 1 : 0,
      readers: isUnique ? 1 : 0,
      downloaders: isUniqueFile ? 1 : 0,
    })
    void begin()
  }
  /** What waits to be copied; at first also what a process that was killed has written and not copied. */
  const findWaiting = async (): Promise<Awaited<ReturnType<typeof findUncopied>>> => {
    const waiting = [...uncopied]
    uncopied.clear()
    if (recovered) return { articles: waiting, since: firstOpenDay(today()) }
    try {
      const { articles: found, since } = await findUncopied(database, today())
      recovered = true
      return { articles: [...new Set([...waiting, ...found])], since }
    } catch {
      return { articles: waiting, since: firstOpenDay(today()) }
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
    of: (client) => ({
      countArticle: (id) => countUse(client, id, 'page'),
      countDownload: (id) => countUse(client, id, 'file'),
      countSite: (id) => {
        if (!judge.isPerson(client)) return
        add(sites, id, today(), visited)
        void begin()
      },
    }),
    isPerson: judge.isPerson,
    flush,
    copy: async () => {
      await flush()
      const { articles: waiting, since } = await findWaiting()
      // what cannot be copied now is copied the next time
      const left = await copyUsage(database, waiting, since)
      left.forEach((id) => uncopied.add(id))
      await forget()
      return waiting.length > 0
    },
  }
}
