import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { englishStem } from '../../../core/domain/search/english-stem.ts'

const small = fc.string({
  unit: fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz'),
  minLength: 1,
  maxLength: 50,
})
const ending = fc.constantFrom(
  '',
  's',
  'es',
  'ies',
  'ed',
  'ing',
  'ly',
  'ation',
  'ational',
  'ness',
  'ous',
  'ity',
)
const anyWord = fc.tuple(small, ending, ending).map((parts) => parts.join(''))

describe('englishStem', () => {
  it.each([
    ['dam', 'dams dammed damming'],
    ['damag', 'damage damages damaged damaging'],
    ['studi', 'study studies studied studying'],
    ['rate', 'rate rates rated rating'],
    ['rat', 'rats'],
    ['agre', 'agree agreed agrees agreeing'],
    ['need', 'need needed needs needing'],
    ['exceed', 'exceeds exceeded exceeding'],
    ['tie', 'tie ties tied'],
    ['add', 'add adds added adding'],
    ['use', 'use uses used using'],
    ['bus', 'bus buses'],
    ['bias', 'bias biases biased'],
    ['evening', 'evening evenings'],
    ['simul', 'simulate simulated simulation simulations simulator'],
    ['normal', 'normal normally normalize normalization normality'],
    ['hope', 'hope hoped hopeful hopefully hopefulness'],
    ['relat', 'relate relation relational relative'],
    ['geolog', 'geology geological'],
    ['employ', 'employ employment employing'],
    ['control', 'control controlled controlling controller'],
    ['general', 'general generally generalization'],
    ['gene', 'gene genes'],
    ['visibl', 'visible visibly'],
    ['visibl', 'visible visibility'],
  ])('is %j for %s', (stem, words) => {
    expect(words.split(' ').map(englishStem)).toEqual(words.split(' ').map(() => stem))
  })

  it('is the word itself where it is short, longer than any, or not of small letters', () => {
    for (const word of ['', 'as', 'x', 'Dams', 'co2s', 'études', `${'a'.repeat(40)}s`])
      expect(englishStem(word)).toBe(word)
  })

  it('should be no longer than its word, and begin with the same letter', () => {
    fc.assert(
      fc.property(anyWord, (word) => {
        const stem = englishStem(word)
        expect(stem.length).toBeLessThanOrEqual(word.length)
        expect(stem[0]).toBe(word[0])
      }),
    )
  })
})
