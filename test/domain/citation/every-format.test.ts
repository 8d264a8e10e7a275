import { citationFormats } from '../../../core/domain/citation/citation-formats.ts'
import { describe, expect, it } from 'vitest'
import { river } from './sample-records.ts'

describe('every format', () => {
  const yearOf = (text: string) => /(?:year = \{|%D |PY {2}- |\{Year\}: |<Year>)(\d+)/.exec(text)?.[1] ?? ''

  it.each([
    [999, ''],
    [1000, '1000'],
    [9999, '9999'],
    [10_000, ''],
    [2021.5, ''],
    [NaN, ''],
  ])('writes the year %s as %j, since years have four digits [C7.9]', (year, expected) => {
    const record = { ...river, year, date: '' }
    for (const { print } of citationFormats) expect(yearOf(print([record]))).toBe(expected)
  })

  it('writes no noncharacters, for which a program can refuse the file [C7.9]', () => {
    const record = { ...river, abstract: 'one\uFDD0two\u{1FFFE}three\uFFFFfour\u{10FFFF}' }
    for (const { print } of citationFormats) expect(print([record])).toContain('one two three four')
  })

  it('writes an address without spaces [C7.9]', () => {
    const record = { ...river, doi: '', url: ' https://example.org/a b\nc ' }
    for (const { print } of citationFormats) {
      expect(print([record])).toContain('https://example.org/a%20b%20c')
    }
  })
})
