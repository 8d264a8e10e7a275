import { articleInLanguage } from '../../../core/domain/article/article-in-language.ts'
import type { Article } from '../../../core/domain/article/article.ts'
import { noAbout } from '../../../core/domain/article/no-about.ts'
import { basketEntryOf } from '../../../core/domain/citation/basket-entry-of.ts'
import { citationRecordOf } from '../../../core/domain/citation/citation-record-of.ts'
import { citeAs } from '../../../core/domain/citation/cite-as.ts'
import { citedName, citedNameOf } from '../../../core/domain/citation/cited-name.ts'
import { asSiteId } from '../../../core/domain/site/site.ts'
import type { SafeHtml } from '../../../core/domain/text/safe-html.ts'
import { describe, expect, it } from 'vitest'

const contributor = { orcid: '', email: '', corresponding: false, affiliations: ['a1'] }

const article: Article = {
  id: '7',
  siteId: asSiteId('26'),
  doi: '10.5555/xk.7',
  title: { zh: '水（H<sub>2</sub>O）中的<i>孤子</i>', en: 'Solitons in H<sub>2</sub>O' },
  authors: { zh: ['旧'], en: ['Old'] },
  journalName: { zh: '水利学报', en: 'J. Water' },
  year: 2026,
  volume: '57',
  issue: '2',
  firstPage: '10',
  lastPage: '20',
  elocationId: '',
  section: { zh: '', en: '' },
  version: 0,
  openAccess: true,
  publishedOn: '2026-02-01',
  visits: 0,
  downloads: 0,
  citations: 0,
  graphicAbstractUrl: '',
  hasFullText: false,
  hasPdf: false,
  contributors: [
    { ...contributor, name: { zh: '裴远', en: 'Yuan PEI' } },
    { ...contributor, name: { zh: '', en: 'Bhavani Sundaresan' }, affiliations: [] },
    { ...contributor, name: { zh: '', en: '' } },
  ],
  affiliations: [{ key: 'a1', label: '1', name: { zh: '江海大学', en: 'Jianghai University' } }],
  abstract: { zh: '<p>其一。</p><p>x<sup>2</sup></p>' as SafeHtml, en: null },
  keywords: { zh: ['CO<sub>2</sub>', ''], en: [] },
  issueId: '1',
  dates: { received: '', revised: '', accepted: '', online: '', published: '2026-03-05' },
  funding: { zh: '', en: '' },
  license: null,
  referenceCount: 0,
  pdfSize: 0,
  about: noAbout,
  texts: [],
  coverUrl: '',
}

const sundaresan = { kind: 'person', family: 'Sundaresan', given: 'Bhavani' }

describe('citationRecordOf', () => {
  it('takes the texts of one language without markup, and the other language as its translation', () => {
    expect(citationRecordOf(article, 'zh', 'https://x.example/zh/article/7', { issn: '0559-9350' })).toEqual({
      id: '7',
      kind: 'journal',
      language: 'zh',
      title: '水（H₂O）中的孤子',
      authors: [
        { name: { kind: 'whole', name: '裴远' }, organisations: ['江海大学'] },
        { name: sundaresan, organisations: [] },
      ],
      container: '水利学报',
      keywords: ['CO₂'],
      abstract: '其一。 x²',
      year: 2026,
      date: '2026-03-05',
      volume: '57',
      issue: '2',
      firstPage: '10',
      lastPage: '20',
      elocationId: '',
      edition: '',
      publisher: '',
      place: '',
      degree: '',
      issn: '0559-9350',
      isbn: '',
      doi: '10.5555/xk.7',
      pmid: '',
      pmcid: '',
      arxiv: '',
      url: 'https://x.example/zh/article/7',
      translation: {
        language: 'en',
        title: 'Solitons in H₂O',
        authors: [
          { name: { kind: 'person', family: 'PEI', given: 'Yuan' }, organisations: ['Jianghai University'] },
          { name: sundaresan, organisations: [] },
        ],
        container: 'J. Water',
        keywords: [],
        abstract: '',
      },
    })
  })

  it('takes the language that the article has, with authors and journal in the other where they must be', () => {
    const record = citationRecordOf(
      {
        ...article,
        title: { zh: '', en: 'Solitons' },
        journalName: { zh: '水利学报', en: '' },
        contributors: [{ ...contributor, name: { zh: '裴远', en: '' } }],
      },
      'zh',
      '',
    )
    expect([record.language, record.title, record.container]).toEqual(['en', 'Solitons', '水利学报'])
    expect(record.authors.map(({ name }) => name)).toEqual([{ kind: 'whole', name: '裴远' }])
    expect([record.translation, record.issn]).toEqual([null, ''])
  })

  it('takes the listed names where no contributor is named, and no name for one that nobody has there', () => {
    const listed = citationRecordOf({ ...article, contributors: [] }, 'en', '')
    expect(listed.authors).toEqual([
      { name: { kind: 'person', family: 'Old', given: '' }, organisations: [] },
    ])
    expect(listed.translation?.authors).toEqual([{ name: { kind: 'whole', name: '旧' }, organisations: [] }])
    const blank = { zh: ['<i></i>', '旧'], en: [] }
    expect(citationRecordOf({ ...article, contributors: [], authors: blank }, 'zh', '').authors).toEqual([
      { name: { kind: 'whole', name: '旧' }, organisations: [] },
    ])
    const foreign = [{ ...contributor, name: { zh: '', en: 'Bhavani Sundaresan' } }]
    const record = citationRecordOf({ ...article, contributors: foreign }, 'zh', '')
    expect(record.authors.map(({ name }) => name)).toEqual([sundaresan])
    expect(citationRecordOf({ ...article, contributors: foreign }, 'en', '').translation?.authors).toEqual([])
  })

  it('takes the day on which it was published, else the day that lists show', () => {
    const dates = { ...article.dates, published: '' }
    expect(citationRecordOf({ ...article, dates }, 'zh', '').date).toBe('2026-02-01')
  })
})

