import { selectCondition, switchSearchType } from '../../../core/domain/search/advanced-conditions.ts'
import { parseAdvancedQuery } from '../../../core/domain/search/advanced-parse.ts'
import { printAdvancedQuery } from '../../../core/domain/search/advanced-print.ts'
import { advancedFields, type AdvancedNode } from '../../../core/domain/search/advanced-query.ts'
import { everyYear } from '../../../core/domain/search/year-range.ts'
import {
  conditionOfEntries,
  entriesOfCondition,
  type AdvancedEntry,
  type AdvancedRow,
} from '../../../core/domain/search/advanced-rows.ts'
import { wordsOfCondition } from '../../../core/domain/search/advanced-words.ts'
import { readYears, validateYears } from '../../../core/domain/search/advanced-years.ts'
import { describe, expect, it } from 'vitest'

const word = (text: string): AdvancedNode => ({ kind: 'term', field: 'all', match: 'fuzzy', text })
const and = (left: AdvancedNode, right: AdvancedNode): AdvancedNode => ({ kind: 'and', left, right })
const or = (left: AdvancedNode, right: AdvancedNode): AdvancedNode => ({ kind: 'or', left, right })
const not = (operand: AdvancedNode): AdvancedNode => ({ kind: 'not', operand })
const [a, b, c] = [word('a'), word('b'), word('c')]

const conditionOf = (raw: string): AdvancedNode | string => {
  const read = parseAdvancedQuery(raw)
  return read.ok ? read.value.condition : `${read.error.kind} at ${read.error.at}`
}

describe('parseAdvancedQuery', () => {
  it.each([
    ['a', a],
    ['a AND b OR c', or(and(a, b), c)],
    ['a OR b AND c', or(a, and(b, c))],
    ['(a OR b) AND c', and(or(a, b), c)],
    ['a AND (b AND c)', and(a, and(b, c))],
    ['a OR b OR c', or(or(a, b), c)],
    ['NOT a AND b', and(not(a), b)],
    ['NOT (a AND b)', not(and(a, b))],
    ['NOT NOT a', not(not(a))],
    ['a b', and(a, b)],
    ['a NOT b', and(a, not(b))],
    ['a(b)', and(a, b)],
    ['a and b', and(and(a, word('and')), b)],
  ])('binds NOT before AND before OR in %j [C2.30]', (raw, condition) => {
    expect(conditionOf(raw)).toEqual(condition)
  })

  it.each([
    ['title="Yellow River"', 'title', 'precise', 'Yellow River'],
    ['title~"Yellow River"', 'title', 'fuzzy', 'Yellow River'],
    ['author=李水利', 'author', 'precise', '李水利'],
    ['doi~10.5555/xk.2026.1', 'doi', 'fuzzy', '10.5555/xk.2026.1'],
    ['"Yellow River"', 'all', 'precise', 'Yellow River'],
    ['River', 'all', 'fuzzy', 'River'],
    ['title="a \\"b\\" \\\\ c"', 'title', 'precise', 'a "b" \\ c'],
    ['"AND"', 'all', 'precise', 'AND'],
    ['keyword=OR', 'keyword', 'precise', 'OR'],
    ['E=mc2', 'all', 'fuzzy', 'E=mc2'],
    ['subtitle=x', 'all', 'fuzzy', 'subtitle=x'],
    ['  " a "  ', 'all', 'precise', 'a'],
  ])('reads the term %s as %s, %s, %j [C2.30]', (raw, field, match, text) => {
    expect(conditionOf(raw)).toEqual({ kind: 'term', field, match, text })
  })

  it.each([
    'title',
    'keyword',
    'author',
    'institution',
    'abstract',
    'doi',
    'publicationName',
    'organizerUnit',
    'cn',
    'issn',
  ] as const)('searches the field %s [C3.15]', (field) => {
    expect(advancedFields).toContain(field)
    expect(conditionOf(`${field}="x y"`)).toEqual({ kind: 'term', field, match: 'precise', text: 'x y' })
  })

  it.each([
    ['a YEAR 2010..2020', 2010, 2020],
    ['a YEAR 2010..', 2010, null],
    ['a YEAR ..2020', null, 2020],
    ['a YEAR 2015', 2015, 2015],
    ['a OR b YEAR 1999..1999', 1999, 1999],
    ['a', null, null],
  ])('takes the years of %j [C2.30]', (raw, from, to) => {
    expect(parseAdvancedQuery(raw)).toMatchObject({ ok: true, value: { years: { from, to } } })
  })

  it.each([
    ['', 'empty at 0'],
    [' \t', 'empty at 0'],
    ['a AND ""', 'empty at 6'],
    ['a AND', 'unexpected at 5'],
    ['a AND OR b', 'unexpected at 6'],
    ['AND a', 'unexpected at 0'],
    ['()', 'unexpected at 1'],
    ['(a', 'unexpected at 2'],
    ['a)', 'unexpected at 1'],
    ['a YEAR', 'years at 6'],
    ['a YEAR 20..30', 'years at 7'],
    ['a YEAR 2020..2010', 'years at 7'],
    ['a YEAR 2010..2020..2030', 'years at 7'],
    ['a YEAR 2010 b', 'unexpected at 12'],
    ['YEAR 2010', 'unexpected at 0'],
    ['a YEAR (', 'years at 7'],
    ['(a YEAR 2010)', 'unexpected at 3'],
    ['a "b', 'unfinished at 2'],
    ['a AND title="b', 'unfinished at 6'],
    ['title= "b"', 'unfinished at 0'],
    ['"b\\"', 'unfinished at 0'],
    [`a ${'x'.repeat(151)}`, 'termTooLong at 2'],
    [' a'.repeat(201), 'tooManyTerms at 401'],
    [`${'('.repeat(51)}a`, 'tooDeep at 51'],
    ['a'.repeat(100_001), 'tooLong at 100000'],
  ])('refuses %j: %s [C2.30]', (raw, error) => {
    expect(conditionOf(raw)).toBe(error)
  })
})

