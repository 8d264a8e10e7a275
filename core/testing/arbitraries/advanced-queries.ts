import fc from 'fast-check'
import { searchTypes } from '../../domain/shell/header-config.ts'
import type { ConditionChoice, SearchCondition } from '../../domain/search/advanced-conditions.ts'
import {
  advancedFields,
  advancedMatches,
  type AdvancedNode,
  type AdvancedQuery,
  type AdvancedTerm,
  type YearRange,
} from '../../domain/search/advanced-query.ts'
import { rowOperators, type AdvancedRow, type RowOperator } from '../../domain/search/advanced-rows.ts'
import { arbitraryValue, junkText } from './text.ts'

/** Words that the grammar of advanced search reads for itself, to be carried as text. */
const loadedText = fc.constantFrom(
  'AND',
  'OR NOT',
  'YEAR 2010..2020',
  'title="',
  '(',
  ')',
  '\\',
  '"',
  'doi~x',
)

/** What a term can hold: not blank, no white space around it. */
const termText: fc.Arbitrary<string> = fc
  .oneof(arbitraryValue, loadedText, junkText)
  .map((text) => text.trim())
  .filter((text) => text !== '')

const arbitraryTerm: fc.Arbitrary<AdvancedTerm> = fc.record({
  kind: fc.constant('term' as const),
  field: fc.constantFrom(...advancedFields),
  match: fc.constantFrom(...advancedMatches),
  text: termText,
})

export const arbitraryAdvancedNode: fc.Arbitrary<AdvancedNode> = fc.letrec<{ node: AdvancedNode }>((tie) => ({
  node: fc.oneof(
    { maxDepth: 6, withCrossShrink: true },
    arbitraryTerm,
    fc.record({ kind: fc.constantFrom('and' as const, 'or'), left: tie('node'), right: tie('node') }),
    fc.record({ kind: fc.constant('not' as const), operand: tie('node') }),
  ),
})).node

const arbitraryYear = fc.integer({ min: 1000, max: 9999 })

export const arbitraryYearRange: fc.Arbitrary<YearRange> = fc
  .tuple(fc.option(arbitraryYear), fc.option(arbitraryYear))
  .map(([one, other]) =>
    one !== null && other !== null
      ? { from: Math.min(one, other), to: Math.max(one, other) }
      : { from: one, to: other },
  )

export const arbitraryAdvancedQuery: fc.Arbitrary<AdvancedQuery> = fc.record({
  condition: arbitraryAdvancedNode,
  years: arbitraryYearRange,
})

const rowWith = (operators: readonly RowOperator[]): fc.Arbitrary<AdvancedRow> =>
  fc.record({
    operator: fc.constantFrom(...operators),
    field: fc.constantFrom(...advancedFields),
    match: fc.constantFrom(...advancedMatches),
    text: termText,
  })

/** Rows as the form holds them once they are read: the first joins nothing, so it is never OR. */
export const arbitraryAdvancedRows: fc.Arbitrary<readonly AdvancedRow[]> = fc
  .tuple(
    rowWith(rowOperators.filter((operator) => operator !== 'OR')),
    fc.array(rowWith(rowOperators), { maxLength: 7 }),
  )
  .map(([first, rest]) => [first, ...rest])

/** Pieces of the grammar in any order, most of them no query. */
export const junkAdvancedText: fc.Arbitrary<string> = fc.oneof(
  junkText,
  fc
    .array(
      fc.constantFrom(
        'AND',
        'OR',
        'NOT',
        'YEAR',
        '(',
        ')',
        '"',
        '\\',
        '2010..2020',
        '..',
        'title=',
        'doi~',
        'river',
        '"a b"',
      ),
      { maxLength: 12 },
    )
    .chain((pieces) => fc.constantFrom(' ', '').map((gap) => pieces.join(gap))),
)

const arbitraryCondition: fc.Arbitrary<SearchCondition> = fc.record({
  field: fc.constantFrom('title', 'keyword', 'author', 'publicationName', 'issn'),
  condition: fc.constantFrom('标题', '关键词', '作者'),
  enCondition: fc.constantFrom('Title', 'Keyword', 'Author'),
})

/** The conditions that a site offers for a type; sometimes none. */
export const arbitraryConditions: fc.Arbitrary<readonly SearchCondition[]> = fc.uniqueArray(
  arbitraryCondition,
  {
    selector: ({ field }) => field,
    maxLength: 5,
  },
)

/** A type with its conditions, any one of them selected. */
export const arbitraryConditionChoice: fc.Arbitrary<ConditionChoice> = fc
  .tuple(fc.constantFrom(...searchTypes), arbitraryConditions, fc.nat())
  .map(([type, options, at]) => ({ type, options, selected: options[at % options.length] ?? null }))
