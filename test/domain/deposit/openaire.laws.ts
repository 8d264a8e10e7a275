import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { articleKinds } from '../../../core/domain/article/article-kind.ts'
import { writtenText } from '../../../core/domain/article/written-text.ts'
import { nameIn } from '../../../core/domain/deposit/deposited-article.ts'
import type { LiteratureRecord } from '../../../core/domain/deposit/literature-record.ts'
import { printOpenaire } from '../../../core/domain/deposit/print-openaire.ts'
import { elementsAt, readXml } from '../citation/readers.ts'
import { depositedAuthor, depositedParts, line, lines } from './deposited-parts.ts'
import { openaireFaults } from './openaire-structure.ts'

const record: fc.Arbitrary<LiteratureRecord> = fc.record({
  ...depositedParts,
  doi: fc.constantFrom('', '10.1234/a<b>', '10.5555/x'),
  type: fc.oneof(fc.constantFrom('research-article', 'correction', 'book-review', 'constructor'), line),
  version: fc.integer({ min: -1, max: 10 }),
  licenseName: line,
  helpers: fc.array(fc.record({ name: line, roles: lines, affiliation: line }), { maxLength: 2 }),
  relatedUrls: fc.array(fc.constant('https://b.test/'), { maxLength: 1 }),
  // an article has a page in each language
  urls: fc.constant({ zh: 'https://a.test/zh/article/1', en: 'https://a.test/en/article/1' }),
  pmid: fc.constantFrom('', '123'),
  arxiv: fc.constantFrom('', '2101.00001'),
})

const printed = (each: LiteratureRecord) => readXml(printOpenaire(each))
const texts = (from: ReturnType<typeof printed>, ...path: readonly string[]): readonly string[] =>
  elementsAt(from, ...path).map(({ text }) => text)

const known: LiteratureRecord = {
  doi: '10.1234/flow',
  language: 'zh',
  originalLanguage: 'zh-Hans',
  journal: {
    name: { zh: '水力学报', en: 'Journal of Hydraulics' },
    abbreviation: '',
    issn: '1000-0001',
    publisher: { zh: '水学会', en: 'Water Society' },
  },
  type: 'research-article',
  title: { zh: '江河', en: 'Rivers' },
  authors: [
    {
      name: { zh: '欧阳修', en: 'Xiu Ouyang' },
      parts: { zh: { surname: '欧阳', givenNames: '修', suffix: '' }, en: null },
      isOrganisation: false,
      orcid: '0000-0002-1825-0097',
      affiliations: [{ name: { zh: '江海大学', en: 'Jianghai University' }, ror: '' }],
    },
  ],
  abstract: { zh: '<p>摘要</p>', en: '' },
  keywords: { zh: ['泥沙'], en: ['sediment'] },
  texts: [],
  year: 2026,
  volume: '8',
  issue: '2',
  firstPage: '12',
  lastPage: '20',
  elocationId: '',
  dates: { received: '2025-12-08', accepted: '2026-02-01', online: '', published: '2026-03-05' },
  version: 0,
  licenseUrl: 'https://creativecommons.org/licenses/by/4.0/',
  licenseName: 'CC BY 4.0',
  awards: [
    {
      funder: { zh: '水科学基金', en: 'Water Science Fund' },
      funderId: 'https://doi.org/10.13039/501100001809',
      numbers: ['51', '52'],
    },
  ],
  helpers: [{ name: 'Lan Zhou', roles: ['Academic Editor'], affiliation: '' }],
  references: [],
  relations: [{ type: 'companion', doi: '10.1234/other' }],
  relatedUrls: [],
  hasText: true,
  urls: { zh: 'https://a.test/zh/article/1', en: 'https://a.test/en/article/1' },
  pdfUrl: 'https://a.test/zh/article/1.pdf',
  pmid: '',
  arxiv: '',
}

