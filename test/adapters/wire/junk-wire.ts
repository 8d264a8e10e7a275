import { junkLink } from '@xuekan/core/testing'
import type { Endpoint, Shape } from '@xuekan/rc-pub/contract'
import fc from 'fast-check'

/** What stands for no value on the wire (C3.9, C3.12). */
export const absentValues = [null, '', ' ', 'null', 'undefined', ' null '] as const

const absent: fc.Arbitrary<unknown> = fc.constantFrom<unknown[]>(...absentValues)

const junkTexts: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 3, arbitrary: absent },
  {
    weight: 3,
    arbitrary: fc.constantFrom(
      '0',
      '1',
      'true',
      'zh',
      '428;25',
      '/a.png',
      'https://example.org/a.png',
      '#EBEBEB',
    ),
  },
  { weight: 2, arbitrary: junkLink },
  { weight: 2, arbitrary: fc.oneof(fc.integer(), fc.double(), fc.boolean(), fc.string()) },
)

const junkIntegers = fc.oneof(
  absent,
  fc.integer({ min: -2, max: 8 }),
  fc.maxSafeInteger(),
  fc.integer().map((value) => ` ${value} `),
)

const junkBits = fc.oneof(absent, fc.constantFrom<unknown[]>(0, 1, true, false, '0', '1', 'TRUE', 'no', 2))

const maybeAsJson = (values: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc.oneof(
    { weight: 6, arbitrary: values },
    { weight: 1, arbitrary: values.map((value) => JSON.stringify(value)) },
  )

/** The data of a call from a careless server. */
export const junkDataOf = ({ answer }: Endpoint<unknown>): fc.Arbitrary<unknown> =>
  answer === null ? fc.constant(null) : junkOf(answer)

/** Everything that a shape can be on the wire of a careless server: values of other types, absent ones in every spelling, missing keys. */
export function junkOf(shape: Shape<unknown>): fc.Arbitrary<unknown> {
  switch (shape.kind) {
    case 'text':
      return shape.values === undefined ? junkTexts : fc.oneof(fc.constantFrom(...shape.values), junkTexts)
    case 'integer':
      return junkIntegers
    case 'bit':
      return junkBits
    case 'anything':
      return fc.jsonValue()
    case 'empty':
      return fc.constantFrom(null, 'null', [])
    case 'nullable':
      return fc.oneof({ weight: 1, arbitrary: absent }, { weight: 5, arbitrary: junkOf(shape.of) })
    case 'list':
      return fc.oneof(
        { weight: 1, arbitrary: absent },
        {
          weight: 6,
          arbitrary: maybeAsJson(
            fc.array(fc.oneof({ weight: 1, arbitrary: absent }, { weight: 6, arbitrary: junkOf(shape.of) }), {
              maxLength: 3,
            }),
          ),
        },
      )
    case 'record':
      return maybeAsJson(
        fc.record(Object.fromEntries(shape.fields.map(([name, field]) => [name, fieldOf(field)])), {
          requiredKeys: [],
        }),
      )
  }
}

/** A record within another one may be absent. */
const fieldOf = (field: Shape<unknown>): fc.Arbitrary<unknown> =>
  field.kind === 'record'
    ? fc.oneof({ weight: 1, arbitrary: absent }, { weight: 6, arbitrary: junkOf(field) })
    : junkOf(field)
