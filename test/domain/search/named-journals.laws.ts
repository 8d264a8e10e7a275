import { namedJournals } from '../../../core/domain/search/named-journals.ts'
import { titleKey } from '../../../core/domain/search/known-titles.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

const journal = (zh: string, en: string, short = '') => ({
  name: { zh, en },
  abbreviation: { zh: '', en: short },
})
const waters = journal('水科学进展', 'Advances in Water &amp; Science', 'Adv. Water Sci.')
const lakes = journal('湖泊科学', 'Lakes')

describe('namedJournals', () => {
  it.each([
    ['水科学进展', [waters]],
    ['《水科学进展》', [waters]],
    ['advances in water and science', [waters]],
    ['Advances in Water & Science', [waters]],
    ['Adv Water Sci', [waters]],
    ['LAKES ', [lakes]],
    ['水科学', []],
    ['Lake', []],
    ['&', []],
    ['—', []],
  ])('of %j', (term, named) => {
    expect(namedJournals([waters, lakes], term)).toEqual(named)
  })

  it('should name the journals alone whose whole name is the term', () => {
    const name = fc.string({ unit: fc.constantFrom('a', 'B', '水', ' ', '.', '-'), maxLength: 4 })
    const journals = fc.array(fc.tuple(name, name).map(([zh, en]) => journal(zh, en)))
    fc.assert(
      fc.property(journals, name, (all, term) => {
        const key = titleKey(term)
        const suits = all.filter(({ name: { zh, en } }) => [zh, en].some((each) => titleKey(each) === key))
        expect(namedJournals(all, term)).toEqual(key === '' ? [] : suits)
      }),
    )
  })
})
