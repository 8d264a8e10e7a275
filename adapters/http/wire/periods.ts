import { asSiteId, fileUrl, present, type Period, type PeriodYear, type SiteId } from '@xuekan/core'
import type { WirePeriod, WirePeriodTreeByYear, WirePeriodYear } from '../contract/period.ts'
import { isoDate } from './iso-date.ts'

/**
 * The issues of a journal out of its groups of years: newest year first, newest issue first (C3.8). Issues without an
 * id are left out, since nothing can lead to them, and so are years without issues.
 */
export function periodYearsFrom(tree: WirePeriodTreeByYear, siteId: SiteId): readonly PeriodYear[] {
  const years = new Map<number, readonly Period[]>()
  for (const { year, periods } of tree.flatMap(yearsIn)) {
    if (year === null) continue
    const issues = periods
      .filter(({ id }) => present(id) !== '')
      .map((wire) => periodFrom(wire, year, siteId))
    if (issues.length > 0) years.set(year, [...(years.get(year) ?? []), ...newestFirst(issues)])
  }
  return [...years].map(([year, periods]) => ({ year, periods })).toSorted((a, b) => b.year - a.year)
}

const yearsIn = (publication: WirePeriodTreeByYear[number]): readonly WirePeriodYear[] =>
  Object.values(publication).flatMap((value) => (typeof value === 'object' && value !== null ? value : []))

const periodFrom = (wire: WirePeriod, year: number, siteId: SiteId): Period => ({
  id: present(wire.id),
  siteId: present(wire.siteId) === '' ? siteId : asSiteId(present(wire.siteId)),
  year,
  volume: present(wire.volume),
  issue: present(wire.issue),
  coverUrl: fileUrl(wire.pictureUrl),
  publishedOn: isoDate(wire.publishDate),
})

/** The server's own order, turned round when it rises: special issues keep their place, which no number tells. */
function newestFirst(periods: readonly Period[]): readonly Period[] {
  const numbers = periods
    .map(({ issue }) => Number.parseInt(issue, 10))
    .filter((number) => !Number.isNaN(number))
  const rising = (numbers[0] ?? 0) < (numbers.at(-1) ?? 0)
  return rising ? periods.toReversed() : periods
}
