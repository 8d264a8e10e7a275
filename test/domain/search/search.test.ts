import { onlyValue } from '../../../core/domain/search/facet-choice.ts'
import { highlightRanges } from '../../../core/domain/search/highlight-ranges.ts'
import { pageCount, pageWindow } from '../../../core/domain/search/page-window.ts'
import { searchQueryFrom, searchQueryTo } from '../../../core/domain/search/search-address.ts'
import { searchPageSize, emptySearchQuery } from '../../../core/domain/search/search-query.ts'
import { searchTermLimits, validateTerm } from '../../../core/domain/search/search-term.ts'
import { describe, expect, it } from 'vitest'

const marked = (text: string, words: readonly string[]): readonly string[] =>
  highlightRanges(text, words).map(({ start, end }) => text.slice(start, end))

describe('validateTerm', () => {
  it('takes 150 characters, or 125 in the fixed header [C5.1]', () => {
    expect(searchTermLimits).toEqual({ normal: 150, fixedHeader: 125 })
    expect(validateTerm('x'.repeat(150))).toEqual({ ok: true, value: 'x'.repeat(150) })
    expect(validateTerm('x'.repeat(151))).toEqual({ ok: false, error: 'tooLong' })
    expect(validateTerm('x'.repeat(126), searchTermLimits.fixedHeader)).toEqual({
      ok: false,
      error: 'tooLong',
    })
  })

  it('refuses an empty term [C5.2]', () => {
    for (const raw of ['', ' ', '\t\n', '\u3000'])
      expect(validateTerm(raw)).toEqual({ ok: false, error: 'empty' })
    expect(validateTerm(' 水利 ')).toEqual({ ok: true, value: '水利' })
  })
})

describe('highlightRanges', () => {
  it('marks whole Latin words by their stem, whatever the letter case', () => {
    expect(marked('Networks in a networked world; internet', ['network'])).toEqual(['Networks', 'networked'])
    expect(marked('Studies of a study', ['studies'])).toEqual(['Studies', 'study'])
    expect(marked('simulation, simulated', ['simul'])).toEqual(['simulation', 'simulated'])
    expect(marked('pH of phosphate', ['ph'])).toEqual(['pH'])
  })

  it('marks Chinese words where they stand, and what they share as one', () => {
    expect(marked('遥感图像与遥感数据', ['遥感', '感图', '图像'])).toEqual(['遥感图像', '遥感'])
    expect(marked('CO2浓度变化', ['co2', '浓度'])).toEqual(['CO2浓度'])
  })

  it('marks nothing without words', () => {
    expect(marked('text', [])).toEqual([])
    expect(marked('text', [''])).toEqual([])
  })
})

describe('pageWindow', () => {
  it('shows all of a few pages, and the neighbourhood of many', () => {
    expect(pageWindow(1, 1)).toEqual([1])
    expect(pageWindow(3, 6)).toEqual([1, 2, 3, 4, 5, 6])
    expect(pageWindow(1, 20)).toEqual([1, 2, 3, 'gap', 20])
    expect(pageWindow(10, 20)).toEqual([1, 'gap', 8, 9, 10, 11, 12, 'gap', 20])
    expect(pageWindow(99, 20)).toEqual([1, 'gap', 18, 19, 20])
    expect(pageWindow(1, 0)).toEqual([])
  })
})

describe('pageCount', () => {
  it('counts pages of 20 results [C9.6]', () => {
    expect([0, 1, 20, 21, -5].map((total) => pageCount(total, searchPageSize))).toEqual([0, 1, 1, 2, 0])
  })
})

describe('searchQueryTo', () => {
  it('leaves out what is the default', () => {
    expect(searchQueryTo(emptySearchQuery)).toEqual([])
    expect(
      searchQueryTo({
        ...emptySearchQuery,
        term: '水',
        field: 'title',
        sort: 'views',
        time: 3,
        facets: { journal: onlyValue('26'), year: onlyValue('2026') },
        page: 2,
      }),
    ).toEqual([
      ['q', '水'],
      ['field', 'title'],
      ['year', '2026'],
      ['journal', '26'],
      ['sort', 'views'],
      ['time', '3'],
      ['page', '2'],
    ])
  })
})

describe('searchQueryFrom', () => {
  it.each([
    ['7', 7],
    ['1.5', 1],
    ['2e3', 1],
    ['x5', 1],
    ['5x', 1],
    [' 5', 1],
  ])('reads the page %j as %s [C2.31]', (raw, page) => {
    expect(searchQueryFrom([['page', raw]]).page).toBe(page)
  })

  it('takes the default for what is no value of its key [C2.31]', () => {
    expect(
      searchQueryFrom([
        ['q', 'a'],
        ['field', 'x'],
        ['sort', 'newest'],
        ['time', '2'],
        ['page', '0'],
        ['year', ''],
      ]),
    ).toEqual({
      ...emptySearchQuery,
      term: 'a',
    })
  })
})
