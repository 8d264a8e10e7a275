import fc from 'fast-check'
import { advancedFormKeys } from '../../domain/search/advanced-form-keys.ts'
import { advancedFormLimits, type AdvancedForm } from '../../domain/search/advanced-form.ts'
import { advancedFields, advancedMatches } from '../../domain/search/advanced-query.ts'
import {
  rowOperators,
  type AdvancedEntry,
  type AdvancedGroup,
  type AdvancedRow,
} from '../../domain/search/advanced-rows.ts'
import { junkAdvancedText } from './advanced-queries.ts'
import { arbitraryValue } from './text.ts'

const rowText = fc.oneof(
  { weight: 4, arbitrary: arbitraryValue },
  { weight: 2, arbitrary: fc.constantFrom('', ' ') },
  { weight: 1, arbitrary: fc.constantFrom(149, 150, 151).map((length) => 'x'.repeat(length)) },
)

/** A row as a reader can leave it, finished or not. */
export const junkAdvancedRow: fc.Arbitrary<AdvancedRow> = fc.record({
  kind: fc.constant('row' as const),
  operator: fc.constantFrom(...rowOperators),
  field: fc.constantFrom(...advancedFields),
  match: fc.constantFrom(...advancedMatches),
  text: rowText,
})

/** Rows and groups as a reader can leave them, no deeper than a form goes. */
export const junkAdvancedEntries: fc.Arbitrary<readonly AdvancedEntry[]> = fc
  .letrec<{ entry: AdvancedEntry; group: AdvancedGroup; row: AdvancedRow }>((tie) => ({
    entry: fc.oneof({ maxDepth: advancedFormLimits.depth }, tie('row'), tie('group')),
    group: fc.record({
      kind: fc.constant('group' as const),
      operator: fc.constantFrom(...rowOperators),
      entries: fc.array(tie('entry'), { minLength: 1, maxLength: 3 }),
    }),
    row: junkAdvancedRow,
  }))
  .entry.chain((first) => fc.array(junkAdvancedRow, { maxLength: 4 }).map((rest) => [first, ...rest]))

const typedYear = fc.oneof(
  { weight: 3, arbitrary: fc.constant('') },
  { weight: 3, arbitrary: fc.integer({ min: 1990, max: 2030 }).map(String) },
  { weight: 1, arbitrary: fc.constantFrom('20', 'x', ' 2010 ') },
)

/** A form as a reader can leave it, of which many say no search. */
export const junkAdvancedForm: fc.Arbitrary<AdvancedForm> = fc.record({
  entries: junkAdvancedEntries,
  from: typedYear,
  to: typedYear,
  text: fc.oneof(
    { weight: 3, arbitrary: fc.constant(null) },
    { weight: 1, arbitrary: fc.constantFrom('', 'title="a b" OR c YEAR 2010..', '(a OR b) AND (c OR d)') },
    { weight: 1, arbitrary: junkAdvancedText },
  ),
})

/** What a browser sends of a form, or somebody writes into an address: its names in any order, with any values. */
export const junkFormPairs: fc.Arbitrary<readonly (readonly [name: string, value: string])[]> = fc.array(
  fc.tuple(
    fc.constantFrom(...Object.values(advancedFormKeys)),
    fc.oneof(
      arbitraryValue,
      fc.constantFrom(
        ...rowOperators,
        ...advancedFields,
        ...advancedMatches,
        '1',
        '2010',
        'row:',
        'remove:0',
      ),
    ),
  ),
  { maxLength: 24 },
)
