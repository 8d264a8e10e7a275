import fc from 'fast-check'
import { searchTypes } from '../../domain/shell/header-config.ts'
import type { ConditionChoice, SearchCondition } from '../../domain/search/advanced-conditions.ts'
import {
  advancedFields,
  advancedMatches,
  type AdvancedNode,
  type AdvancedQuery,
  type AdvancedTerm,
} from '../../domain/search/advanced-query.ts'
import type { YearRange } from '../../domain/search/year-range.ts'
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

const nodeOf = (maxDepth: number, term: fc.Arbitrary<AdvancedTerm>): fc.Arbitrary<AdvancedNode> =>
  fc.letrec<{ node: AdvancedNode }>((tie) => ({
    node: fc.oneof(
      { maxDepth, withCrossShrink: true },
      term,
      fc.record({ kind: fc.constantFrom('and' as const, 'or'), left: tie('node'), right: tie('node') }),
      fc.record({ kind: fc.constant('not' as const), operand: tie('node') }),
    ),
  })).node

export const arbitraryAdvancedNode: fc.Arbitrary<AdvancedNode> = nodeOf(6, arbitraryTerm)

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

/** Trees of depth 3 over what readers paste: Chinese, quotation marks, colons, DOIs, operators. */
export const arbitraryPastedNode: fc.Arbitrary<AdvancedNode> = nodeOf(
  3,
  fc.record({
    kind: fc.constant('term' as const),
    field: fc.constantFrom(...advancedFields),
    match: fc.constantFrom(...advancedMatches),
    text: fc
      .array(
        fc.constantFrom(
          '鱼道',
          '水库调度：',
          '“引号”',
          '"',
          ':',
          '10.5555/slgc.2026.05.001',
          '10.1000/a(b)c;d"e',
          'title:',
          'doi=',
          'AND',
          'NOT (',
          'YEAR 2016..',
          '\\',
          '、',
          'α-Fe',
        ),
        { minLength: 1, maxLength: 4 },
      )
      .map((pieces) => pieces.join(' ')),
  }),
)

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
