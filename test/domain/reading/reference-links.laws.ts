import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { referenceLinks, referenceRegisters } from '../../../core/domain/reading/reference-links.ts'

const references = fc.record({
  doi: fc.oneof(fc.constantFrom('', '10.1000/182', '10.5555/a.1', '10.1000/a b<"&'), fc.string()),
  pmid: fc.oneof(fc.constantFrom('', '30109773', 'x'), fc.string()),
  text: fc.string({ unit: 'grapheme', maxLength: 600 }),
})

describe('referenceLinks', () => {
  it('should be addresses of https that read back, each register once and in order', () => {
    fc.assert(
      fc.property(references, (reference) => {
        const links = referenceLinks(reference)
        for (const { url } of links) {
          expect(new URL(url).protocol).toBe('https:')
          expect(url).toMatch(/^[^\s"<>]+$/)
        }
        const registers = links.map(({ register }) => register)
        expect(registers).toEqual(referenceRegisters.filter((each) => registers.includes(each)))
      }),
    )
  })

  it('looks up by identifiers, and by words where there is none', () => {
    expect(referenceLinks({ doi: '10.1000/182', pmid: '12', text: 'A work' })).toEqual([
      { register: 'doi', url: 'https://doi.org/10.1000/182' },
      { register: 'crossref', url: 'https://search.crossref.org/search/works?q=10.1000%2F182' },
      { register: 'pubmed', url: 'https://pubmed.ncbi.nlm.nih.gov/12/' },
      { register: 'scholar', url: 'https://scholar.google.com/scholar?q=10.1000%2F182' },
    ])
    expect(
      referenceLinks({ doi: '10.5555/a.1', pmid: '', text: '冯溪. 过鱼设施. https://doi.org/10.5555/a.1' }),
    ).toEqual([
      {
        register: 'scholar',
        url: `https://scholar.google.com/scholar?q=${encodeURIComponent('冯溪. 过鱼设施.')}`,
      },
    ])
    expect(referenceLinks({ doi: '', pmid: '', text: ' ' })).toEqual([])
  })
})
