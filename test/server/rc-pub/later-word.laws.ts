import { beginsLaterWord, laterWordKey } from '../../../server/rc-pub/search/later-word.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

const word = fc.stringMatching(/^[a-z]{3,8}$/)
const words = fc.array(word, { minLength: 1, maxLength: 5 })
const between = fc.constantFrom(' ', '-', ', ', ' (', '·')
const run = fc
  .array(fc.constantFrom(...'竖缝式鱼道水库大坝'), { minLength: 2, maxLength: 6 })
  .map((characters) => characters.join(''))
const has = (phrase: string, typed: string): boolean => beginsLaterWord(phrase, laterWordKey(typed) ?? '?')

describe('beginsLaterWord', () => {
  it('should find the beginning of each later word, whatever stands between, and however it is written', () => {
    fc.assert(
      fc.property(words, between, word, fc.integer({ min: 3, max: 8 }), (before, mark, last, letters) => {
        expect(has(before.join(mark) + mark + last, last.slice(0, letters).toUpperCase())).toBe(true)
      }),
    )
  })

  it('should find no rest of a word, and nothing in a first word alone', () => {
    fc.assert(
      fc.property(words, word, (all, typed) => {
        const later = all.slice(1).some((each) => each.startsWith(typed))
        expect(has(all.join(' '), typed)).toBe(later)
      }),
    )
  })

  it('should find Chinese wherever it stands but at the beginning', () => {
    fc.assert(
      fc.property(run, run, (phrase, typed) => {
        expect(has(phrase, typed)).toBe(phrase.indexOf(typed, 1) > 0)
        expect(has(`与${phrase}`, phrase)).toBe(true)
      }),
    )
  })

  it('should take too little, and nothing that is a word, for nothing', () => {
    for (const typed of ['', ' ', 'da', '坝', '%', "'':*"]) expect(laterWordKey(typed)).toBeNull()
  })

  it.each([
    ['基于GIS的选址', 'gis', true],
    ['Naïve Øresund', 'oresund', true],
    ['大型水庫', '水库', true],
    ['madam dam', 'adam', false],
  ])('in %j, %j: %s', (phrase, typed, found) => {
    expect(has(phrase, typed)).toBe(found)
  })
})
