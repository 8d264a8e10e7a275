import type { WireStatistics } from '@xuekan/rc-pub/contract'
import type { ArticleRow } from '../../store/article-row.ts'
import { usedMonthsOf } from '../../store/find-article-details.ts'
import type { HandlerContext } from '../endpoint-handler.ts'

/** Months that are told. */
const reportedMonths = 12

/** How often an article was used, altogether and in each of the last twelve months (C7.15). */
export async function articleStatistics(
  { database, today }: Pick<HandlerContext, 'database' | 'today'>,
  { id, visits, downloads, citations, referenceCount }: ArticleRow,
): Promise<WireStatistics> {
  const months = monthsUntil(today)
  const used = new Map(
    (await usedMonthsOf(database, id, months[0] ?? today)).map((each) => [each.month, each]),
  )
  return {
    id: String(id),
    visits,
    downloads,
    citations,
    referenceCount,
    months: months.map((month) => used.get(month) ?? { month, visits: 0, downloads: 0 }),
  }
}

/** The last twelve months (YYYY-MM) up to that of an ISO date, oldest first. */
function monthsUntil(today: string): readonly string[] {
  const last = Number(today.slice(0, 4)) * 12 + Number(today.slice(5, 7)) - 1
  return Array.from({ length: reportedMonths }, (_, at) => {
    const month = last - reportedMonths + 1 + at
    return `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`
  })
}
