import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { interpretedWords } from '../../../core/domain/search/interpreted-words.ts'

describe('interpretedWords', () => {
  it('leaves a stem out where its word stands beside it', () => {
    expect(interpretedWords(['vaccine', 'trial', 'vaccin'], 'vaccine trial')).toEqual(['vaccine', 'trial'])
    expect(interpretedWords(['energy', 'energi'], 'energy')).toEqual(['energy'])
  })

  it.each([
    ['dam damage', ['dam', 'damage', 'damag'], ['dam', 'damage']],
    ['Flow (flower)', ['flow', 'flower'], ['flow', 'flower']],
    ['general gene', ['general', 'gene'], ['general', 'gene']],
    ['gene-general', ['gene', 'general'], ['gene', 'general']],
    ['水dam与damage', ['水', 'dam', 'damage', 'damag'], ['水', 'dam', 'damage']],
    ['Ｄａｍ damage', ['dam', 'damage', 'damag'], ['dam', 'damage']],
    ['café cafés', ['cafe', 'cafes'], ['cafe', 'cafes']],
    ['title=dam AND title=damage', ['dam', 'damage', 'damag'], ['dam', 'damage']],
  ])('reads %j with the index words %j as %j', (term, words, read) => {
    expect(interpretedWords(words, term)).toEqual(read)
  })

  it('keeps a stem that no word begins with, and Chinese words that begin alike', () => {
    expect(interpretedWords(['studies', 'studi', 'analysi'], 'studies')).toEqual(['studies', 'analysi'])
    expect(interpretedWords(['水库', '水库泥沙'], '')).toEqual(['水库', '水库泥沙'])
    expect(interpretedWords(['水pH', '水pH值'], '')).toEqual(['水pH', '水pH值'])
  })

  it('should leave out no word of the term, whatever stands beside it', () => {
    const word = fc.constantFrom(
      'dam',
      'damage',
      'damag',
      'flow',
      'flower',
      'gene',
      'general',
      'energi',
      'energy',
      '水库',
    )
    fc.assert(
      fc.property(fc.array(word, { maxLength: 6 }), fc.array(word, { maxLength: 6 }), (typed, added) => {
        const read = interpretedWords([...typed, ...added], typed.join(' '))
        expect(read).toEqual(expect.arrayContaining(typed))
      }),
    )
  })
})
