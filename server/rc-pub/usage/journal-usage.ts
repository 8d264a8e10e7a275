import { textIn, type AccessType, type MonthUsage, type UsageReport } from '@xuekan/core/content'
import { pageHostOf } from '@xuekan/core/route'
import { asSiteId } from '@xuekan/core/site'
import { siteOrigin } from '../routes/feeds/site-origin.ts'
import type { Queryable } from '../store/database.ts'
import { journalsOf, siteByName, type SiteRow } from '../store/site-row.ts'

/** A journal whose use can be reported; the names of all, where there is none of this name. */
export type FoundJournal =
  | { readonly kind: 'journal'; readonly id: number; readonly about: UsageReport['journal'] }
  | { readonly kind: 'none'; readonly names: readonly string[] }

/** @param origin scheme and host that the hosts of journals stand below */
export async function findUsageJournal(
  database: Queryable,
  name: string,
  origin: string,
): Promise<FoundJournal> {
  const site = await siteByName(database, name)
  if (site?.type !== 'single') {
    const journals = await journalsOf(database, { id: 0, type: 'all' })
    return { kind: 'none', names: journals.map(({ sld }) => sld).toSorted() }
  }
  return { kind: 'journal', id: site.id, about: aboutJournal(site, origin) }
}

const aboutJournal = (site: SiteRow, origin: string): UsageReport['journal'] => {
  const host = pageHostOf(origin, { id: asSiteId(''), sld: '' }, [new URL(origin).hostname])
  const { name, journal } = site.config
  const none = { zh: '', en: '' }
  return {
    title: textIn(name ?? none, ['en', 'zh']),
    publisher: textIn(journal?.publisher ?? none, ['en', 'zh']),
    printIssn: journal?.issn ?? '',
    onlineIssn: '',
    key: site.sld,
    url: siteOrigin(host, site),
  }
}

/** What was counted of a journal from month to month (YYYY-MM). */
export async function journalUsage(
  database: Queryable,
  siteId: number,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<readonly MonthUsage[]> {
  const rows = await database.query<{
    readonly month: string
    readonly type: AccessType
    readonly investigations: number
    readonly requests: number
    readonly readers: number
    readonly requesters: number
  }>(
    `select m.month, case when coalesce(a.record->'license'->>'url', '') = '' then 'Free_To_Read' else 'Open' end as type,
      sum(m.visits + m.downloads)::integer as investigations, sum(m.requests)::integer as requests,
      sum(m.unique_investigations)::integer as readers, sum(m.unique_requests)::integer as requesters
    from article_month m join article a on a.id = m.article_id
    where m.site_id = $1 and m.month between $2 and $3 group by 1, 2 order by 1, 2`,
    [siteId, from, to],
  )
  return rows.map(({ month, type, investigations, requests, readers, requesters }) => ({
    month,
    accessType: type,
    Total_Item_Investigations: investigations,
    Total_Item_Requests: requests,
    Unique_Item_Investigations: readers,
    Unique_Item_Requests: requesters,
  }))
}

/** The last month of a journal of which something was counted in another way, before there were these rules; null for none. */
export async function lastUncountedMonth(database: Queryable, siteId: number): Promise<string | null> {
  const [row] = await database.query<{ month: string | null }>(
    'select max(month) as month from article_month where site_id = $1 and not is_counted',
    [siteId],
  )
  return row?.month ?? null
}
