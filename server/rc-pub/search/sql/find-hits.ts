import { countCap, type SearchSort } from '@xuekan/core/search'
import type { Queryable } from '../../store/database.ts'
import type { WriteCondition } from './article-condition.ts'
import type { SearchedArticles } from './search-engine.ts'
import { createSqlParams, type SqlParams } from '../../store/sql-params.ts'

export interface HitsPage {
  readonly sort: SearchSort
  /** From 1. */
  readonly page: number
  /** Hits on one page, at most `rankedHits`. */
  readonly size: number
}

export interface FoundHits {
  /** Exact up to `countCap`, one more beyond it. */
  readonly total: number
  /** Articles of the page, in order. */
  readonly ids: readonly number[]
  /** Every hit, in no order, where there are few, so that nobody looks for them again; null where there are many. */
  readonly all: readonly number[] | null
  /** The newest hits, newest first, where there are more than are counted; null where there are not. */
  readonly newest: readonly number[] | null
}

/** What one statement finds of hits that are counted. */
type CountedHits = Omit<FoundHits, 'newest'>

/** So many hits are few. */
const fewHits = 1_000

/**
 * Only so many of the newest hits are ranked, since the index does not rank: beyond them hits come by date. They are also
 * those whose facets are offered where hits are not counted.
 */
const rankedHits = 1_000

/** How articles `a` are ordered; their counters may stand in rows `counted`. */
const orderBy = (sort: SearchSort, counted = 'a'): string =>
  sort === 'date' || sort === 'relevance'
    ? 'a.published desc, a.id desc'
    : `${counted}.${counterOf[sort]} desc, ${counted}.id desc`

const counterOf = { views: 'visits', downloads: 'downloads', citations: 'citations' } as const

/**
 * Counts hits and finds one page of them. Up to the cap the hits themselves are sorted, which no plan can make slow;
 * of more hits the page is soon filled from the order's own index.
 */
export async function findHits(
  on: SearchedArticles,
  write: WriteCondition,
  page: HitsPage,
): Promise<FoundHits> {
  const params = createSqlParams()
  const { where, ranked } = write(params)
  // as JSON, since the drivers read lists of long numbers in different ways
  const [found] = await on.query<CountedHits>(
    `with hits as materialized (
      select a.id, a.published, a.visits, a.downloads, a.citations from article a where ${where} limit ${countCap + 1}
    )
    select counted.total,
      case when counted.total <= ${countCap} then to_json(array(${pageOf('hits a', ranked, page, params)})) end as ids,
      case when counted.total <= ${fewHits} then to_json(array(select id from hits)) end as all
    from (select count(*) as total from hits) counted`,
    params.values,
  )
  const total = found?.total ?? 0
  if (total <= countCap) return { total, ids: found?.ids ?? [], all: found?.all ?? null, newest: null }
  return { total, all: null, ...(await firstOfMany(on, write, page)) }
}

/** A page among the newest is a part of them, which nobody looks for again. */
async function firstOfMany(
  on: SearchedArticles,
  write: WriteCondition,
  page: HitsPage,
): Promise<{ readonly ids: readonly number[]; readonly newest: readonly number[] }> {
  const params = createSqlParams()
  const { where, ranked } = write(params)
  const apart = on.counters === 'counter' && page.sort in counterOf
  const every = apart ? 'counter c join article a on a.id = c.id' : 'article a'
  const rows = isAmongNewest(page) ? 'newest a' : `${every} where ${where}`
  const [found] = await on.query<{ ids: readonly number[]; newest: readonly number[] }>(
    `with newest as materialized (
      select a.id, a.published from article a where ${where} order by ${orderBy('date')} limit ${rankedHits}
    )
    select to_json(array(select a.id from newest a order by ${orderBy('date')})) as newest,
      to_json(array(${pageOf(rows, ranked, page, params, apart ? 'c' : 'a')})) as ids`,
    params.values,
  )
  return { ids: found?.ids ?? [], newest: found?.newest ?? [] }
}

const isAmongNewest = ({ sort, page, size }: HitsPage): boolean =>
  (sort === 'date' || sort === 'relevance') && page * size <= rankedHits

/** Every hit in the order of its pages: where they are ranked, those that pages rank first. */
export async function findEveryId(
  on: Queryable,
  write: WriteCondition,
  sort: SearchSort,
): Promise<readonly number[]> {
  const params = createSqlParams()
  const { where, ranked } = write(params)
  const isRanked = sort === 'relevance' && ranked !== null
  const first = pageOf('hits a', ranked, { sort, page: 1, size: rankedHits }, params)
  const [found] = await on.query<{ first: readonly number[] | null; rest: readonly number[] }>(
    `with hits as materialized (
      select a.id, a.published, a.visits, a.downloads, a.citations from article a where ${where}
    )
    select ${isRanked ? `to_json(array(${first}))` : 'null'} as first,
      to_json(array(select a.id from hits a order by ${orderBy(sort)} offset ${isRanked ? rankedHits : 0})) as rest`,
    params.values,
  )
  return [...(found?.first ?? []), ...(found?.rest ?? [])]
}

/** The ids of one page out of rows `a`, which have what orders them. Without words to rank by, the newest come first. */
function pageOf(
  rows: string,
  ranked: string | null,
  { sort, page, size }: HitsPage,
  params: SqlParams,
  counted = 'a',
): string {
  const offset = (page - 1) * size
  const slice = `limit ${size} offset ${offset}`
  // whole pages are ranked, so that the next page by date begins where they end
  const most = rankedHits - (rankedHits % size)
  if (sort !== 'relevance' || ranked === null || offset >= most) {
    return `select a.id from ${rows} order by ${orderBy(sort, counted)} ${slice}`
  }
  return `select best.id from (
      select a.id, a.published from ${rows} order by ${orderBy('date')} limit ${most}
    ) best join article ranked on ranked.id = best.id
    order by ts_rank(ranked.fts, ${params.add(ranked)}::tsquery) desc, best.published desc, best.id desc ${slice}`
}
