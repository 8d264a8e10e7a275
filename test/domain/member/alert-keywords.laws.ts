import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { articlesByKeywords } from '../../../core/domain/member/alert-keywords.ts'
import { arbitraryKeywords } from '../../../core/testing/arbitraries/members.ts'

const articles = [
  ['Flow in <meandering> channels', '弯曲河道中的水流'],
  ['Sediment transport by shear layers', ''],
  [],
]

describe('toldTo', () => {
  it.each([
    [[], [0, 1, 2]],
    [['sediment'], [1]],
    [['shear layer'], [1]],
    [['layer of shear'], []],
    [['河道'], [0]],
    [['水库'], []],
    [
      ['dam', 'SEDIMENT', 'CHANNEL', 'flow'],
      [0, 1],
    ],
    [['—'], []],
  ])('answers keywords %j with the articles %j [C5.11]', (keywords, told) => {
    const placesOf = articlesByKeywords(articles)
    expect(placesOf(keywords)).toEqual(told)
    expect(placesOf(keywords)).toEqual(told)
  })

  it.each([
    ['dam', 'Damage and damping of concrete beams'],
    ['gene', 'A general method for generated meshes'],
    ['rats', 'Rating of bonds'],
    ['species', 'A spectral survey of special stars'],
    ['ions', 'Ionosphere over China'],
    ['age', 'Agents on the web'],
    ['herring', 'Her work'],
  ])('does not tell who asked for %j of %j [C5.11]', (keyword, title) => {
    expect(articlesByKeywords([[title]])([keyword])).toEqual([])
  })

  it.each([
    ['dam', 'Dams and damming'],
    ['dams', 'A dam'],
    ['gene', 'Genes'],
    ['rat', 'Of rats'],
    ['alloy', 'Alloying and alloyed metals'],
    ['battery', 'Batteries'],
    ['rapid', 'Rapidly cooled steel'],
    ['gas', 'Gases'],
    ['lens', 'Lenses'],
    ['Alzheimer’s disease', 'Alzheimer disease'],
    ["Young's modulus", 'The Young’s modulus of bone'],
    ['time-dependent flow', 'Time-dependent flows'],
    ['Schrodinger', 'The Schrödinger equation'],
  ])('tells who asked for %j of %j [C5.11]', (keyword, title) => {
    expect(articlesByKeywords([[title]])([keyword])).toEqual([0])
  })

  it('should tell of no less for more keywords, in the order of the articles, and of everything for none [C5.11]', () => {
    fc.assert(
      fc.property(
        fc.array(fc.array(fc.string(), { maxLength: 3 }), { maxLength: 5 }),
        arbitraryKeywords,
        fc.string(),
        (texts, keywords, more) => {
          const placesOf = articlesByKeywords(texts)
          const places = placesOf([...keywords, more])
          expect(placesOf([])).toEqual([...texts.keys()])
          expect(places).toEqual(places.toSorted((a, b) => a - b))
          const fewer = keywords.length === 0 ? [] : placesOf(keywords)
          expect(places).toEqual(expect.arrayContaining([...fewer]))
        },
      ),
    )
  })
})
