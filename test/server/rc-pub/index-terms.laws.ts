import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { nameLexemes } from '../../../server/rc-pub/search/index-terms.ts'

const part = fc.constantFrom('Yan', 'qing', 'Shen', 'Ouyang', 'Ze', 'de', 'Zoë')
const parts = fc.array(part, { minLength: 2, maxLength: 4 })
const between = fc.constantFrom(' ', '-', ', ', '·', ' ‐ ')
const plain = (words: readonly string[]): string => words.join('').toLowerCase().replaceAll('ë', 'e')

describe('nameLexemes', () => {
  it('should hold a name in one piece with either end first, whatever stands between its words', () => {
    fc.assert(
      fc.property(parts, between, (words, mark) => {
        const lexemes = nameLexemes([words.join(mark)])
        expect(lexemes).toContain(plain(words))
        expect(lexemes).toContain(plain([...words.slice(-1), ...words.slice(0, -1)]))
        expect(lexemes).toContain(plain([...words.slice(1), ...words.slice(0, 1)]))
      }),
    )
  })

  it('should hold the same of two words, whichever stands first', () => {
    fc.assert(
      fc.property(part, part, (one, other) => {
        expect(nameLexemes([`${one} ${other}`]).toSorted()).toEqual(
          nameLexemes([`${other} ${one}`]).toSorted(),
        )
      }),
    )
  })

  it.each([
    ['Yanqing Shen', ['yanqing', 'shen', 'yanqingshen', 'shenyanqing']],
    ['Plato', ['plato']],
    ['沈砚清', ['沈砚', '砚清', '清']],
    ['', []],
  ])('gives of %j just %j', (name, lexemes) => {
    expect(nameLexemes([name])).toEqual(lexemes)
  })
})
