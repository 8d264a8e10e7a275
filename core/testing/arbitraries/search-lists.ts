import fc from 'fast-check'

const rawText = fc.constantFrom(
  '',
  ' ',
  'null',
  'undefined',
  'title',
  ' title ',
  'issn',
  'a',
  '标题',
  '428',
  '25',
)
const rawValue = fc.oneof(
  { weight: 6, arbitrary: rawText },
  { weight: 1, arbitrary: fc.oneof(fc.integer(), fc.double(), fc.boolean(), fc.constant(null)) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 2 }) },
)

const listOf = (names: readonly string[]): fc.Arbitrary<unknown> => {
  const entry = fc.oneof(
    { weight: 6, arbitrary: fc.dictionary(fc.constantFrom(...names), rawValue, { maxKeys: names.length }) },
    { weight: 1, arbitrary: rawValue },
  )
  const list = fc.array(entry, { maxLength: 6 })
  return fc.oneof(
    { weight: 6, arbitrary: list },
    { weight: 1, arbitrary: list.map((entries) => JSON.stringify(entries)) },
    { weight: 1, arbitrary: fc.anything() },
  )
}

/** Lists of conditions with values of any type, right ones among them. */
export const junkRawConditions: fc.Arbitrary<unknown> = listOf(['field', 'condition', 'enCondition'])

/** Options of a search config with values of any type, right ones among them. */
export const junkRawSearchOptions: fc.Arbitrary<unknown> = listOf(['type', 'code', 'name'])
