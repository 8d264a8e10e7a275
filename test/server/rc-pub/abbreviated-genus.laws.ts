import { genusMeant, readAbbreviatedGenus } from '../../../server/rc-pub/search/abbreviated-genus.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

describe('readAbbreviatedGenus', () => {
  it.each([
    ['C. idella', { initial: 'c', epithet: 'idella' }],
    [' E.coli ', { initial: 'e', epithet: 'coli' }],
    ['Ｃ．　idella', { initial: 'c', epithet: 'idella' }],
    ['c. idella', null],
    ['C idella', null],
    ['C. Idella', null],
    ['C. idella eggs', null],
    ['the C. idella', null],
    ['C. id', null],
    ['', null],
  ])('of %j', (term, read) => {
    expect(readAbbreviatedGenus(term)).toEqual(read)
  })
})

describe('genusMeant', () => {
  const articles = fc.integer({ min: 1, max: 50 })
  const found = fc.uniqueArray(fc.record({ genus: fc.stringMatching(/^c[a-z]{3}$/), articles }), {
    selector: ({ genus }) => genus,
    maxLength: 5,
  })

  it('should be the word that nearly all have, in whatever order, and none where there are several', () => {
    fc.assert(
      fc.property(found, (all) => {
        const total = all.reduce((sum, each) => sum + each.articles, 0)
        const meant = all.find((each) => each.articles >= total * 0.8)?.genus ?? null
        expect(genusMeant(all)).toBe(meant)
        expect(genusMeant(all.toReversed())).toBe(meant)
      }),
    )
  })
})