describe('printAdvancedQuery', () => {
  it.each([
    [or(and(a, b), c), 'all~"a" AND all~"b" OR all~"c"'],
    [and(a, or(b, c)), 'all~"a" AND (all~"b" OR all~"c")'],
    [and(a, and(b, c)), 'all~"a" AND (all~"b" AND all~"c")'],
    [or(a, or(b, c)), 'all~"a" OR (all~"b" OR all~"c")'],
    [and(not(a), not(or(b, c))), 'NOT all~"a" AND NOT (all~"b" OR all~"c")'],
    [not(not(word('\\"'))), 'NOT NOT all~"\\\\\\""'],
  ])('writes no more parentheses than it needs, case %# [C2.30]', (condition, text) => {
    expect(printAdvancedQuery({ condition, years: everyYear })).toBe(text)
  })

  it('writes years after the condition [C2.30]', () => {
    expect(printAdvancedQuery({ condition: or(a, b), years: { from: 2010, to: 2020 } })).toBe(
      'all~"a" OR all~"b" YEAR 2010..2020',
    )
    expect(printAdvancedQuery({ condition: a, years: { from: null, to: 2020 } })).toBe('all~"a" YEAR ..2020')
  })
})

describe('readYears', () => {
  it('takes no empty text [C2.30]', () => {
    expect(readYears('')).toEqual({ ok: false, error: 'malformed' })
    expect(readYears('..2020')).toEqual({ ok: true, value: { from: null, to: 2020 } })
  })
})

describe('validateYears', () => {
  it('takes four digits or nothing at each end, in order [C2.30]', () => {
    expect(validateYears(' 2010 ', ' 2020 ')).toEqual({ ok: true, value: { from: 2010, to: 2020 } })
    expect(validateYears('', '')).toEqual({ ok: true, value: everyYear })
    for (const [from, to] of [
      ['10', ''],
      ['', '20200'],
      ['0999', ''],
      ['2O10', ''],
      ['-2010', ''],
      ['2010.5', ''],
    ] as const)
      expect(validateYears(from, to)).toEqual({ ok: false, error: 'malformed' })
    expect(validateYears('2021', '2020')).toEqual({ ok: false, error: 'reversed' })
  })
})

