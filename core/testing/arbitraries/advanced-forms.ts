import fc from 'fast-check'
import { searchTypes } from '../../domain/shell/header-config.ts'
import { advancedRowLimit, type AdvancedForm } from '../../domain/search/advanced-form.ts'
import { advancedFields, advancedMatches } from '../../domain/search/advanced-query.ts'
import { rowOperators, type AdvancedRow } from '../../domain/search/advanced-rows.ts'
import { junkAdvancedText } from './advanced-queries.ts'
import { arbitraryValue } from './text.ts'

const rowText = fc.oneof(
  { weight: 4, arbitrary: arbitraryValue },
  { weight: 2, arbitrary: fc.constantFrom('', ' ') },
  { weight: 1, arbitrary: fc.constantFrom(149, 150, 151).map((length) => 'x'.repeat(length)) },
)

/** A row as a reader can leave it, finished or not. */
export const junkAdvancedRow: fc.Arbitrary<AdvancedRow> = fc.record({
  operator: fc.constantFrom(...rowOperators),
  field: fc.constantFrom(...advancedFields),
  match: fc.constantFrom(...advancedMatches),
  text: rowText,
})

const typedYear = fc.oneof(
  { weight: 3, arbitrary: fc.constant('') },
  { weight: 3, arbitrary: fc.integer({ min: 1990, max: 2030 }).map(String) },
  { weight: 1, arbitrary: fc.constantFrom('20', 'x', ' 2010 ') },
)

/** A form as a reader can leave it, of which many say no search. */
export const junkAdvancedForm: fc.Arbitrary<AdvancedForm> = fc.record({
  type: fc.constantFrom(...searchTypes),
  shape: fc.constantFrom('rows' as const, 'text'),
  rows: fc.array(junkAdvancedRow, { minLength: 1, maxLength: advancedRowLimit }),
  from: typedYear,
  to: typedYear,
  text: fc.oneof(
    fc.constantFrom('', 'title="a b" OR c YEAR 2010..', '(a OR b) AND (c OR d)'),
    junkAdvancedText,
  ),
})
