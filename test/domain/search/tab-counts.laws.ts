import { resultTabs, resultTabsOf, tabOfSearchType } from '../../../core/domain/media/result-tabs.ts'
import { countedTabs } from '../../../core/domain/search/tab-counts.ts'
import { headerSearchTypes } from '../../../core/domain/shell/header-search-types.ts'
import { searchTypes } from '../../../core/domain/shell/header-config.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

const types = fc.shuffledSubarray([...searchTypes])
const anyType = fc.constantFrom(...searchTypes)

describe('countedTabs', () => {
  it('has a tab for each type that is offered and for what is shown, each with its count [C2.27]', () => {
    fc.assert(
      fc.property(
        types,
        anyType,
        fc.dictionary(anyType, fc.nat(), { noNullPrototype: true }),
        (offered, shown, counts) => {
          const tabs = countedTabs(offered, shown, counts)
          const journals = [...offered, shown].includes('publication') ? ['publication'] : []
          const expected = [...resultTabsOf([...offered, shown]), ...journals]
          expect(tabs.map(({ tab }) => tab)).toEqual(expected.length < 2 ? [] : expected)
          for (const { tab, type, count } of tabs) {
            expect(tabOfSearchType(type) ?? 'publication').toBe(tab)
            expect(count).toBe(Object.entries(counts).find(([name]) => name === type)?.[1] ?? null)
          }
        },
      ),
    )
  })

  it('stands in the order of the tabs with journals behind them, and offers no choice of one [C2.27] [C2.25]', () => {
    const all = countedTabs(searchTypes, 'article', {}).map(({ tab }) => tab)
    expect(all).toEqual([...resultTabs, 'publication'])
    expect(countedTabs(['article'], 'article', { article: 3 })).toEqual([])
  })
})

describe('headerSearchTypes', () => {
  it('offers tables wherever it offers pictures, each type once [C3.2, C3.7]', () => {
    fc.assert(
      fc.property(types, (offered) => {
        const shown = headerSearchTypes({ searchTypes: offered }, 'slgc')
        expect(new Set(shown).size).toBe(shown.length)
        expect(shown.includes('table')).toBe(offered.includes('table') || offered.includes('picture'))
        expect(shown.filter((type) => type !== 'table')).toEqual(offered.filter((type) => type !== 'table'))
      }),
    )
  })

  it('keeps to the fixed types of some short-names, whatever their header says [C1.8, C3.7]', () => {
    fc.assert(
      fc.property(types, fc.constantFrom('entest01', 'entest04', 'emf', 'EMF'), (offered, sld) => {
        expect(headerSearchTypes({ searchTypes: offered }, sld)).toEqual([
          'article',
          'picture',
          'audio',
          'video',
        ])
      }),
    )
  })
})
