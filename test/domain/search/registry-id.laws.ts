import { arbitraryText } from '@xuekan/core/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readKnownItem } from '../../../core/domain/search/known-item.ts'
import { describeKnownItem } from '../../../core/domain/search/known-match.ts'
import {
  printRegistryId,
  readRegistryId,
  registries,
  registryIdsWithin,
  type RegistryId,
} from '../../../core/domain/search/registry-id.ts'

const number = fc.integer({ min: 1, max: 999_999_999 }).map(String)
const pmid = number.map((id): RegistryId => ({ registry: 'pmid', id }))
const pmcid = number.map((id): RegistryId => ({ registry: 'pmcid', id: `PMC${id}` }))
const arxiv = fc
  .oneof(fc.stringMatching(/^\d{4}\.\d{4,5}$/), fc.stringMatching(/^(?:hep-th|math\.gt|cs)\/\d{7}$/))
  .map((id): RegistryId => ({ registry: 'arxiv', id }))
const anyId = fc.oneof(pmid, pmcid, arxiv)

/** The ways in which readers have them at hand. */
const printers: Readonly<Record<string, (id: RegistryId) => string>> = {
  'its name': ({ registry, id }) => `${registry.toUpperCase()}: ${id}`,
  'its name in one piece': ({ registry, id }) => `${registry}:${id}`,
  'the address of its page': ({ registry, id }) =>
    ({
      pmid: `https://pubmed.ncbi.nlm.nih.gov/${id}/?term=eddy`,
      pmcid: `https://pmc.ncbi.nlm.nih.gov/articles/${id}/#sec2`,
      arxiv: `https://arxiv.org/abs/${id}v2`,
    })[registry],
  'an older address': ({ registry, id }) =>
    ({
      pmid: `http://www.ncbi.nlm.nih.gov/pubmed/${id}`,
      pmcid: `www.ncbi.nlm.nih.gov/pmc/articles/${id}/pdf/main.pdf`,
      arxiv: `arxiv.org/pdf/${id}.pdf`,
    })[registry],
  'the address of another index': ({ registry, id }) =>
    ({
      pmid: `https://europepmc.org/article/MED/${id}`,
      pmcid: `https://europepmc.org/articles/${id}`,
      arxiv: `arXiv:${id}v1 [cs.LG]`,
    })[registry],
}

describe('registryIdsWithin', () => {
  it.each(Object.entries(printers))('should read what is written as %s', (_, print) => {
    fc.assert(
      fc.property(anyId, fc.constantFrom('', 'see ', '见', 'Qi W. Gravel. '), (id, before) => {
        const { ids, rest } = registryIdsWithin(before + print(id))
        expect(ids).toEqual([id])
        expect(rest).toBe(before.trim())
      }),
    )
  })

  it.each([
    ['PMID: 12; Qi W. Gravel. 2020', 'Qi W. Gravel. 2020'],
    ['Gravel. PMID: 12., PMID: 13 a.b', 'Gravel. PMID: 13 a.b'],
    ['Gravel PMC1234567 in rivers', 'Gravel in rivers'],
  ])('should leave of %j what stands around the number', (text, rest) => {
    expect(registryIdsWithin(text).rest).toBe(rest)
  })

  it('should take the one that is named before one in an address', () => {
    const { ids } = registryIdsWithin('https://pubmed.ncbi.nlm.nih.gov/13 PMID: 12')
    expect(ids).toEqual([{ registry: 'pmid', id: '12' }])
  })

  it('should read each of them again as it is, and have one of each at most', () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof(anyId.map(printRegistryId), arbitraryText), { maxLength: 4 }),
        (parts) => {
          const { ids } = registryIdsWithin(parts.join(' '))
          for (const id of ids) expect(readRegistryId(id.registry, id.id)).toEqual(id)
          expect(new Set(ids.map(({ registry }) => registry)).size).toBe(ids.length)
        },
      ),
    )
  })

  it.each([
    'PMC 4',
    'PMC12',
    'xPMC12345',
    'pubmed',
    '2101.00001',
    'arXiv',
    'PMID 1234567890',
    'PMID: 0',
    '12345678',
    'the PMCs of 2020',
  ])('should leave %j as it is', (text) => {
    expect(registryIdsWithin(text)).toEqual({ ids: [], rest: text })
  })

  it('should read the spellings of files as one', () => {
    const read = [
      readRegistryId('pmid', ' 0031415 '),
      readRegistryId('pmcid', '31415'),
      readRegistryId('pmcid', 'pmc31415.2'),
      readRegistryId('arxiv', 'arXiv:Hep-Th/9901001v3'),
    ]
    expect(read.map((id) => id?.id)).toEqual(['31415', 'PMC31415', 'PMC31415', 'hep-th/9901001'])
    expect(registries.map((registry) => readRegistryId(registry, 'x'))).toEqual([null, null, null])
  })
})

describe('readKnownItem, of registries', () => {
  it.each([
    ['PMID: 31415', 'identifier', 'PMID 31415'],
    ['PMC1234567', 'identifier', 'PMC1234567'],
    ['PMID: 31415; PMCID: PMC1234567.', 'identifier', 'PMID 31415 · PMC1234567'],
    ['arXiv:2101.00001v2', 'identifier', 'arXiv:2101.00001'],
    ['https://doi.org/10.48550/arXiv.2101.00001', 'identifier', 'DOI 10.48550/arXiv.2101.00001'],
    ['ISSN 1000-0001 PMID 31415', 'reference', 'ISSN 1000-0001 · PMID 31415'],
    [
      'Qi W. Gravel of beds. Water. 2024;69(5):517-30. doi: 10.5555/w.1. PMID: 31415; PMCID: PMC1234567.',
      'reference',
      'Gravel of beds · 2024, 69(5): 517 · DOI 10.5555/w.1 · PMID 31415 · PMC1234567',
    ],
  ])('should tell %j as %s', (text, kind, told) => {
    const item = readKnownItem(text)
    expect(item === null ? null : describeKnownItem(item)).toEqual({ kind, text: told })
  })

  it('should have the number in arXiv that a DOI of arXiv names', () => {
    expect(readKnownItem('10.48550/ARXIV.2101.00001')?.registryIds).toEqual([
      { registry: 'arxiv', id: '2101.00001' },
    ])
  })
})
