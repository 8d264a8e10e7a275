import fc from 'fast-check'
import type { Codec } from '../../domain/storage/codec.ts'
import { junkText } from '../arbitraries/text.ts'
import { same } from './expectation.ts'
import { law, type Law } from './law.ts'

/** What a codec's laws stand for, and what else it is tried with. */
export interface CodecSetting {
  readonly clauses?: readonly string[]
  /** Text beyond junk, JSON and damaged prints that must do no harm. */
  readonly junk?: fc.Arbitrary<string>
}

/** What holds of a codec: the round trip of every value, and no harm from any text. */
export function codecLaws<T>(
  { print, parse }: Codec<T>,
  values: fc.Arbitrary<T>,
  { clauses = [], junk = junkText }: CodecSetting = {},
): readonly Law[] {
  const anything = fc.oneof(junk, junkText, fc.json(), damaged(values.map(print)))
  return [
    law(
      'should read back every value that is printed',
      clauses,
      fc.property(values, (value) => {
        same(parse(print(value)), value, 'the value')
      }),
    ),
    law(
      'should print equal values as equal text',
      clauses,
      fc.property(fc.clone(values, 2), ([one, other]) => {
        same(print(one), print(other), 'the text')
      }),
    ),
    law(
      'should give a value that prints as it was read, or null, for any text, and never throw',
      clauses,
      fc.property(anything, (text) => {
        const read = parse(text)
        if (read !== null) same(parse(print(read)), read, 'the value')
      }),
    ),
  ]
}

/** Text in which something is missing, doubled or replaced; JSON often stays JSON. */
const damaged = (texts: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  fc
    .tuple(
      texts,
      fc.nat(),
      fc.nat({ max: 6 }),
      fc.constantFrom('', '0', '-1', 'null', '""', '[]', '{}', 'x', '\uD800'),
    )
    .map(([text, place, length, instead]) => {
      const [parts, marks] = [text.split(/[":,[\]{}]+/), [...text.matchAll(/[":,[\]{}]+/g)]]
      const at = place % (parts.length + 1)
      if (at === parts.length) return text.slice(0, place % (text.length + 1)) + instead.repeat(length)
      return parts.map((part, index) => (index === at ? instead : part) + (marks[index]?.[0] ?? '')).join('')
    })
