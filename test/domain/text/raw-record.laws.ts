import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { listIn, recordIn } from '../../../core/domain/text/raw-record.ts'

const record = fc.dictionary(
  fc.string({ minLength: 1 }).filter((key) => key !== '__proto__'),
  fc.jsonValue(),
)
const list = fc.array(fc.jsonValue())
const space = fc.constantFrom('', ' ', '\n\t')

describe('a record of unknown values', () => {
  it('is the same as it stands and as JSON text', () => {
    fc.assert(
      fc.property(record, space, (raw, before) => {
        expect(recordIn(raw)).toBe(raw)
        const text = JSON.stringify(raw)
        expect(recordIn(before + text)).toEqual(JSON.parse(text))
      }),
    )
  })

  it('is empty for anything else', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          list,
          fc.string().filter((text) => !text.trimStart().startsWith('{')),
          fc.integer(),
        ),
        (raw) => {
          expect(recordIn(raw)).toEqual({})
        },
      ),
    )
    for (const raw of [null, undefined, '{', '{"a":}', ' {]']) expect(recordIn(raw)).toEqual({})
  })
})

describe('a list of unknown values', () => {
  it('is the same as it stands and as JSON text', () => {
    fc.assert(
      fc.property(list, space, (raw, before) => {
        expect(listIn(raw)).toBe(raw)
        const text = JSON.stringify(raw)
        expect(listIn(before + text)).toEqual(JSON.parse(text))
      }),
    )
  })

  it('is empty for anything else', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          record,
          fc.string().filter((text) => !text.trimStart().startsWith('[')),
        ),
        (raw) => {
          expect(listIn(raw)).toEqual([])
        },
      ),
    )
    for (const raw of [null, undefined, 1, '[', '[1,]', ' [}']) expect(listIn(raw)).toEqual([])
  })
})
