import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { initialsOfText, initialsOf } from '../../../server/rc-pub/search/name-initials.ts'

const syllable = fc.constantFrom('yu', 'ting', 'lan', 'zhang', 'wei', 'shan', 'ou', 'lv', 'an', 'Xun')
const beside = fc.constantFrom('·', ' ', '。', '-')
const name = fc.array(syllable, { minLength: 2, maxLength: 4 })

describe('initialsOfText', () => {
  it('should be two to four Latin letters, however they are written, and nothing else', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 6 }), (text) => {
        expect(initialsOfText(text) ?? 'none').toMatch(/^[a-z]{2,4}$/)
        expect(initialsOfText(text) !== null).toBe(/^[a-z]{2,4}$/i.test(text.normalize('NFKC').trim()))
      }),
    )
  })

  it.each(['y', 'floods', 'zhang', 'y t l', 'h2o', '余', '10', '', '%', "y't", 'é', 'ytlü'])(
    'should be none in %j',
    (text) => {
      expect(initialsOfText(text)).toBeNull()
    },
  )

  it.each([
    ['YTL', 'ytl'],
    [' zw ', 'zw'],
    ['ｚｗ', 'zw'],
    ['oyhx', 'oyhx'],
  ])('should read %j as %j', (text, initials) => {
    expect(initialsOfText(text)).toBe(initials)
  })
})

describe('initialsOf', () => {
  it('should be found by what a reader types: a letter a syllable, in order, in either case', () => {
    fc.assert(
      fc.property(name, fc.boolean(), (syllables, isUpper) => {
        const typed = syllables.map((each) => each.charAt(0)).join('')
        expect(initialsOf(syllables)).toBe(initialsOfText(isUpper ? typed.toUpperCase() : typed))
      }),
    )
  })

  it('should not depend on what stands between the syllables', () => {
    fc.assert(
      fc.property(name, beside, fc.nat({ max: 4 }), (syllables, mark, at) => {
        expect(initialsOf([...syllables.slice(0, at), mark, ...syllables.slice(at)])).toBe(
          initialsOf(syllables),
        )
      }),
    )
  })

  it.each([[[]], [['yu']], [['mai', 'mai', 'ti', '·', 'tu', 'er', 'xun']], [['。', '。']]])(
    'should be none of %j',
    (syllables) => {
      expect(initialsOf(syllables)).toBeNull()
    },
  )
})
