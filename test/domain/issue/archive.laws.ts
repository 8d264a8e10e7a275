import {
  decadeOf,
  decadesOf,
  issuesOnThisDay,
  volumesOf,
  yearMap,
} from '../../../core/domain/issue/archive.ts'
import { allIssues, issueYears } from '../../../core/domain/issue/issue-years.ts'
import type { Issue } from '../../../core/domain/issue/issue.ts'
import { asSiteId } from '../../../core/domain/site/site.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

/** Issues of a hundred years, with gaps; some without a date. */
const arbitraryArchive = fc
  .array(
    fc.record({
      year: fc.integer({ min: 1926, max: 2026 }),
      issue: fc.integer({ min: 1, max: 12 }),
      day: fc.option(fc.integer({ min: 10, max: 28 })),
    }),
    { maxLength: 60 },
  )
  .map((drafts): readonly Issue[] =>
    drafts.map(({ year, issue, day }, at) => ({
      id: String(at + 1),
      siteId: asSiteId('3'),
      year,
      volume: String(Math.ceil((year - 1925) / 2)),
      issue: String(issue),
      coverUrl: '',
      publishedOn: day === null ? '' : `${year}-${String(issue).padStart(2, '0')}-${day}`,
    })),
  )
const arbitraryYears = arbitraryArchive.map(issueYears)

describe('decadesOf', () => {
  it('should hold every year of an archive in its decade, newest first [C3.8] [C2.6]', () => {
    fc.assert(
      fc.property(arbitraryYears, (years) => {
        const decades = decadesOf(years)
        expect(decades.flatMap((decade) => decade.years)).toEqual(years)
        const firsts = decades.map(({ decade }) => decade)
        expect(firsts).toEqual([...new Set(firsts)].toSorted((a, b) => b - a))
        for (const { decade, years: held, issueCount } of decades) {
          expect(held.every(({ year }) => decadeOf(year) === decade)).toBe(true)
          expect(issueCount).toBe(allIssues(held).length)
        }
      }),
    )
  })
})

describe('yearMap', () => {
  it('should have a square for every year of the decades that have issues, from the first to the last, darkest where there are most issues', () => {
    fc.assert(
      fc.property(arbitraryYears, (years) => {
        const counts = years.map(({ year, issues }) => ({ year, issues: issues.length }))
        const squares = yearMap(counts).flat()
        const [first, last] = [counts.at(-1)?.year ?? 0, counts[0]?.year ?? -1]
        expect(squares.map(({ year }) => year)).toEqual(
          [...new Set(counts.map(({ year }) => decadeOf(year)))]
            .toReversed()
            .flatMap((decade) => Array.from({ length: 10 }, (_, at) => decade + at))
            .filter((year) => year >= first && year <= last),
        )
        for (const { year, issues, level } of squares) {
          expect(issues).toBe(counts.find((each) => each.year === year)?.issues ?? 0)
          expect(level === 0).toBe(issues === 0)
          expect(level === 4 || issues < Math.max(...counts.map((each) => each.issues))).toBe(true)
        }
        expect(squares.map(({ year }) => year)).toEqual(
          expect.arrayContaining(counts.map(({ year }) => year)),
        )
        for (const row of yearMap(counts)) expect(new Set(row.map(({ year }) => decadeOf(year))).size).toBe(1)
      }),
    )
  })

  it('leaves out what lies between far years', () => {
    const rows = yearMap([
      { year: 1_002_025, issues: 1 },
      { year: 2026, issues: 2 },
      { year: 2019, issues: 1 },
    ])
    expect(rows.map((row) => row.map(({ year }) => year))).toEqual([
      [2019],
      [2020, 2021, 2022, 2023, 2024, 2025, 2026, 2027, 2028, 2029],
      [1_002_020, 1_002_021, 1_002_022, 1_002_023, 1_002_024, 1_002_025],
    ])
  })
})

describe('issuesOnThisDay', () => {
  const today = '2026-11-23'
  const before = (ago: number): string => `${2026 - ago}${today.slice(4)}`

  const dated = (years: Parameters<typeof issuesOnThisDay>[0]): readonly Issue[] =>
    allIssues(years).filter(({ publishedOn }) => publishedOn !== '')

  it('should be the newest issue by that day, and none that was older than a year, on a day without one', () => {
    fc.assert(
      fc.property(arbitraryYears, (years) => {
        for (const { ago, issue, onTheDay } of issuesOnThisDay(years, today)) {
          fc.pre(!onTheDay)
          expect(issue.publishedOn <= before(ago)).toBe(true)
          expect(issue.publishedOn > before(ago + 1)).toBe(true)
          const between = dated(years).filter(
            ({ publishedOn }) => publishedOn > issue.publishedOn && publishedOn <= before(ago),
          )
          expect(between).toEqual([])
        }
      }),
    )
  })

  it('should be the issues of this very day, newest first, where earlier years have some, and no others', () => {
    fc.assert(
      fc.property(arbitraryYears, fc.nat(), (years, at) => {
        const days = dated(years).map(({ publishedOn }) => `2027${publishedOn.slice(4)}`)
        fc.pre(days.length > 0)
        const day = days[at % days.length] ?? ''
        const found = issuesOnThisDay(years, day)
        expect(found.length).toBeGreaterThan(0)
        for (const { ago, issue, onTheDay } of found)
          expect([onTheDay, issue.publishedOn]).toEqual([true, `${2027 - ago}${day.slice(4)}`])
        expect(found.map(({ ago }) => ago)).toEqual(found.map(({ ago }) => ago).toSorted((a, b) => a - b))
        const all = dated(years).filter(({ publishedOn }) => publishedOn.slice(4) === day.slice(4))
        expect(found).toHaveLength(Math.min(5, all.length))
      }),
    )
  })

  const issue = (publishedOn: string, year = Number(publishedOn.slice(0, 4))): Issue => ({
    id: publishedOn,
    siteId: asSiteId('3'),
    year,
    volume: '',
    issue: '5',
    coverUrl: '',
    publishedOn,
  })

  it('goes by the day of publication, also where an issue came later than those of the year after it', () => {
    const years = issueYears([issue('2016-02-10'), issue('2016-03-20', 2015)])
    expect(issuesOnThisDay(years, today).map(({ issue: { id } }) => id)).toEqual(['2016-03-20'])
  })

  it('knows no day of an issue of which only the month or the year is known, and none in the future', () => {
    const years = issueYears(['2016-11', '2015', '2026-11-23', '2030-11-23'].map((day) => issue(day)))
    expect(issuesOnThisDay(years, today)).toEqual([])
  })

  it('looks ten, twenty and fifty years back where there are issues', () => {
    const years = issueYears(
      ['2016-10-15', '2016-12-15', '1976-02-01', '2005-01-01'].map((day) => issue(day)),
    )
    expect(issuesOnThisDay(years, today).map(({ ago, issue: { id } }) => [ago, id])).toEqual([
      [10, '2016-10-15'],
      [50, '1976-02-01'],
    ])
  })
})

describe('volumesOf', () => {
  it('should name each volume of a year once', () => {
    fc.assert(
      fc.property(arbitraryYears, (years) => {
        for (const year of years) {
          const volumes = volumesOf(year)
          expect(new Set(volumes)).toEqual(new Set(year.issues.map(({ volume }) => volume)))
          expect(new Set(volumes).size).toBe(volumes.length)
        }
      }),
    )
  })
})
