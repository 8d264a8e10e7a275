/** What COUNTER 5.1 counts of the articles of a journal, in the order of its reports. */
export const usageMetrics = [
  'Total_Item_Investigations',
  'Total_Item_Requests',
  'Unique_Item_Investigations',
  'Unique_Item_Requests',
] as const
export type UsageMetric = (typeof usageMetrics)[number]

/** How articles are open: with a licence, or read by everybody without one. */
export const accessTypes = ['Open', 'Free_To_Read'] as const
export type AccessType = (typeof accessTypes)[number]

/** One month of the articles of one access type. */
export interface MonthUsage extends Readonly<Record<UsageMetric, number>> {
  readonly accessType: AccessType
  /** YYYY-MM. */
  readonly month: string
}

/** How a journal was used by everybody, month by month: the view "Journal Usage by Access Type" of COUNTER 5.1. */
export interface UsageReport {
  readonly journal: {
    readonly title: string
    readonly publisher: string
    /** '' where there is none. */
    readonly printIssn: string
    readonly onlineIssn: string
    /** The name by which this portal knows it. */
    readonly key: string
    readonly url: string
  }
  /** The name of the portal. */
  readonly platform: string
  /** YYYY-MM, in order, without gaps. */
  readonly months: readonly string[]
  /** Months without use may be absent. */
  readonly usage: readonly MonthUsage[]
  /** ISO date and time in UTC, to the second. */
  readonly created: string
}

export const usageReportName = { id: 'TR_J3', name: 'Journal Usage by Access Type', release: '5.1' } as const

/** Readers are not told apart by institution: a report is of all. */
export const everybody = { name: 'The World', id: '0000000000000000' } as const

/** The months of one metric of one access type; 0 where there was no use. */
export const monthsOf = (
  { months, usage }: UsageReport,
  accessType: AccessType,
  metric: UsageMetric,
): readonly number[] =>
  months.map(
    (month) => usage.find((each) => each.month === month && each.accessType === accessType)?.[metric] ?? 0,
  )

/** What COUNTER has a report say in which there is nothing (appendix D). */
const noUsage = { code: 3030, message: 'No Usage Available for Requested Dates' } as const

/** What the header of a report says beside what was asked: that there was no use at all. Law: exactly where no line follows. */
export const usageExceptions = (report: UsageReport): readonly (typeof noUsage)[] =>
  usedAccessTypes(report).length === 0 ? [noUsage] : []

/** Access types that were used at all within the report. */
export const usedAccessTypes = (report: UsageReport): readonly AccessType[] =>
  accessTypes.filter((type) =>
    usageMetrics.some((metric) => monthsOf(report, type, metric).some((count) => count > 0)),
  )