describe('names whose parts are told', () => {
  const group = { zh: '', en: 'GUSTO Investigators' }
  const reported = {
    ...article,
    authors: { zh: ['裴远', group.en], en: ['Yuan de la Cruz PEI', group.en] },
    contributors: [
      {
        ...contributor,
        name: { zh: '裴远', en: 'Yuan de la Cruz PEI' },
        citedName: { zh: null, en: { kind: 'person', family: 'de la Cruz Pei', given: 'Yuan' } },
      },
      {
        ...contributor,
        name: group,
        citedName: { zh: null, en: { kind: 'whole', name: group.en } },
      },
    ],
  } as const satisfies Article

  it('stand in the files as they are told, an organisation never as a person [C7.9]', () => {
    const english = [
      { kind: 'person', family: 'de la Cruz Pei', given: 'Yuan' },
      { kind: 'whole', name: group.en },
    ]
    const chinese = [
      { kind: 'whole', name: '裴远' },
      { kind: 'whole', name: group.en },
    ]
    const { authors, translation } = citationRecordOf(reported, 'en', '')
    expect(authors.map(({ name }) => name)).toEqual(english)
    expect(translation?.authors.map(({ name }) => name)).toEqual(chinese)
    expect(citationRecordOf(reported, 'zh', '').authors.map(({ name }) => name)).toEqual(chinese)
  })

  it('stand so in the citation that is copied, in both languages [C3.11]', () => {
    expect(citeAs(reported, 'en')).toMatch(/^DE LA CRUZ PEI Y, GUSTO Investigators\. /)
    expect(citeAs(reported, 'zh')).toMatch(/^裴远, GUSTO Investigators\. /)
    expect(citeAs(articleInLanguage(reported, 'zh'), 'en')).toBe(citeAs(reported, 'en'))
    const guessed = { ...reported, contributors: [] }
    expect(citeAs(guessed, 'en')).not.toContain('GUSTO Investigators')
  })

  it('are not taken for those of other authors', () => {
    const [first] = reported.contributors
    const other = { ...reported, authors: { zh: [], en: ['Wei Zhang', 'Li Ming'] }, contributors: [first] }
    expect(citeAs(other, 'en')).toMatch(/^ZHANG W, MING L\. /)
  })
})

describe('citedNameOf', () => {
  it('keeps an organisation whole, and has nothing to tell of a Chinese name or of one without a family name', () => {
    const parts = (family: string, given: string) => ({ organisation: false, parts: { family, given } })
    expect(citedNameOf('水利学会', { organisation: true, parts: null })).toEqual({
      kind: 'whole',
      name: '水利学会',
    })
    expect(citedNameOf('', { organisation: true, parts: null })).toBeNull()
    expect(citedNameOf('欧阳文', parts('欧阳', '文'))).toBeNull()
    expect(citedNameOf('Madonna', parts('', 'Madonna'))).toBeNull()
    expect(citedNameOf('Madonna', { organisation: false, parts: null })).toBeNull()
    expect(citedNameOf('', parts('Pei', 'Yuan'))).toBeNull()
    expect(citedNameOf('Yuan Pei', parts(' Pei ', 'Yuan'))).toEqual({
      kind: 'person',
      family: 'Pei',
      given: 'Yuan',
    })
  })
})

describe('citedName', () => {
  it.each([
    ['欧阳 修', '欧阳修'],
    ['约翰·史密斯', '约翰·史密斯'],
    ['IEEE 中国', 'IEEE 中国'],
    ['World Health Organization', 'World Health Organization'],
    ['Academy of Sciences', 'Academy of Sciences'],
    ['Johnson & Johnson', 'Johnson & Johnson'],
    ['Ministry of Water, China', 'Ministry of Water, China'],
  ])('keeps %s whole', (raw, name) => {
    expect(citedName(raw)).toEqual({ kind: 'whole', name })
  })

  it.each([
    ['Zhang, San', 'Zhang', 'San'],
    ['Anh THE', 'THE', 'Anh'],
    ['Ludwig van Beethoven', 'van Beethoven', 'Ludwig'],
    ['Plato', 'Plato', ''],
  ])('reads the person %s', (raw, family, given) => {
    expect(citedName(raw)).toEqual({ kind: 'person', family, given })
  })
})

describe('basketEntryOf', () => {
  it('keeps site, id, title and where it appeared, in each language that the article has [C3.11]', () => {
    expect(basketEntryOf(article)).toEqual({
      siteId: '26',
      id: '7',
      title: { zh: '水（H₂O）中的孤子', en: 'Solitons in H₂O' },
      source: { zh: '水利学报, 2026, 57(2): 10-20', en: 'J. Water, 2026, 57(2): 10-20' },
    })
    expect(basketEntryOf({ ...article, title: { zh: '孤子', en: '' } }).source).toEqual({
      zh: '水利学报, 2026, 57(2): 10-20',
      en: '',
    })
  })
})
