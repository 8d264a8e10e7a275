import { abbreviatedGenera, genusMeant } from '../../../server/rc-pub/search/abbreviated-genus.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

describe('abbreviatedGenera', () => {
  const idella = { initial: 'c', epithet: 'idella' }
  it.each([
    ['C. idella', [{ ...idella, typed: 'C. idella' }]],
    [' E.coli ', [{ typed: 'E.coli', initial: 'e', epithet: 'coli' }]],
    ['Ｃ．　idella', [{ ...idella, typed: 'C. idella' }]],
    ['growth of C. idella, 2019', [{ ...idella, typed: 'C. idella' }]],
    [
      'C. idella/C. carpio',
      [
        { ...idella, typed: 'C. idella' },
        { typed: 'C. carpio', initial: 'c', epithet: 'carpio' },
      ],
    ],
    ['c. idella', []],
    ['C idella', []],
    ['C. Idella', []],
    ['C. idellaX', []],
    ['T.C. idella', []],
    ['C. id', []],
    [
      'A. aaa B. bbb C. ccc',
      [
        { typed: 'A. aaa', initial: 'a', epithet: 'aaa' },
        { typed: 'B. bbb', initial: 'b', epithet: 'bbb' },
      ],
    ],
    ['', []],
  ])('of %j', (term, read) => {
    expect(abbreviatedGenera(term)).toEqual(read)
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
