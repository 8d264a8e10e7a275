import { coverGrid, extraOfDouble, phoneColumns } from '../../../core/domain/home/cover-grid.ts'
import { daysLeft } from '../../../core/domain/home/days-left.ts'
import { journalHouses } from '../../../core/domain/home/journal-houses.ts'
import { journalsByIssue, newestIssues } from '../../../core/domain/home/newest-issues.ts'
import { subjectCounts } from '../../../core/domain/home/subject-counts.ts'
import { localise } from '../../../core/domain/language/localized.ts'
import { asSiteId } from '../../../core/domain/site/site.ts'
import { arbitraryIsoDate, arbitraryJournal, junkText } from '@xuekan/core/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

const journals = fc
  .array(arbitraryJournal, { maxLength: 12 })
  .map((list) => list.map((journal, index) => ({ ...journal, siteId: asSiteId(String(index)) })))

describe('coverGrid', () => {
  it('should leave no hole in any row, for any number of journals', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 200 }), (count) => {
        const { columns, doubled, holes, phoneHoles } = coverGrid(count)
        const cells = count + (doubled ? extraOfDouble : 0)
        expect((cells + holes) % columns).toBe(0)
        expect(holes).toBeLessThan(columns)
        expect((cells + phoneHoles) % Math.max(1, Math.min(count, phoneColumns))).toBe(0)
        expect(columns).toBeLessThanOrEqual(5)
      }),
    )
  })

  it.each([
    [1, 1, false, 0],
    [5, 5, false, 0],
    [6, 3, false, 0],
    [7, 4, false, 1],
    [8, 4, false, 0],
    [9, 4, true, 0],
    [10, 5, false, 0],
    [11, 4, false, 1],
    [12, 4, false, 0],
    [13, 4, true, 0],
  ])(
    'lays %i covers in %i columns, the newest doubled: %s, with %i holes',
    (count, columns, doubled, holes) => {
      expect(coverGrid(count)).toMatchObject({ columns, doubled, holes })
    },
  )
})

describe('newestIssues', () => {
  it('should hold each journal with an issue once, the latest date first', () => {
    fc.assert(
      fc.property(journals, (list) => {
        const newest = newestIssues(list)
        expect(new Set(newest.map(({ journal }) => journal))).toEqual(
          new Set(list.filter(({ latestIssue }) => latestIssue !== null)),
        )
        const days = newest.map(({ issue }) => issue.publishedOn)
        expect(days).toEqual(days.toSorted().toReversed())
      }),
    )
  })

  it('should order covers as the list beside them, and lose no journal without an issue', () => {
    fc.assert(
      fc.property(journals, (list) => {
        const covers = journalsByIssue(list)
        expect(covers.slice(0, newestIssues(list).length)).toEqual(
          newestIssues(list).map(({ journal }) => journal),
        )
        expect(new Set(covers)).toEqual(new Set(list))
        expect(covers).toHaveLength(list.length)
      }),
    )
  })
})

describe('journalHouses', () => {
  it('should lose no journal and repeat none, and end with those that stand alone', () => {
    fc.assert(
      fc.property(journals, (list) => {
        const houses = journalHouses(list)
        const all = houses.flatMap((house) => house.journals)
        expect(all).toHaveLength(list.length)
        expect(new Set(all)).toEqual(new Set(list))
        const names = houses.map(({ name }) => localise(name, 'zh'))
        expect(new Set(names).size).toBe(names.length)
        expect(names.slice(0, -1)).not.toContain('')
      }),
    )
  })
})

describe('subjectCounts', () => {
  it('should count the articles of each journal that has a subject once', () => {
    const counts = fc.array(fc.nat({ max: 9_999 }), { minLength: 12, maxLength: 12 })
    fc.assert(
      fc.property(journals, counts, (list, numbers) => {
        const facets = list.map(({ siteId }, index) => ({
          value: siteId,
          label: '',
          count: numbers[index] ?? 0,
        }))
        const subjects = subjectCounts(list, facets)
        const counted = list.reduce(
          (sum, { subject }, index) => sum + (localise(subject, 'zh') === '' ? 0 : (numbers[index] ?? 0)),
          0,
        )
        expect(subjects.reduce((sum, { articles }) => sum + (articles ?? 0), 0)).toBe(counted)
        expect(subjects.every(({ journals: own }) => own.length > 0)).toBe(true)
      }),
    )
  })

  it('gives no number where one of a journal is not known, and none to a journal without articles', () => {
    const [first] = fc.sample(arbitraryJournal, 1)
    if (first === undefined) throw new Error('no journal')
    const one = { ...first, siteId: asSiteId('1'), sld: 'one', subject: { zh: '水利', en: '' } }
    const two = { ...one, siteId: asSiteId('2'), sld: 'two' }
    const facet = (value: string, count: number | null) => ({ value, label: '', count })
    expect(subjectCounts([one, two], [facet('1', 3), facet('2', null)])).toMatchObject([{ articles: null }])
    expect(subjectCounts([one, two], [facet('1', null), facet('2', 3)])).toMatchObject([{ articles: null }])
    expect(subjectCounts([one, two], [facet('1', 3)])).toMatchObject([
      { articles: 3, journals: [{ facet: '1' }, { facet: null }] },
    ])
  })
})

describe('daysLeft', () => {
  it('should count down by one a day, and end the day after the last', () => {
    fc.assert(
      fc.property(arbitraryIsoDate, fc.integer({ min: -400, max: 400 }), (today, days) => {
        const until = new Date(Date.parse(today) + days * 86_400_000).toISOString().slice(0, 10)
        expect(daysLeft(until, today)).toBe(days < 0 ? null : days)
      }),
    )
  })

  it('should be null for what is no date', () => {
    fc.assert(
      fc.property(junkText, (junk) => {
        fc.pre(!/^\d{4}-\d{2}-\d{2}$/.test(junk))
        expect(daysLeft(junk, '2026-11-22')).toBeNull()
        expect(daysLeft('2026-11-22', junk)).toBeNull()
      }),
    )
  })
})
