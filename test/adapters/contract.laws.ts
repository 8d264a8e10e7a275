import { isAbsentText } from '@xuekan/core/content'
import { endpoints, decode, jsonSchema, type Endpoint } from '@xuekan/rc-pub/contract'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { arbitraryOfSchema } from './schema-arbitrary.ts'
import { tellingTexts, withoutAbsent } from './wire/absent-in.ts'
import { junkOf } from './wire/junk-wire.ts'

const all: readonly Endpoint<unknown>[] = Object.values(endpoints)
const answers = all.flatMap(({ name, answer }) => (answer === null ? [] : [{ name, answer }]))

/** Those that say what they hold: of an answer that nobody reads every key is known. */
const reported = answers.filter(({ answer }) => answer.kind !== 'anything')

/** Any JSON, often shaped like an envelope's data with a little of everything in it. */
const junk = fc.oneof(
  fc.jsonValue(),
  fc.dictionary(
    fc.constantFrom('id', 'content', 'facets', 'periods', 'children', '__proto__', 'year'),
    fc.jsonValue(),
  ),
  fc.array(fc.dictionary(fc.string(), fc.jsonValue()), { maxLength: 3 }),
)

describe.each(answers)('decode: $name', ({ answer }) => {
  it('should give a Result for any JSON', () => {
    fc.assert(
      fc.property(junk, (raw) => {
        const result = decode(answer, raw, 'data')
        expect(result.ok || result.error.field.startsWith('data')).toBe(true)
      }),
    )
  })

  it('should decode what its strict schema allows to itself', () => {
    fc.assert(
      fc.property(arbitraryOfSchema(jsonSchema(answer)), (value) => {
        expect(decode(answer, value)).toEqual({ ok: true, value })
      }),
      { numRuns: 30 },
    )
  })

  it('should read every value that is absent, in whatever words, as it reads null [C3.9] [C3.12]', () => {
    fc.assert(
      fc.property(junkOf(answer), (raw) => {
        const result = decode(answer, raw)
        expect(result).toEqual(decode(answer, withoutAbsent(answer, raw)))
        const texts = result.ok ? [...tellingTexts(answer, result.value)] : []
        expect(texts.filter(isAbsentText)).toEqual([])
      }),
      { numRuns: 30 },
    )
  })

  it('should read what was read as itself', () => {
    fc.assert(
      fc.property(junkOf(answer), (raw) => {
        const result = decode(answer, raw)
        expect(result.ok ? decode(answer, result.value) : result).toEqual(result)
      }),
      { numRuns: 30 },
    )
  })

  it('should accept null everywhere in place of a value', () => {
    fc.assert(
      fc.property(arbitraryOfSchema(jsonSchema(answer)), (value) => {
        expect(decode(answer, withNulls(value)).ok).toBe(true)
      }),
      { numRuns: 30 },
    )
  })
})

describe.each(reported)('decode: $name', ({ answer }) => {
  it('should ignore keys that it does not know', () => {
    fc.assert(
      fc.property(arbitraryOfSchema(jsonSchema(answer)), fc.jsonValue(), (value, extra) => {
        if (typeof value !== 'object' || value === null || Array.isArray(value)) return
        expect(decode(answer, { ...value, 'of another rc-pub': extra })).toEqual({ ok: true, value })
      }),
      { numRuns: 30 },
    )
  })
})

/** The same records with null for every value. */
function withNulls(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withNulls)
  if (typeof value !== 'object' || value === null) return null
  return Object.fromEntries(Object.keys(value).map((key) => [key, null]))
}
