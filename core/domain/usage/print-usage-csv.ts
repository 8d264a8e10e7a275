import { lastDayOf } from './usage-month.ts'
import {
  everybody,
  monthsOf,
  usageExceptions,
  usageMetrics,
  usageReportName,
  usedAccessTypes,
  type UsageReport,
} from './usage-report.ts'

const monthNames = [
  'Jan',
  'Feb',
  'Mar',
  'Apr',
  'May',
  'Jun',
  'Jul',
  'Aug',
  'Sep',
  'Oct',
  'Nov',
  'Dec',
] as const

const firstColumns = [
  'Title',
  'Publisher',
  'Publisher_ID',
  'Platform',
  'DOI',
  'Proprietary_ID',
  'Print_ISSN',
  'Online_ISSN',
  'URI',
  'Access_Type',
  'Metric_Type',
  'Reporting_Period_Total',
] as const

/**
 * A report in the rows of COUNTER 5.1: thirteen of the header, an empty one, the names of the columns, and one for each
 * access type and metric that was used. Lines end with CR LF, as in RFC 4180. Law: each row has as many fields as there
 * are columns, and its total is the sum of its months.
 */
export function printUsageCsv(report: UsageReport): string {
  const { journal, platform, months, created } = report
  const [first = '', last = ''] = [months[0], months.at(-1)]
  const header: readonly (readonly [string, string])[] = [
    ['Report_Name', usageReportName.name],
    ['Report_ID', usageReportName.id],
    ['Release', usageReportName.release],
    ['Institution_Name', everybody.name],
    ['Institution_ID', `COUNTER:${everybody.id}`],
    ['Metric_Types', usageMetrics.join('; ')],
    ['Report_Filters', 'Data_Type=Journal; Access_Method=Regular'],
    ['Report_Attributes', ''],
    [
      'Exceptions',
      usageExceptions(report)
        .map(({ code, message }) => `${code}: ${message}`)
        .join('; '),
    ],
    ['Reporting_Period', `Begin_Date=${first}-01; End_Date=${lastDayOf(last)}`],
    ['Created', created],
    ['Created_By', platform],
    ['Registry_Record', ''],
  ]
  const columns = [
    ...firstColumns,
    ...months.map((month) => `${monthNames[Number(month.slice(5)) - 1] ?? ''}-${month.slice(0, 4)}`),
  ]
  const of = [journal.title, journal.publisher, '', platform, '', `${platform}:${journal.key}`]
  const found = [journal.printIssn, journal.onlineIssn, journal.url]
  const rows = usedAccessTypes(report).flatMap((type) =>
    usageMetrics.map((metric) => {
      const counts = monthsOf(report, type, metric)
      const total = counts.reduce((sum, count) => sum + count, 0)
      return [...of, ...found, type, metric, String(total), ...counts.map(String)]
    }),
  )
  return [...header, [], columns, ...rows].map((row) => `${row.map(field).join(',')}\r\n`).join('')
}

/** A field is quoted where it has to be; what a spreadsheet would run as a formula begins with an apostrophe. */
function field(text: string): string {
  const plain = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain
}
