import { issueYears, type Issue, type IssueYear } from '@xuekan/core/content'
import { asSiteId, fileUrl, type SiteId } from '@xuekan/core/site'
import type {
  WireFirstTwoPeriods,
  WirePeriod,
  WirePeriodTreeByYear,
  WirePeriodTreePage,
  WirePeriodYear,
} from '../contract/period.ts'
import { isoDate } from './iso-date.ts'

/**
 * The issues of a journal out of its groups of years, in the core's order (C3.8). Issues without an id are left out,
 * since nothing can lead to them, and so are years without issues.
 */
export const issueYearsFrom = (tree: WirePeriodTreeByYear, siteId: SiteId): readonly IssueYear[] =>
  issueYears(
    tree.flatMap(yearsIn).flatMap(({ year, periods }) => {
      if (year === null) return []
      return periods.filter(({ id }) => id !== null).map((wire) => issueFrom(wire, year, siteId))
    }),
  )

const yearsIn = (publication: WirePeriodTreeByYear[number]): readonly WirePeriodYear[] =>
  Object.values(publication).flatMap((value) => (typeof value === 'object' && value !== null ? value : []))

const issueFrom = (wire: WirePeriod, year: number, siteId: SiteId): Issue => ({
  id: wire.id ?? '',
  siteId: wire.siteId === null ? siteId : asSiteId(wire.siteId),
  year,
  volume: wire.volume ?? '',
  issue: wire.issue ?? '',
  coverUrl: fileUrl(wire.pictureUrl),
  publishedOn: isoDate(wire.publishDate),
})

/** The issues of one page, whatever groups they come in: each tells its own year. */
export const issuesOfPageFrom = (
  content: WirePeriodTreePage['content'],
  siteId: SiteId,
): readonly IssueYear[] =>
  issueYears(content.flatMap((group) => eachIssueFrom(group.periods, siteId, group.year)))

/** The two newest issues, newest first. */
export const firstTwoFrom = (wires: WireFirstTwoPeriods, siteId: SiteId): readonly Issue[] =>
  eachIssueFrom(wires, siteId, null).slice(0, 2)

/** Issues without an id or a year are left out. */
const eachIssueFrom = (
  wires: readonly (WirePeriod & { readonly year: number | null })[],
  siteId: SiteId,
  groupYear: number | null,
): readonly Issue[] =>
  wires.flatMap((wire) => {
    const year = wire.year ?? groupYear
    return year === null || wire.id === null ? [] : [issueFrom(wire, year, siteId)]
  })
