import { describe, expect, it } from 'vitest'
import { unshownWords } from '../../../server/rc-pub/import/words/unshown-words.ts'
import { readXml } from '../../../server/rc-pub/import/xml/read-xml.ts'
import { article, recordOf } from './support.ts'

const lost = (xml: string): readonly string[] => {
  const tree = readXml(xml, '')
  if (!tree.ok) throw new Error(tree.error.reason)
  return unshownWords(tree.value, recordOf(xml)).unshown.flatMap(({ words }) => words)
}

/** A reference as an article shows it, with its record; no word of it is lost. */
const cited = (citation: string, language = 'en') => {
  const xml = article({
    attributes: `xml:lang="${language}"`,
    back: `<ref-list><ref id="r">${citation}</ref></ref-list>`,
  })
  expect(lost(xml)).toEqual([])
  const record = recordOf(xml)
  const html = (record.fullText.en ?? record.fullText.zh)?.html ?? ''
  return { ...record.references[0], html: /<li id="r-r">(.*?)<\/li>/.exec(html)?.[1] ?? '' }
}

const fields = (inner: string, language?: string) =>
  cited(
    `<element-citation publication-type="journal"><article-title>Weirs</article-title><source>J Tests</source>${inner}</element-citation>`,
    language,
  )

const id = (type: string, number: string) => `<pub-id pub-id-type="${type}">${number}</pub-id>`

describe('the numbers of a reference in fields', () => {
  it('are a date to the month or season also of what has a volume, and the year of it alone in its record', () => {
    const dated = (date: string, language?: string) =>
      fields(`${date}<volume>5</volume><fpage>1</fpage>`, language)
    expect(dated('<year>2019</year><month>5</month>').text).toBe('Weirs (2019-05). J Tests 5: 1.')
    expect(dated('<year>2019</year><month>May</month><day>3</day>').text).toBe(
      'Weirs (2019, May 3). J Tests 5: 1.',
    )
    expect(dated('<year>2019a</year><season>Spring</season>').text).toBe(
      'Weirs (2019a, Spring). J Tests 5: 1.',
    )
    expect(dated('<year>2019</year><month>05</month>', 'zh').text).toBe('Weirs[J]. J Tests, 2019-05, 5: 1.')
    expect(dated('<year>2019</year><month>5</month>').citations?.[0]?.year).toBe('2019')
  })

  it('are pages and the number of the article, and the ISSN of the journal', () => {
    expect(
      fields('<volume>5</volume><fpage>1</fpage><lpage>9</lpage><elocation-id>e77</elocation-id>').text,
    ).toBe('Weirs. J Tests 5: 1–9, e77.')
    expect(fields('<elocation-id>e77</elocation-id><issn>1234-5679</issn>').text).toBe(
      'Weirs. J Tests, e77. ISSN 1234-5679.',
    )
  })

  it('follow it where a field is there more than once', () => {
    expect(
      fields(
        '<publisher-loc>Oslo</publisher-loc><publisher-name>Quay</publisher-name><publisher-loc>Bern</publisher-loc><publisher-name>Dock</publisher-name><year>2019</year><string-date>in the flood of 2019</string-date>',
      ).text,
    ).toBe('Weirs (2019). J Tests. Oslo: Quay. Bern, Dock, in the flood of 2019.')
  })
})

describe('identifiers of a cited work', () => {
  it('lead to the catalogues that have them', () => {
    const { html } = fields(
      id('bibcode', '2019A&amp;A..10.5819A') + id('mr', '1379242') + id('zbl', '0832.35034'),
    )
    expect(html).toContain(
      '<a href="https://ui.adsabs.harvard.edu/abs/2019A%26A..10.5819A" rel="noopener">ADS 2019A&amp;A..10.5819A</a>',
    )
    expect(html).toContain(
      '<a href="https://mathscinet.ams.org/mathscinet-getitem?mr=1379242" rel="noopener">MR 1379242</a>',
    )
    expect(html).toContain('<a href="https://zbmath.org/?q=an:0832.35034" rel="noopener">Zbl 0832.35034</a>')
  })

  it('stand there as what they are where nothing leads to them, but for the keys of a publisher', () => {
    expect(
      fields(id('pii', 'S0012') + id('report', 'WR-7') + id('doi', 'in press') + id('coi', '1:CAS:5')).text,
    ).toBe('Weirs. J Tests. PII S0012 WR-7 in press')
  })

  it('stay where a written reference has them', () => {
    const written = (inner: string) =>
      cited(`<mixed-citation>Lind E. Weirs. Quay; 2020. ${inner}</mixed-citation>`).text
    expect(written(`ISBN: ${id('isbn', '978-1')}.`)).toBe('Lind E. Weirs. Quay; 2020. ISBN: 978-1.')
    expect(written(`${id('isbn', '978-1')}, ${id('std-designation', 'ISO 748')}.`)).toBe(
      'Lind E. Weirs. Quay; 2020. ISBN 978-1, ISO 748.',
    )
    expect(written(`doi: ${id('doi', '10.5555/w.1')} ${id('issn', '1234-5679')}`)).toBe(
      'Lind E. Weirs. Quay; 2020. ISSN 1234-5679. https://doi.org/10.5555/w.1',
    )
  })
})
