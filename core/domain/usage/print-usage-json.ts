import { lastDayOf } from './usage-month.ts'
import {
  everybody,
  monthsOf,
  usageExceptions,
  usageMetrics,
  usageReportName,
  usedAccessTypes,
  type AccessType,
  type UsageMetric,
  type UsageReport,
} from './usage-report.ts'

/** A report as the COUNTER API 5.1 answers it; months without use are left out. Law: it says what the rows say. */
export function printUsageJson(report: UsageReport): string {
  const { journal, platform, months, created } = report
  const [first = '', last = ''] = [months[0], months.at(-1)]
  const performance = usedAccessTypes(report).map((type) => ({
    Access_Type: type,
    Performance: performanceOf(report, type),
  }))
  const exceptions = usageExceptions(report).map(({ code, message }) => ({ Code: code, Message: message }))
  const item = {
    Title: journal.title,
    ...(journal.publisher === '' ? {} : { Publisher: journal.publisher }),
    Platform: platform,
    Item_ID: {
      Proprietary: `${platform}:${journal.key}`,
      ...(journal.printIssn === '' ? {} : { Print_ISSN: journal.printIssn }),
      ...(journal.onlineIssn === '' ? {} : { Online_ISSN: journal.onlineIssn }),
      URI: journal.url,
    },
    Attribute_Performance: performance,
  }
  return `${JSON.stringify(
    {
      Report_Header: {
        Release: usageReportName.release,
        Report_ID: usageReportName.id,
        Report_Name: usageReportName.name,
        Created: created,
        Created_By: platform,
        Institution_ID: { Proprietary: [`COUNTER:${everybody.id}`] },
        Institution_Name: everybody.name,
        Report_Filters: {
          Metric_Type: usageMetrics,
          Begin_Date: `${first}-01`,
          End_Date: lastDayOf(last),
          Data_Type: ['Journal'],
          Access_Method: ['Regular'],
        },
        ...(exceptions.length === 0 ? {} : { Exceptions: exceptions }),
      },
      Report_Items: performance.length === 0 ? [] : [item],
    },
    null,
    2,
  )}\n`
}

type Performance = Partial<Record<UsageMetric, Readonly<Record<string, number>>>>

function performanceOf(report: UsageReport, type: AccessType): Performance {
  const performance: Performance = {}
  for (const metric of usageMetrics) {
    const counts = monthsOf(report, type, metric)
    const used = report.months.map((month, at) => [month, counts[at] ?? 0] as const)
    const months = Object.fromEntries(used.filter(([, count]) => count > 0))
    if (Object.keys(months).length > 0) performance[metric] = months
  }
  return performance
}
