import {
  doiChanges,
  doiStem,
  meantDoi,
  nearestArticles,
} from '../../../core/domain/article/nearest-articles.ts'
import { asSiteId } from '../../../core/domain/site/site.ts'
import { arbitraryDoi } from '@xuekan/core/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

const linked = (doi: string) => ({ id: doi, siteId: asSiteId('1'), doi, title: { zh: doi, en: doi } })
const linkedAll = (...dois: readonly string[]) => dois.map(linked)
const near = (asked: string, ...dois: readonly string[]): readonly string[] =>
  nearestArticles(asked, linkedAll(...dois)).map(({ doi }) => doi)

/** Texts over few letters, so that they are often near each other. */
const text = fc.string({ unit: fc.constantFrom('0', 'o', '1', 'a'), maxLength: 8 })

describe('nearestArticles', () => {
  it('should name at most three that are there, the nearest first, for any DOIs', () => {
    fc.assert(
      fc.property(text, fc.uniqueArray(text, { maxLength: 12 }), (asked, known) => {
        const found = near(asked, ...known)
        const changes = found.map((doi) => doiChanges(meantDoi(asked), doi.toLowerCase()))
        expect(found.length).toBeLessThanOrEqual(3)
        expect(known).toEqual(expect.arrayContaining([...found]))
        expect(changes).toEqual(changes.toSorted((one, other) => one - other))
        expect(changes.every((each) => each <= 2)).toBe(true)
      }),
    )
  })

  it('should name first the one that was meant, whatever sentence it was copied from', () => {
    fc.assert(
      fc.property(arbitraryDoi, fc.constantFrom('.', ',', '。', ')', '”', ' ', '. '), (doi, end) => {
        fc.pre(meantDoi(doi) === doi.toLowerCase())
        expect(near(`${doi}${end}`, '10.5555/x', doi)[0]).toBe(doi)
      }),
    )
  })

  it.each([
    ['a letter in place of a digit', '10.5555/slgc.2026.05.0l1', '10.5555/slgc.2026.05.011'],
    ['a letter O in place of a zero', '10.5555/slgc.2026.05.O11', '10.5555/slgc.2026.05.011'],
    ['two that are turned round', '10.5555/slgc.2026.05.021', '10.5555/slgc.2026.05.012'],
    ['one too many', '10.5555/slgc.2026.05.0111', '10.5555/slgc.2026.05.011'],
    ['one too few', '10.5555/slgc.2026.05.01', '10.5555/slgc.2026.05.011'],
    ['full-width characters', '１０.5555/slgc.2026.05.011', '10.5555/slgc.2026.05.011'],
  ])('should see through %s', (_, asked, meant) => {
    expect(near(asked, '10.5555/slgc.2026.05.099', meant)[0]).toBe(meant)
  })

  it('should name nothing for what is near no DOI', () => {
    expect(near('10.5555/nothing', '10.5555/slgc.2026.05.011', '10.5555/nothing-like-it')).toEqual([])
  })
})

describe('doiChanges', () => {
  it('should be none for the same, alike in both directions, and at most the longer length', () => {
    fc.assert(
      fc.property(text, text, (one, other) => {
        const changes = doiChanges(one, other)
        expect(doiChanges(one, one)).toBe(0)
        expect(changes).toBe(doiChanges(other, one))
        expect(changes > 0).toBe(one !== other)
        expect(changes).toBeLessThanOrEqual(Math.max(one.length, other.length))
      }),
    )
  })
})

describe('doiStem', () => {
  it('should be the beginning of the DOI that was meant, or nothing', () => {
    fc.assert(
      fc.property(arbitraryDoi, (doi) => {
        const stem = doiStem(doi)
        expect(stem === '' || stem.length === meantDoi(doi).length - 2).toBe(true)
      }),
    )
    expect(doiStem('10.5555/slgc.2026.O5.011')).toBe('10.5555/slgc.2026.05.0')
    expect(doiStem('10.5555/a1')).toBe('')
    expect(doiStem('nonsense')).toBe('')
  })
})
