import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { printUsageCsv } from '../../../core/domain/usage/print-usage-csv.ts'
import { printUsageJson } from '../../../core/domain/usage/print-usage-json.ts'
import {
  isUsageMonth,
  lastClosedMonth,
  lastDayOf,
  usageMonths,
} from '../../../core/domain/usage/usage-month.ts'
import {
  accessTypes,
  usageMetrics,
  type MonthUsage,
  type UsageReport,
} from '../../../core/domain/usage/usage-report.ts'

const month = fc
  .tuple(fc.integer({ min: 2020, max: 2030 }), fc.integer({ min: 1, max: 12 }))
  .map(([year, number]) => `${year}-${String(number).padStart(2, '0')}`)
const line = fc.oneof(
  fc.constantFrom('', '河流学报', 'A, "B"', '=1+1', '@x', 'two\r\nlines'),
  fc.string({ maxLength: 12 }),
)
const issn = fc.constantFrom('', '1234-5679')
const count = fc.oneof(fc.constant(0), fc.nat(100_000))
const counts = fc.record({
  Total_Item_Investigations: count,
  Total_Item_Requests: count,
  Unique_Item_Investigations: count,
  Unique_Item_Requests: count,
})

const report: fc.Arbitrary<UsageReport> = fc
  .tuple(month, fc.integer({ min: 1, max: 14 }))
  .map(([from, length]) => usageMonths(from, '2040-12').slice(0, length))
  .chain((months) =>
    fc.record({
      journal: fc.record({
        title: line,
        publisher: line,
        printIssn: issn,
        onlineIssn: issn,
        key: fc.constant('slgc'),
        url: fc.constant('https://slgc.example.org'),
      }),
      platform: fc.constant('example.org'),
      months: fc.constant(months),
      usage: fc.uniqueArray(
        fc
          .tuple(fc.constantFrom(...accessTypes), fc.constantFrom(...months), counts)
          .map(([accessType, of, each]): MonthUsage => ({ accessType, month: of, ...each })),
        { maxLength: 12, selector: (each) => `${each.accessType} ${each.month}` },
      ),
      created: fc.constant('2026-11-20T00:00:00Z'),
    }),
  )

/** RFC 4180. */
function readCsv(text: string): readonly (readonly string[])[] {
  const rows: string[][] = []
  let row: string[] = []
  for (const [, quoted, plain = '', end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g)) {
    row.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'))
    if (end === ',') continue
    rows.push(row)
    row = []
  }
  return rows
}

interface ReadReport {
  readonly Report_Header: { readonly Exceptions?: readonly unknown[] }
  readonly Report_Items: readonly {
    readonly Attribute_Performance: readonly {
      readonly Access_Type: string
      readonly Performance: Readonly<Record<string, Readonly<Record<string, number>>>>
    }[]
  }[]
}

describe('a report of use', () => {
  it('should have the header of COUNTER, and rows whose months make their total', () => {
    fc.assert(
      fc.property(report, (each) => {
        const rows = readCsv(printUsageCsv(each))
        expect(rows.slice(0, 3).map((row) => row.join(' '))).toEqual([
          'Report_Name Journal Usage by Access Type',
          'Report_ID TR_J3',
          'Release 5.1',
        ])
        expect(rows[13]).toEqual([''])
        const [columns = [], ...body] = rows.slice(14)
        expect(columns).toHaveLength(12 + each.months.length)
        for (const row of body) {
          expect(row).toHaveLength(columns.length)
          const [total, ...months] = row.slice(11).map(Number)
          expect(months.reduce((sum, more) => sum + more, 0)).toBe(total)
        }
      }),
    )
  })

  it('should say the same as JSON as it says in rows', () => {
    fc.assert(
      fc.property(report, (each) => {
        const [columns = [], ...body] = readCsv(printUsageCsv(each)).slice(14)
        const inRows = body.flatMap((row) =>
          row.slice(12).flatMap((text, at) => (text === '0' ? [] : [`${row[9]} ${row[10]} ${at} ${text}`])),
        )
        const { Report_Items: items } = JSON.parse(printUsageJson(each)) as ReadReport
        const inJson = items.flatMap(({ Attribute_Performance: all }) =>
          all.flatMap(({ Access_Type: type, Performance: performance }) =>
            Object.entries(performance).flatMap(([metric, months]) =>
              Object.entries(months).map(
                ([of, number]) => `${type} ${metric} ${each.months.indexOf(of)} ${number}`,
              ),
            ),
          ),
        )
        expect(columns.length).toBeGreaterThan(12)
        expect(inJson.toSorted()).toEqual(inRows.toSorted())
      }),
    )
  })

  it('should say with the number of COUNTER that there was no use, exactly where no line follows', () => {
    fc.assert(
      fc.property(report, (each) => {
        const rows = readCsv(printUsageCsv(each))
        const said = rows.find(([name]) => name === 'Exceptions')?.[1]
        const isUnused = rows.length === 15
        expect(said).toBe(isUnused ? '3030: No Usage Available for Requested Dates' : '')
        const { Report_Header: header } = JSON.parse(printUsageJson(each)) as ReadReport
        expect(header.Exceptions).toEqual(
          isUnused ? [{ Code: 3030, Message: 'No Usage Available for Requested Dates' }] : undefined,
        )
      }),
    )
  })

  it('should begin no field with what a spreadsheet runs', () => {
    fc.assert(
      fc.property(report, (each) => {
        for (const row of readCsv(printUsageCsv(each)))
          for (const field of row) expect(field).not.toMatch(/^[=+\-@\t\r]/)
      }),
    )
  })

  it('should name all metrics of the view', () => {
    expect(usageMetrics).toHaveLength(4)
  })
})

describe('usageMonths', () => {
  it('should go from the first to the last without a gap, all of them months', () => {
    fc.assert(
      fc.property(month, month, (from, to) => {
        const months = usageMonths(from, to)
        expect(months.every(isUsageMonth)).toBe(true)
        expect(months).toEqual([...new Set(months)].toSorted())
        expect([months[0], months.at(-1)]).toEqual(from <= to ? [from, to] : [undefined, undefined])
      }),
    )
  })

  it('should close a month when it is over', () => {
    expect([
      lastClosedMonth('2026-11-30'),
      lastClosedMonth('2026-12-01'),
      lastClosedMonth('2026-01-05'),
    ]).toEqual(['2026-10', '2026-11', '2025-12'])
    expect([lastDayOf('2024-02'), lastDayOf('2026-02'), lastDayOf('2026-12')]).toEqual([
      '2024-02-29',
      '2026-02-28',
      '2026-12-31',
    ])
    expect(['2026-13', '2026-00', '26-01', '2026-1', '2026-01-01', ''].some(isUsageMonth)).toBe(false)
  })
})
