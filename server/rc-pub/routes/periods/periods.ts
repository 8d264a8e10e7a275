import { localise } from '@xuekan/core'
import type { WireListedPeriod, WirePeriod, WirePeriodYear } from '@xuekan/rc-pub/contract'
import { periodsOf, type PeriodRow } from '../../store/period-row.ts'
import { siteById, type SiteRow } from '../../store/site-row.ts'
import {
  data,
  isOn,
  orNull,
  readId,
  refused,
  type HandlerContext,
  type Outcome,
} from '../endpoint-handler.ts'
import { requestedPage, onePage } from '../paging.ts'
import { groupYears } from './group-years.ts'
import { withSite } from '../sites/sites.ts'
import { wireDateTime } from '../wire-date.ts'

/** The real product answers HTTP 500 here. */
const noSuchPublication = refused(10_003, '期刊不存在', 'There is no such publication.')

/** C7.6: issues by year, in both shapes of one path and by pages, and the two newest. A site without a journal has none. */
export const periodHandlers = {
  periodTree: (context: HandlerContext) =>
    withSite(context, async (site): Promise<Outcome<readonly unknown[]>> => {
      if (site.type !== 'single') return data([])
      const years = yearsOf(await requested(context, site), isOn(context.parameter('periodAsc')))
      const names = namesOf(site, context)
      return isOn(context.parameter('groupByYear'))
        ? data([{ ...names, ...groupYears(years) }])
        : data([{ publicationId: String(site.id), ...names, periods: years }])
    }),
  periodTreePage: async (context: HandlerContext) => {
    const page = requestedPage(context)
    const site = await requestedJournal(context)
    if (site.kind === 'refused') return site
    if (site.data === null) return data(onePage(page, [], 0))
    const journal = site.data
    const years = byYear(await requested(context, journal))
    return data(
      onePage(
        page,
        years.slice(page.offset, page.offset + page.size).map(([year, periods]) => ({
          year,
          periods: periods.map((period) => listedPeriod(period, journal, context)),
        })),
        years.length,
      ),
    )
  },
  firstTwoPeriods: async (context: HandlerContext) => {
    const site = await siteById(context.database, readId(context.parameter('publicationIndexId')))
    if (site === null || site.type !== 'single') return noSuchPublication
    const newest = (await periodsOf(context.database, site.id)).slice(0, 2)
    return data(
      newest.map((period) => ({
        ...wirePeriod(period),
        ...namesOf(site, context),
        publicationIndexId: String(site.id),
        rcPeriodLibId: String(site.id),
        year: period.year,
      })),
    )
  },
}

/** Back issues are all but the newest. */
async function requested(
  { database, parameter }: HandlerContext,
  { id }: SiteRow,
): Promise<readonly PeriodRow[]> {
  const periods = await periodsOf(database, id)
  return isOn(parameter('isBack')) ? periods.slice(1) : periods
}

/** The journal of `publicationIndexId`, else that of the site; null for a site without one. */
async function requestedJournal(context: HandlerContext): Promise<Outcome<SiteRow | null>> {
  const named = context.parameter('publicationIndexId')
  if (named === '') return withSite(context, async (site) => data(site.type === 'single' ? site : null))
  const site = await siteById(context.database, readId(named))
  return site?.type === 'single' ? data(site) : noSuchPublication
}

/** The issues of each year, in the order in which they come. */
function byYear(periods: readonly PeriodRow[]): readonly (readonly [number, readonly PeriodRow[]])[] {
  const years = new Map<number, PeriodRow[]>()
  for (const period of periods) {
    const year = years.get(period.year)
    if (year === undefined) years.set(period.year, [period])
    else year.push(period)
  }
  return [...years]
}

/** Years newest first; issues newest first, or in the order of their numbers. */
const yearsOf = (periods: readonly PeriodRow[], ascending: boolean): readonly WirePeriodYear[] =>
  byYear(periods).map(([year, issues]) => ({
    year,
    periods: (ascending ? issues.toReversed() : issues).map(wirePeriod),
  }))

const namesOf = ({ config: { name } }: SiteRow, { language }: HandlerContext) => ({
  publicationName: orNull(localise(name, language)),
  enPublicationName: orNull(name.en),
})

const wirePeriod = ({ id, siteId, volume, issue, coverUrl, published }: PeriodRow): WirePeriod => ({
  id: String(id),
  siteId: String(siteId),
  volume: orNull(volume),
  issue: orNull(issue),
  pictureUrl: orNull(coverUrl),
  publishDate: wireDateTime(published),
})

function listedPeriod(period: PeriodRow, site: SiteRow, context: HandlerContext): WireListedPeriod {
  const published = wireDateTime(period.published)
  return {
    ...wirePeriod(period),
    ...namesOf(site, context),
    publicationId: String(site.id),
    publicationIndexId: String(site.id),
    rcPeriodLibId: String(site.id),
    rcPeriodId: String(period.id),
    year: period.year,
    sysCreated: published,
    sysLastmodified: published,
  }
}
