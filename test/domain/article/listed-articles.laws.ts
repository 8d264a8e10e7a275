import { groupedByDate } from '../../../core/domain/article/grouped-by-date.ts'
import {
  inOrder,
  inSection,
  isWholeList,
  readUnissuedChoice,
  unissuedChoiceQuery,
  unissuedGrouping,
  unissuedOrders,
  type UnissuedChoice,
} from '../../../core/domain/article/unissued.ts'
import { hasPage, listPageOf, listPlace } from '../../../core/domain/page/list-page.ts'
import { arbitraryArticleSummary } from '@xuekan/core/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

const dates = fc.constantFrom('2026-11-19', '2026-11-02', '2026-10-30', '2026-10', '2025', '')
const entries = fc.array(
  fc
    .tuple(arbitraryArticleSummary, dates)
    .map(([article, publishedOn]) => ({ article: { ...article, publishedOn }, snippet: '' })),
)

describe('groupedByDate', () => {
  it('should keep every entry in its place, in groups that differ from their neighbours [C2.7]', () => {
    fc.assert(
      fc.property(entries, fc.constantFrom('month' as const, 'year' as const), (list, grouping) => {
        const groups = groupedByDate(list, grouping)
        expect(groups.flatMap((group) => group.entries)).toEqual(list)
        for (const [at, { date, entries: grouped }] of groups.entries()) {
          expect(grouped.length).toBeGreaterThan(0)
          expect(grouped.every(({ article }) => article.publishedOn.startsWith(date))).toBe(true)
          expect(date).not.toBe(groups[at + 1]?.date)
        }
      }),
    )
  })

  it('puts a month under one heading, and what has no day under none', () => {
    const listed = (publishedOn: string) => ({ article: { publishedOn } as never, snippet: '' })
    const list = ['2026-11-19', '2026-11-02', '2026-10-30', ''].map(listed)
    expect(groupedByDate(list, 'month').map(({ date }) => date)).toEqual(['2026-11', '2026-10', ''])
    expect(groupedByDate(list, 'year').map(({ date }) => date)).toEqual(['2026', ''])
  })
})

describe('the choice of a list of what is in no issue yet', () => {
  const choice: fc.Arbitrary<UnissuedChoice> = fc.record(
    {
      section: fc.string({ minLength: 1 }),
      order: fc.constantFrom('oldest', 'mostRead'),
    },
    { requiredKeys: [] },
  )

  it('is read back from what an address says of it', () => {
    fc.assert(
      fc.property(choice, (chosen) => {
        const said = new Map(unissuedChoiceQuery(chosen))
        expect(readUnissuedChoice(said.get('section') ?? null, said.get('sort') ?? null)).toEqual(chosen)
        expect(isWholeList(chosen)).toBe([...said.values()].every((value) => value === null))
      }),
    )
  })

  it('keeps its order in another section, and its section in another order', () => {
    fc.assert(
      fc.property(
        choice,
        fc.string({ minLength: 1 }),
        fc.constantFrom(...unissuedOrders),
        (chosen, section, order) => {
          const moved = inSection(chosen, section)
          expect([moved.section, moved.order]).toEqual([section, chosen.order])
          expect(inSection(moved, null)).toEqual(inSection(chosen, null))
          expect(inSection(moved, null).section).toBeUndefined()
          const sorted = inOrder(chosen, order)
          expect([sorted.section, sorted.order ?? 'newest']).toEqual([chosen.section, order])
        },
      ),
    )
  })

  it.each([null, '', 'newest', 'views', 'toString'])('takes no order from %j', (sort) => {
    expect(readUnissuedChoice('', sort)).toEqual({})
  })

  it('puts under months what is sorted by date alone', () => {
    expect(unissuedOrders.map((order) => unissuedGrouping(readUnissuedChoice(null, order)))).toEqual([
      'month',
      'month',
      null,
    ])
  })
})

describe('the place in a list', () => {
  it('should be read again as it is written', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999_999_999 }), (page) => {
        expect(listPageOf(listPlace(page))).toBe(page)
      }),
    )
    expect(listPlace(1)).toEqual({})
  })

  it('should be a page from the first to the last, of an empty list the first alone', () => {
    fc.assert(
      fc.property(fc.integer({ min: -2, max: 30 }), fc.integer({ min: 0, max: 20 }), (page, pages) => {
        expect(hasPage(page, pages)).toBe(page === 1 || (page > 1 && page <= pages))
      }),
    )
  })
})
