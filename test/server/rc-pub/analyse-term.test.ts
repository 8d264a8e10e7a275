import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { analyseTerm } from '../../../server/rc-pub/search/analyse-term.ts'
import { indexGrams, queryGrams } from '../../../server/rc-pub/search/bigrams.ts'
import { parseDoiTerm } from '../../../server/rc-pub/search/parse-doi-term.ts'
import { textWords } from '../../../server/rc-pub/search/text-words.ts'

describe('analyseTerm', () => {
  it.each([
    ['遥感', ['遥感']],
    ['水利工程的安全', ['水利工程', '安全']],
    ['的', ['的']],
    ['水', ['水']],
  ] as const)('divides %s into %j', (term, runs) => {
    expect(analyseTerm(term)).toEqual({ words: [], runs })
  })

  it('keeps words of alphabets as typed, without case, accents and repetition', () => {
    expect(analyseTerm('Müller, MULLER & H2O 水')).toEqual({ words: ['muller', 'h2o'], runs: ['水'] })
  })

  it('should give pieces of the term only', () => {
    const text = fc.string({
      unit: fc.constantFrom(...'水利工程的安全与遥感之光子学在地核对流和'),
      maxLength: 30,
    })
    fc.assert(
      fc.property(text, (term) => {
        expect(analyseTerm(term).runs.filter((run) => !term.includes(run))).toEqual([])
      }),
    )
  })

  it('should bound its work for any term', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (term) => {
        const { words, runs } = analyseTerm(term)
        expect(Math.max(words.length, runs.length)).toBeLessThanOrEqual(32)
      }),
    )
  })
})

describe('indexGrams', () => {
  it('gives each pair, and the last character alone', () => {
    expect(indexGrams('水利工程')).toEqual(['水利', '利工', '工程', '程'])
  })

  it('should hold the pairs of every part of a run, side by side', () => {
    const run = fc.string({ unit: fc.constantFrom(...'水利工程遥感𠀀光'), minLength: 1, maxLength: 12 })
    fc.assert(
      fc.property(run, fc.nat(11), fc.nat(11), (whole, from, length) => {
        const part = [...whole].slice(from, from + length + 2).join('')
        fc.pre([...part].length > 1)
        expect(`${indexGrams(whole).join(' ')} `).toContain(`${queryGrams(part).join(' ')} `)
      }),
    )
  })
})

describe('textWords', () => {
  it('splits alphabets from what is written without spaces, and drops what is neither', () => {
    expect(textWords('COVID-19患者的CT影像：β-actin（2021）')).toEqual({
      words: ['covid', '19', 'ct', 'β', 'actin', '2021'],
      runs: ['患者的', '影像'],
    })
  })
})

describe('parseDoiTerm', () => {
  it.each([
    ['10.5555/SLGC.2026.5.1', '10.5555/slgc.2026.5.1'],
    [' https://doi.org/10.1002/(sici)1097<1:aid>3.0 ', '10.1002/(sici)1097<1:aid>3.0'],
    ['doi: 10.5555/x', '10.5555/x'],
    ['10.5 metres', null],
    ['https://example.org/10.5555/x', null],
  ] as const)('reads %s as %s', (term, doi) => {
    expect(parseDoiTerm(term)).toBe(doi)
  })
})
