import { readKnownItem } from '../../../core/domain/search/known-item.ts'
import { describeKnownItem, isMeant, isTitled } from '../../../core/domain/search/known-match.ts'
import { titleKey } from '../../../core/domain/search/known-titles.ts'
import { arbitraryText } from '@xuekan/core/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { authorsOf, from, latinNames, pages, place, printers, published } from './published-articles.ts'

const read = (text: string) => {
  const item = readKnownItem(text)
  if (item === null) throw new Error(`not read: ${text}`)
  return item
}

describe('readKnownItem', () => {
  it.each(Object.entries(printers))('should read what %s prints of an article back to it', (_, print) => {
    fc.assert(
      fc.property(published, from('', '见 ', '[1] '), (record, before) => {
        const item = read(before + print(record))
        expect(item).toMatchObject({
          doi: record.doi,
          year: String(record.year),
          volume: record.volume,
          issue: record.issue,
          page: record.firstPage || record.elocationId,
        })
        expect(item.titles.map(titleKey)).toContain(titleKey(record.title))
        expect(isTitled(item, { ...record, title: { zh: '', en: record.title } })).toBe(true)
      }),
      { numRuns: 500 },
    )
  })

  const partly = fc.record({
    year: fc.oneof(fc.constant(0), place.year),
    volume: fc.oneof(fc.constant(''), place.volume),
    issue: place.issue,
    doi: place.doi,
    authors: fc.oneof(fc.constant([]), latinNames.map(authorsOf)),
    range: fc.oneof(fc.constant({ firstPage: '', lastPage: '', elocationId: '' }), pages),
  })

  it.each(Object.entries(printers))(
    'should read no other numbers than %s prints, whatever it knows',
    (_, print) => {
      fc.assert(
        fc.property(published, partly, (whole, { range, ...some }) => {
          const record = { ...whole, ...some, ...range, title: 'Gravel beds of rivers' }
          const item = readKnownItem(print(record))
          const known = [
            record.doi,
            String(record.year),
            record.volume,
            record.issue,
            record.firstPage || record.elocationId,
          ]
          const said = [item?.doi, item?.year, item?.volume, item?.issue, item?.page].map(
            (part) => part ?? '',
          )
          expect(said.map((part, at) => part === '' || part === known[at])).toEqual([
            true,
            true,
            true,
            true,
            true,
          ])
          expect(said[0]).toBe(record.doi)
        }),
        { numRuns: 500 },
      )
    },
  )

  const word = from(
    'river',
    'covid-19',
    'vitamin D3',
    '2024',
    'IL-6',
    'p53',
    '水库',
    '第五次',
    '2019年',
    'H2O',
    'CO₂',
    '5G',
    '“十四五”',
    'vol',
    'no',
    '期',
    '第3卷',
    '3',
    '17',
    '1990-2003',
    'C++',
    'α',
    'A.',
    '(2020)',
    '[1]',
    'R&D',
    'page',
  )
  const mark = from(' ', ' ', ' ', ': ', '? ', ' - ', '！', '', ' AND ', ', ')

  it('should never misread ordinary searches', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(word, mark), { minLength: 1, maxLength: 6 }), (parts) => {
        const text = parts.map(([said, between]) => said + between).join('')
        // labels with their numbers are a place where all three stand, or nothing else does
        fc.pre(!/vol\W*\d|no\W*\d|\d\W*期|page\W*\d|\d卷/i.test(text))
        expect(readKnownItem(text)).toBeNull()
      }),
      { numRuns: 1_000 },
    )
  })

  it.each([
    '2024',
    'covid-19',
    'vitamin D3',
    '1990-2003',
    '2019-2020',
    'vol 69',
    '第5期',
    '69(5)',
    'no 5',
    'p 517',
    '',
    'COVID-19 in 2020 (3): a review',
    'IL-6, 2020, 10:30',
    'effects of p53, vol 3',
    '10.5',
    '10.1016',
    '517-530',
    'Smith (2020)',
    'The year 2024. What comes next?',
    '(A or B) and not C',
    '3: 5',
    '1:1000',
    '0577-2207',
  ])('should leave %j a search', (text) => {
    expect(readKnownItem(text)).toBeNull()
  })

  const at = { year: '', volume: '69', issue: '5', page: '517' }
  it.each([
    ['vol 69 no 5 p 517', at],
    ['Vol. 69, No. 5, pp. 517-530', at],
    ['volume 69, issue 5, page 517', at],
    ['第69卷第5期 517页', at],
    ['69卷5期517-530页', at],
    ['2024年第69卷 第5期，第517～530页', { ...at, year: '2024' }],
    ['69(5): 517-530', at],
    ['2024, 69(5): 517', { ...at, year: '2024' }],
    ['２０２４，６９（５）：５１７－５３０', { ...at, year: '2024' }],
    ['2024;69(5):517-30', { ...at, year: '2024' }],
    ['2024 Sep 3;69(5):517-30.', { ...at, year: '2024' }],
    ['水利学报 2024(5): 517', { ...at, year: '2024', volume: '' }],
    ['vol 69 no 5', { ...at, page: '' }],
    ['水利学报 2024年 第69卷 第5期 页码: 517', { ...at, year: '2024' }],
    ['2024年第5期', { ...at, year: '2024', volume: '', page: '' }],
    ['张三,李四.河流的识别[J].水利学报,2024,69(5):517-530.', { ...at, year: '2024' }],
    ['张三. 河流的识别. 水利学报, 2024年第69卷第5期, 517-530页', { ...at, year: '2024' }],
    ['Water Research vol 69 no 5 p 517', at],
    // a time of the day would stand behind a comma
    ['Qi W. Gravel. Water. 2024;69:51.', { ...at, year: '2024', issue: '', page: '51' }],
    // a title has numbers too
    [
      'Qi W. 2019, H₂O (2) and gravel. Water. 2024;69:S517-20.',
      { ...at, year: '2024', issue: '', page: 'S517' },
    ],
  ])('should read %j as a place', (text, expected) => {
    expect(readKnownItem(text)).toMatchObject({ ...expected, doi: '', issns: [] })
  })

  it.each([
    ['see doi:10.5555/abc.1, and more', '10.5555/abc.1'],
    ['参见10.5555/abc(1)（图2）', '10.5555/abc(1)'],
    ['https://dx.doi.org/10.5555/ABC.1', '10.5555/ABC.1'],
    ['https://example.org/zh/article/doi/10.5555/abc.1/?lang=en#a', '10.5555/abc.1'],
    ['https://doi.org/10.5555/a%2Fb%23c', '10.5555/a/b#c'],
    ['http://dx.doi.org/10.5555%2Fslgc.2026.05.001', '10.5555/slgc.2026.05.001'],
    ['https://doi.org/10.5555%2fabc.1?x=1', '10.5555/abc.1'],
    ['doi:10.5555%2Fabc.1', '10.5555/abc.1'],
    ['https://doi.org/10.5555/a%E0%A4%A', '10.5555/a%E0%A4%A'],
  ])('should find the DOI in %j', (text, doi) => {
    expect(readKnownItem(text)?.doi).toBe(doi)
  })

  it.each([
    ['0577-2206', '05772206'],
    ['2999-330X', '2999330X'],
    ['ISSN: 2999-330x', '2999330X'],
    ['水利学报 eISSN 05772206', '05772206'],
    ['ISSN 1990-2003', '19902003'],
  ])('should find the ISSN in %j', (text, issn) => {
    expect(readKnownItem(text)?.issns).toEqual([issn])
  })

  it('should name a DOI, an ISSN or a place as such where nothing else is said, and a reference otherwise', () => {
    const issn = from('0577-2206', '2999-330X')
    const digits = fc.integer({ min: 1, max: 999 })
    const number = fc.tuple(digits, digits, digits).map(([v, i, p]) => `${v}(${i}): ${p}`)
    fc.assert(
      fc.property(fc.option(place.doi), fc.option(issn), fc.option(number), (doi, journal, at) => {
        const said = [
          { kind: 'place', text: at },
          { kind: 'identifier', text: journal && `ISSN ${journal}` },
          { kind: 'identifier', text: doi ? `DOI ${doi}` : null },
        ].filter(({ text }) => text !== null)
        fc.pre(said.length > 0)
        const item = read(said.map(({ text }) => text).join(' '))
        expect(describeKnownItem(item)).toEqual({
          kind: said.length > 1 ? 'reference' : said[0]?.kind,
          text: said.map(({ text }) => text).join(' · '),
        })
      }),
    )
  })

  it.each(Object.entries(printers))('should name a reference as such, as %s prints it', (_, print) => {
    fc.assert(
      fc.property(published, (record) => {
        const { kind, text } = describeKnownItem(read(print(record)))
        expect(kind).toBe('reference')
        expect(text.endsWith(record.doi === '' ? text : `DOI ${record.doi}`)).toBe(true)
      }),
    )
  })

  it('should be total over any text', () => {
    fc.assert(
      fc.property(fc.oneof(arbitraryText, fc.string({ unit: 'binary', maxLength: 300 })), (text) => {
        expect(readKnownItem(text)?.titles.length ?? 0).toBeLessThanOrEqual(8)
      }),
    )
  })

  it.each([
    '10.5555/))))',
    '1',
    '2024, ',
    '69(5): ',
    '. ',
    'http://',
    '“',
    '(2020). ',
    '第',
    'vol 1 ',
    '[J]',
    'A. B ',
    'doi:',
  ])('should read a long paste of %j in no time', (piece) => {
    const text = piece.repeat(100_000 / piece.length)
    const begun = performance.now()
    readKnownItem(text)
    expect(performance.now() - begun).toBeLessThan(1_000)
  })

  it('should compare no number that the article has not', () => {
    const item = read('vol 69 no 5 p 517')
    const article = {
      year: 0,
      volume: '',
      issue: '5',
      firstPage: '',
      elocationId: '',
      title: { zh: '', en: '' },
    }
    const journal = { name: { zh: '', en: 'Water' }, abbreviation: { zh: '', en: '' } }
    expect(isMeant(item, article, journal)).toBe(true)
    expect(isMeant({ ...item, words: 'water' }, article, journal)).toBe(true)
    expect(isMeant({ ...item, words: 'icesheets' }, article, journal)).toBe(false)
    expect(isMeant(item, { ...article, issue: '6' }, journal)).toBe(false)
  })
})
