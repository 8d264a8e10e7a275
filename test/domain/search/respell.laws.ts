import { editDistance } from '../../../core/domain/search/edit-distance.ts'
import { respell, respellable } from '../../../core/domain/search/respell.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

const text = fc.string({ unit: fc.constantFrom('a', 'b', 'c', '水', '库'), maxLength: 8 })
const most = fc.integer({ min: 0, max: 4 })

describe('editDistance', () => {
  it('should be the same both ways, and 0 for equal texts alone', () => {
    fc.assert(
      fc.property(text, text, most, (one, other, bound) => {
        const edits = editDistance(one, other, bound)
        expect(edits).toBe(editDistance(other, one, bound))
        expect(edits === 0).toBe(one === other)
        expect(edits).toBeLessThanOrEqual(bound + 1)
      }),
    )
  })

  it('should be 1 for one slip of the keys', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: 2 }), fc.nat(), (one, at) => {
        const place = at % (one.length - 1)
        const [first = '', second = ''] = [one[place], one[place + 1]]
        const [head, tail] = [one.slice(0, place), one.slice(place + 2)]
        expect(editDistance(one, head + second + tail, 2)).toBe(1)
        expect(editDistance(one, `${head}x${first}${second}${tail}`, 2)).toBe(1)
        expect(editDistance(one, `${head}x${second}${tail}`, 2)).toBe(1)
        const swapped = head + second + first + tail
        expect(editDistance(one, swapped, 2)).toBe(first === second ? 0 : 1)
      }),
    )
  })
})

const phrases = [
  { text: 'Hydraulic structures', articles: 3 },
  { text: 'hydraulics', articles: 1 },
  { text: '水库大坝安全监测', articles: 2 },
  { text: '水利工程', articles: 9 },
  { text: 'Müller', articles: 1 },
]

const respelt = (term: string): string | null => respell(term, new Set(respellable(term)), phrases)

describe('respell', () => {
  it.each([
    ['hydrualic', 'hydraulic'],
    ['Strutcures, of hydrolic', 'structures, of hydraulic'],
    ['水利公程', '水利工程'],
    ['大坝安金监测', '大坝安全监测'],
    ['mueller', 'muller'],
    ['hydraulic', 'hydraulics'],
    ['hyd', null],
    ['公程', null],
    ['hydrualic1', null],
    ['hydrualic*', 'hydraulic'],
    ['hydrualic* structures**', 'hydraulic structures'],
    ['hyd*', null],
    ['光子学', null],
    ['', null],
  ])('%s is %s', (term, meant) => expect(respelt(term)).toBe(meant))

  it('should leave alone what is not unknown, and what stands between', () => {
    const pieces = fc.array(fc.constantFrom('hydrualic', '水利公程', ' ', '-', '12', 'of', 'structures'), {
      maxLength: 6,
    })
    fc.assert(
      fc.property(pieces, (parts) => {
        const term = parts.join(' ')
        expect(respell(term, new Set(), phrases)).toBeNull()
        const meant = parts.map((part) => (part === 'hydrualic' ? 'hydraulic' : part)).join(' ')
        expect(respell(term, new Set(['hydrualic']), phrases)).toBe(meant === term ? null : meant)
      }),
    )
  })

  it('should take the commoner of two that are as near, whatever their order', () => {
    const known = [
      { text: 'floods', articles: 2 },
      { text: 'floods and bloods', articles: 1 },
      { text: 'floors', articles: 1 },
    ]
    fc.assert(
      fc.property(fc.shuffledSubarray(known, { minLength: known.length }), (some) => {
        expect(respell('flooqs', new Set(['flooqs']), some)).toBe('floods')
      }),
    )
  })
})