describe('conditionOfEntries', () => {
  const row = (operator: AdvancedRow['operator'], text: string): AdvancedRow => ({
    kind: 'row',
    operator,
    field: 'all',
    match: 'fuzzy',
    text,
  })

  it('joins each row with all that is above [C2.30]', () => {
    const rows = [row('AND', 'a'), row('OR', ' b '), row('AND', 'c')]
    expect(conditionOfEntries(rows)).toEqual({ ok: true, value: and(or(a, b), c) })
    expect(conditionOfEntries([row('AND', 'a'), row('NOT', 'b')])).toEqual({
      ok: true,
      value: and(a, not(b)),
    })
    expect(conditionOfEntries([row('NOT', 'a'), row('OR', 'b')])).toEqual({ ok: true, value: or(not(a), b) })
  })

  it('skips rows without a term, and refuses a form without any [C2.30]', () => {
    expect(conditionOfEntries([row('AND', ' '), row('OR', 'a'), row('NOT', '')])).toEqual({
      ok: true,
      value: a,
    })
    expect(conditionOfEntries([row('AND', ''), row('NOT', ' ')])).toEqual({ ok: false, error: 'empty' })
    expect(conditionOfEntries([])).toEqual({ ok: false, error: 'empty' })
  })

  it('takes 150 characters in a row and no more [C5.1]', () => {
    expect(conditionOfEntries([row('AND', 'x'.repeat(150))]).ok).toBe(true)
    expect(conditionOfEntries([row('AND', 'a'), row('AND', 'x'.repeat(151))])).toEqual({
      ok: false,
      error: 'tooLong',
    })
  })

  it.each([
    [and(a, or(b, c)), ['AND a', 'AND (AND b, OR c)']],
    [or(a, not(b)), ['AND a', 'OR (NOT b)']],
    [not(not(a)), ['NOT (NOT a)']],
    [not(or(a, b)), ['NOT (AND a, OR b)']],
    [and(a, not(not(b))), ['AND a', 'NOT (NOT b)']],
  ])('has groups for a condition that needs them, case %# [C2.30]', (condition, shown) => {
    const told = (entry: AdvancedEntry): string =>
      entry.kind === 'row'
        ? `${entry.operator} ${entry.text}`
        : `${entry.operator} (${entry.entries.map(told).join(', ')})`
    expect(entriesOfCondition(condition).map(told)).toEqual(shown)
  })
})

describe('wordsOfCondition', () => {
  it('gives the words that a result was found by, each once', () => {
    const phrase: AdvancedNode = { kind: 'term', field: 'title', match: 'precise', text: 'Yellow  River' }
    expect(wordsOfCondition(and(or(phrase, word('River')), not(word('delta'))))).toEqual(['Yellow', 'River'])
    expect(wordsOfCondition(not(and(a, not(b))))).toEqual(['b'])
  })
})

describe('switchSearchType', () => {
  const title = { field: 'title', condition: '标题', enCondition: 'Title' }
  const author = { field: 'author', condition: '作者', enCondition: 'Author' }
  const issn = { field: 'issn', condition: 'ISSN', enCondition: 'ISSN' }

  it('changes the options and selects the first [C4.17]', () => {
    const before = selectCondition(switchSearchType('article', [title, author]), 'author')
    expect(before.selected).toBe(author)
    const after = switchSearchType('publication', [issn, author])
    expect(after).toEqual({ type: 'publication', options: [issn, author], selected: issn })
    expect(switchSearchType('article', before.options).selected).toBe(title)
  })

  it('selects nothing where nothing is offered, and ignores what is not offered [C4.17]', () => {
    expect(switchSearchType('audio', [])).toEqual({ type: 'audio', options: [], selected: null })
    const choice = switchSearchType('article', [title, author])
    expect(selectCondition(choice, 'issn')).toBe(choice)
  })
})
