import { journalsWithin } from '@xuekan/core/search'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

const journal = (zh: string, en: string, short = '') => ({
  name: { zh, en },
  abbreviation: { zh: '', en: short },
})
const ecology = journal('水生态学杂志', 'Journal of Hydroecology', 'J. Hydroecol.')
const other = journal('生态学杂志', 'Chinese Journal of Ecology')
const waters = journal('水科学进展', 'Advances in Water &amp; Science')
const lakes = journal('湖泊', 'Lakes')
const acta = journal('生态学报', 'Acta of the Ecology and Waters')
const advances = journal('水进展', 'Advances in Water')
const all = [ecology, other, advances, waters, lakes, acta]

describe('journalsWithin', () => {
  it.each([
    ['Journal of Hydroecology vortex', [[ecology, 'vortex']]],
    ['vortex in the JOURNAL OF HYDROECOLOGY', [[ecology, 'vortex']]],
    ['vortex in Journal of Hydroecology.', [[ecology, 'vortex']]],
    ['the eddy of the Journal of Hydroecology', [[ecology, 'the eddy']]],
    ['J Hydroecol: vortex', [[ecology, 'vortex']]],
    ['水生态学杂志 鱼道', [[ecology, '鱼道']]],
    ['《水生态学杂志》鱼道', [[ecology, '鱼道']]],
    ['鱼道，《水生态学杂志》', [[ecology, '鱼道']]],
    ['生态学杂志鱼道', [[other, '鱼道']]],
    ['Advances in Water & Science dams', [[waters, 'dams']]],
    ['advances in water and science dams', [[waters, 'dams']]],
    [
      '水生态学杂志 水科学进展',
      [
        [ecology, '水科学进展'],
        [waters, '水生态学杂志'],
      ],
    ],
    [
      '水科学进展 水生态学杂志',
      [
        [ecology, '水科学进展'],
        [waters, '水生态学杂志'],
      ],
    ],
    // the longer name first, and of three the longest two
    [
      'Journal of Hydroecology 水科学进展',
      [
        [waters, 'Journal of Hydroecology'],
        [ecology, '水科学进展'],
      ],
    ],
    [
      'J Hydroecol 生态学报 水科学进展',
      [
        [waters, 'J Hydroecol 生态学报'],
        [acta, 'J Hydroecol 水科学进展'],
      ],
    ],
    ['生态学报鱼道', [[acta, '鱼道']]],
    ['生态学报 Acta of the Ecology and Waters', [[acta, '生态学报']]],
    ['Advances in Water dams', [[advances, 'dams']]],
    ['鱼道 — !', []],
    ['水生态学杂志 — !', []],
    ['水生态学杂志', []],
    ['《水生态学杂志》', []],
    ['Journal of Hydroecologys vortex', []],
    ['Lakes of China', []],
    ['湖泊水质', []],
    ['', []],
  ])('of %j', (term, named) => {
    expect(journalsWithin(all, term).map((each) => [each.journal, each.term])).toEqual(named)
  })

  it('should leave the other words of any term in their order, and never nothing', () => {
    const word = fc.constantFrom('dam', 'fish', '鱼道', '水')
    const words = fc.array(word, { maxLength: 3 })
    fc.assert(
      fc.property(words, words, (before, behind) => {
        const term = [...before, 'Journal of Hydroecology', ...behind].join(' ')
        const rest = [...before, ...behind].join(' ')
        const found = journalsWithin(all, term).map((each) => each.term)
        expect(found).toEqual(rest === '' ? [] : [rest])
      }),
    )
  })
})
