import { emptyCitationRecord } from '../../../core/domain/citation/citation-record.ts'
import { citationKey } from '../../../core/domain/citation/citation-key.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { junkCitationRecord } from '../../../core/testing/arbitraries/citations.ts'
import { person, whole } from './sample-records.ts'

const english = { ...emptyCitationRecord, language: 'en', id: '7', year: 2026 } as const

describe('citationKey', () => {
  it.each([
    [[person('Qi', 'Wangshu')], 'How long does a gravel bed remember?', 'qi2026gravel'],
    [[person('Ångström-Öberg', 'X')], 'The H₂O budget', 'angstromoberg2026budget'],
    [[person("O'Neil", 'A, Jr.')], 'On the', 'oneil2026on'],
    [[whole('ATLAS Collaboration')], '2020: a', 'atlas2026'],
    [[person('Łukasiewicz', '')], '', 'lukasiewicz2026'],
    [[whole('张三')], 'Rivers', 'article-7'],
    [[], 'Rivers', 'article-7'],
  ])('is made of the first author, the year and what the title is about: %j %s', (authors, title, key) => {
    expect(citationKey({ ...english, authors, title })).toBe(key)
  })

  it('takes the English text of an article in both languages, whichever is asked for', () => {
    const chinese = { ...english, language: 'zh', title: '水', authors: [whole('齐')] } as const
    const translation = { ...english, title: 'Water tables', authors: [person('Qi', 'W')] }
    expect(citationKey({ ...chinese, translation })).toBe('qi2026water')
    expect(citationKey({ ...translation, translation: chinese })).toBe('qi2026water')
    expect(citationKey(chinese)).toBe('article-7')
    expect(citationKey({ ...translation, year: 0 })).toBe('article-7')
  })

  it('should be ASCII without a space, a letter first, and the same whenever it is asked for [C7.9]', () => {
    fc.assert(
      fc.property(junkCitationRecord, (record) => {
        expect(citationKey(record)).toMatch(/^[a-z][A-Za-z0-9:._/+-]*$/)
      }),
    )
  })
})
