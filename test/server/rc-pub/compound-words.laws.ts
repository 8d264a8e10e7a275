import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compoundsWithin, isWrittenBothWays } from '../../../server/rc-pub/search/compound-words.ts'

const apart = (one: string, other: string) => ({ typed: 'apart', parts: [one, other], joined: one + other })

describe('compoundsWithin', () => {
  it.each([
    ['fish way', [apart('fish', 'way')]],
    ['Fish-Way', [apart('fish', 'way')]],
    ['fish‑way', [apart('fish', 'way')]],
    ['fish-\nway', [apart('fish', 'way')]],
    ['in-lab', [apart('in', 'lab')]],
    ['in-\n lab', [apart('in', 'lab')]],
    ['x-ray', [apart('x', 'ray')]],
    ['in - land', []],
    ['fish, way', []],
    ['fish (way)', []],
    ['"fish way"', []],
    ['“fish way”', []],
    ['in land', []],
    ['鱼 道', []],
    ['CO2 flux', []],
    ['', []],
  ])('of %j', (term, found) => {
    expect(compoundsWithin(term)).toEqual(found)
  })

  it('parts a word wherever both parts have three letters', () => {
    expect(compoundsWithin('fishway').map(({ parts }) => parts.join(' '))).toEqual(['fis hway', 'fish way'])
    expect(compoundsWithin('a'.repeat(25))).toEqual([])
  })

  it('should give parts of letters alone that make the whole, few of any term, none twice', () => {
    const terms = fc.string({
      unit: fc.constantFrom('fish', 'way', 'a', '鱼', '7', ' ', '-', ','),
      maxLength: 60,
    })
    fc.assert(
      fc.property(terms, (term) => {
        const found = compoundsWithin(term)
        for (const { parts, joined } of found) {
          expect(parts.join('')).toBe(joined)
          for (const part of parts) expect(part).toMatch(/^[a-z]+$/)
        }
        expect(new Set(found.map((each) => JSON.stringify(each))).size).toBe(found.length)
      }),
    )
  })
})

describe('isWrittenBothWays', () => {
  it.each([
    ['apart', 0, 1, true],
    ['apart', 4, 1, true],
    ['apart', 5, 1, false],
    ['apart', 3, 0, false],
    ['joined', 1, 0, true],
    ['joined', 4, 1, true],
    ['joined', 5, 1, false],
    ['joined', 0, 9, false],
  ] as const)('%s: %i apart, %i joined: %s', (typed, few, joined, both) => {
    expect(isWrittenBothWays({ typed }, { apart: few, joined })).toBe(both)
  })
})
