import { localise } from '@xuekan/core'
import type { WirePeriod, WirePeriodYear } from '../../../../adapters/http/contract/period.ts'
import { periodsOf, type PeriodRow } from '../../store/period-row.ts'
import { siteById, type SiteRow } from '../../store/site-row.ts'
import { data, isOn, orNull, readId, refused, type CallContext, type Outcome } from '../call-handler.ts'
import { groupYears } from './group-years.ts'
import { withSite } from '../sites/sites.ts'
import { wireDateTime } from '../wire-date.ts'

/** The real product answers HTTP 500 here. */
const noSuchPublication = refused(10_003, '期刊不存在', 'There is no such publication.')

/** C7.6: issues by year, in both shapes of one path, and the two newest. A site without a journal has none. */
export const periodHandlers = {
  periodTree: (context: CallContext) =>
    withSite(context, async (site): Promise<Outcome<readonly unknown[]>> => {
      if (site.type !== 'single') return data([])
      const years = yearsOf(await asked(context, site), isOn(context.parameter('periodAsc')))
      const names = namesOf(site, context)
      return isOn(context.parameter('groupByYear'))
        ? data([{ ...names, ...groupYears(years) }])
        : data([{ publicationId: String(site.id), ...names, periods: years }])
    }),
  firstTwoPeriods: async (context: CallContext) => {
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
async function asked({ database, parameter }: CallContext, { id }: SiteRow): Promise<readonly PeriodRow[]> {
  const periods = await periodsOf(database, id)
  return isOn(parameter('isBack')) ? periods.slice(1) : periods
}

/** Years newest first; issues newest first, or in the order of their numbers. */
function yearsOf(periods: readonly PeriodRow[], ascending: boolean): readonly WirePeriodYear[] {
  return [...new Set(periods.map(({ year }) => year))].map((year) => {
    const issues = periods.filter((period) => period.year === year).map(wirePeriod)
    return { year, periods: ascending ? issues.toReversed() : issues }
  })
}

const namesOf = ({ config: { name } }: SiteRow, { language }: CallContext) => ({
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