describe('printOpenaire', () => {
  it('should be a well-formed record of the guidelines for any article', () => {
    fc.assert(
      fc.property(record, (each) => {
        expect(openaireFaults(printed(each))).toEqual([])
      }),
    )
  })

  it('should name each author once who has a name, in order, with an ORCID under its scheme', () => {
    const name = fc.constantFrom('', '张三', 'Ann Lee', 'River Group')
    const named = depositedAuthor.map((one) => ({ ...one, parts: { zh: null, en: null } }))
    const authors = fc.array(
      fc.tuple(named, name, name).map(([one, zh, en]) => ({ ...one, name: { zh, en } })),
      { maxLength: 4 },
    )
    fc.assert(
      fc.property(record, authors, (each, all) => {
        const creators = elementsAt(
          printed({ ...each, authors: all }),
          'datacite:creators',
          'datacite:creator',
        )
        const known = all.filter(({ name: { zh, en } }) => zh !== '' || en !== '')
        expect(creators.map((creator) => texts(creator, 'datacite:nameIdentifier').join())).toEqual(
          known.map(({ orcid }) => orcid),
        )
        const written = creators.map((creator) => texts(creator, 'datacite:creatorName').join())
        expect(written.map((text) => text.replace(/[^\p{L}]/gu, '').length)).toEqual(
          known.map(
            (one) => (nameIn(one, [each.language, 'zh', 'en'])?.whole ?? '').replaceAll(' ', '').length,
          ),
        )
      }),
    )
  })

  it('should say each text once, with its language, the original first', () => {
    fc.assert(
      fc.property(record, (each) => {
        const titles = elementsAt(printed(each), 'datacite:titles', 'datacite:title')
        const said = titles.map(({ text }) => text)
        expect(new Set(said).size).toBe(said.length)
        expect(titles.filter(({ attributes }) => attributes['titleType'] === undefined)).toHaveLength(
          Math.min(1, titles.length),
        )
        const own = writtenText(each.title[each.language]).trim()
        const isOwn = each.originalLanguage.slice(0, 2) === each.language
        expect(!isOwn || !/^[\w .&\p{Script=Han}]+$/u.test(own) || said[0] === own).toBe(true)
      }),
    )
  })

  it('should have a type of the vocabulary for each kind of article', () => {
    const types = [...articleKinds, 'research-article', 'unheard-of'].map(
      (type) => elementsAt(printed({ ...known, type }), 'oaire:resourceType')[0]?.text,
    )
    expect(types).not.toContain(undefined)
    expect(new Set(types)).toContain('contribution to journal')
    expect(types.at(-1)).toBe('journal article')
  })

  it('tells of an article what the guidelines ask for [C7.15]', () => {
    const resource = printed(known)
    const at = (...path: readonly string[]) => texts(resource, ...path)
    expect(
      elementsAt(resource, 'datacite:titles', 'datacite:title').map((e) => [e.text, e.attributes]),
    ).toEqual([
      ['江河', { 'xml:lang': 'zh' }],
      ['Rivers', { 'xml:lang': 'en', titleType: 'TranslatedTitle' }],
    ])
    const creator = ['datacite:creators', 'datacite:creator'] as const
    expect(at(...creator, 'datacite:creatorName')).toEqual(['欧阳, 修'])
    expect(at(...creator, 'datacite:nameIdentifier')).toEqual(['0000-0002-1825-0097'])
    expect(at(...creator, 'datacite:affiliation')).toEqual(['江海大学'])
    const funding = ['oaire:fundingReferences', 'oaire:fundingReference'] as const
    expect(at(...funding, 'oaire:funderName')).toEqual(['水科学基金', '水科学基金'])
    expect(at(...funding, 'oaire:awardNumber')).toEqual(['51', '52'])
    expect(
      elementsAt(resource, ...funding, 'oaire:funderIdentifier')[0]?.attributes['funderIdentifierType'],
    ).toBe('Crossref Funder ID')
    expect(elementsAt(resource, 'datacite:contributors', 'datacite:contributor')[0]?.attributes).toEqual({
      contributorType: 'Editor',
    })
    expect(at('dc:language')).toEqual(['zho'])
    expect(at('datacite:identifier')).toEqual(['10.1234/flow'])
    expect(at('datacite:dates', 'datacite:date')).toEqual(['2025-12-08', '2026-02-01', '2026-03-05'])
    expect(elementsAt(resource, 'datacite:rights')[0]?.attributes['rightsURI']).toMatch(/c_abf2$/)
    expect(elementsAt(resource, 'oaire:licenseCondition')[0]?.attributes['uri']).toBe(known.licenseUrl)
    expect(at('oaire:version')).toEqual(['VoR'])
    expect(at('datacite:relatedIdentifiers', 'datacite:relatedIdentifier')).toEqual([
      '1000-0001',
      '10.1234/other',
    ])
    expect(
      ['Title', 'Volume', 'Issue', 'StartPage', 'EndPage'].map((what) => at(`oaire:citation${what}`).join()),
    ).toEqual(['水力学报', '8', '2', '12', '20'])
  })

  it.each([
    ['ror', 'https://ror.org/01h0zpd94', 'ROR'],
    ['GRID', 'grid.419696.5', 'GRID'],
    ['ISNI', 'https://isni.org/isni/0000000121846750', 'ISNI'],
    ['another', 'NSFC', 'Other'],
  ])('names the kind of a funder’s identifier: %s', (_kind, funderId, type) => {
    const [award] = known.awards
    const awards = award === undefined ? [] : [{ ...award, funderId, numbers: [] }]
    const references = elementsAt(
      printed({ ...known, awards }),
      'oaire:fundingReferences',
      'oaire:fundingReference',
    )
    expect(references).toHaveLength(1)
    expect(references[0]?.children[1]?.attributes['funderIdentifierType']).toBe(type)
  })

  it('should be open access exactly where there is something to read, and name a file there alone [C7.15]', () => {
    fc.assert(
      fc.property(record, (each) => {
        const resource = printed(each)
        const isOpen = each.pdfUrl !== ''
        expect(
          elementsAt(resource, 'datacite:rights').map((e) => [e.text, e.attributes['rightsURI']]),
        ).toEqual([
          isOpen
            ? ['open access', 'http://purl.org/coar/access_right/c_abf2']
            : ['metadata only access', 'http://purl.org/coar/access_right/c_14cb'],
        ])
        expect(texts(resource, 'oaire:file').length).toBe(isOpen ? 1 : 0)
        expect(texts(resource, 'dc:format').length).toBe(isOpen ? 2 : 0)
      }),
    )
  })

  it.each([
    [-1, 'AM'],
    [0, 'VoR'],
    [3, 'P'],
  ])('says which version it is: %i', (version, name) => {
    expect(texts(printed({ ...known, version }), 'oaire:version')).toEqual([name])
  })

  it('is named by its page where it has no DOI, and then not again', () => {
    const resource = printed({ ...known, doi: '' })
    expect(texts(resource, 'datacite:identifier')).toEqual([known.urls.zh])
    expect(texts(resource, 'datacite:alternateIdentifiers', 'datacite:alternateIdentifier')).toEqual([
      known.urls.en,
    ])
  })

  it('is named by its numbers in PubMed and arXiv beside its page', () => {
    const resource = printed({ ...known, pmid: '31415', arxiv: '2101.00001' })
    expect(texts(resource, 'datacite:alternateIdentifiers', 'datacite:alternateIdentifier')).toEqual([
      known.urls.zh,
      known.urls.en,
      '31415',
      '2101.00001',
    ])
  })
})
