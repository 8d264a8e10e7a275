import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pack, unpack, type PackedJson } from '../../app/portal/packed-json.ts'

const known = [['name'], ['name', 'list', 'part']]

const through = (value: unknown): unknown =>
  unpack(JSON.parse(JSON.stringify(pack(value, known))) as PackedJson, known)

describe('pack and unpack', () => {
  it('should give back every JSON value', () => {
    fc.assert(
      fc.property(fc.jsonValue({ noUnicodeString: false }), (value) => {
        const json: unknown = JSON.parse(JSON.stringify(value))
        expect(through(json)).toEqual(json)
      }),
    )
  })

  it('should give back recurring texts and objects of one shape', () => {
    const text = fc.constantFrom('a recurring text', 'another recurring text', 'x', '')
    fc.assert(
      fc.property(
        fc.array(fc.record({ name: text, list: fc.array(text), part: fc.record({ name: text }) })),
        (rows) => {
          expect(through(rows)).toEqual(rows)
        },
      ),
    )
  })

  it('should write the keys of a list of like objects once', () => {
    const rows = Array.from({ length: 50 }, (_each, id) => ({ id, aRatherLongKeyName: 'a text that recurs' }))
    const printed = JSON.stringify(pack(rows))
    expect(printed.split('aRatherLongKeyName')).toHaveLength(2)
    expect(printed.split('a text that recurs')).toHaveLength(2)
  })
})
