import { describe, expect, it } from 'vitest'
import { unshownWords } from '../../../server/rc-pub/import/words/unshown-words.ts'
import { readXml } from '../../../server/rc-pub/import/xml/read-xml.ts'
import { article, recordOf } from './support.ts'

const author = (surname: string, inner: string) =>
  `<contrib contrib-type="author"><name><surname>${surname}</surname><given-names>A</given-names></name>${inner}</contrib>`

const lost = (xml: string): readonly string[] => {
  const tree = readXml(xml, '')
  return tree.ok ? unshownWords(tree.value, recordOf(xml)).unshown.flatMap(({ words }) => words) : ['']
}

/** The section of the English text with this heading. */
const sectionOf = (meta: string, heading: string): string =>
  new RegExp(`<h2[^>]*>${heading}</h2>(.*?)</section>`).exec(
    recordOf(article({ meta })).fullText.en?.html ?? '',
  )?.[1] ?? ''

describe('institutions', () => {
  it('that stand inside each author in the same words are one', () => {
    const birch = '<aff><institution>Birch Lab</institution>, Bergen</aff>'
    const alder =
      '<aff>Alder House <institution-wrap><institution-id>https://ror.org/01abcde23</institution-id></institution-wrap></aff>'
    const meta = `<contrib-group>${author('Lind', '<aff>Alder House</aff>' + birch)}${author('Ree', birch)}${author('Oak', alder)}</contrib-group>`
    const record = recordOf(article({ meta }))
    expect(record.affiliations).toEqual([
      { key: 'aff-1', label: '1', name: { zh: '', en: 'Alder House' }, ror: 'https://ror.org/01abcde23' },
      { key: 'aff-2', label: '2', name: { zh: '', en: 'Birch Lab, Bergen' } },
    ])
    expect(record.contributors.map((each) => each.affiliations)).toEqual([
      ['aff-1', 'aff-2'],
      ['aff-2'],
      ['aff-1'],
    ])
    expect(lost(article({ meta }))).toEqual([])
  })

  it('have their parts apart, which touch in the file', () => {
    const place =
      '<named-content content-type="city">Leiden</named-content><named-content content-type="country-part">South Holland</named-content>'
    for (const aff of [
      `<label>1</label>Otter Unit, ${place}`,
      `<institution>Otter Unit</institution>${place}`,
    ]) {
      const meta = `<contrib-group>${author('Lind', '<xref ref-type="aff" rid="a"/>')}</contrib-group><aff id="a">${aff}</aff>`
      expect(recordOf(article({ meta })).affiliations[0]?.name.en).toBe('Otter Unit, Leiden, South Holland')
      expect(lost(article({ meta }))).toEqual([])
    }
  })
})

describe('addresses of institutions', () => {
  const withAff = (aff: string) =>
    `<contrib-group>${author('Lind', '<xref ref-type="aff" rid="a"/>')}</contrib-group><aff id="a">${aff}</aff>`

  it('that stand in lines have their lines apart', () => {
    for (const aff of [
      '<sup>1</sup>Alder House<break/>Weir Road 1,<break/>Oslo',
      '<label>1</label><institution>Alder House</institution><break/><addr-line>Weir Road 1<break/>Oslo</addr-line>',
    ]) {
      const meta = withAff(aff)
      expect(recordOf(article({ meta })).affiliations[0]).toMatchObject({
        label: '1',
        name: { en: 'Alder House, Weir Road 1, Oslo' },
      })
      expect(lost(article({ meta }))).toEqual([])
    }
  })

  it('have the words of a link that is no address', () => {
    const meta = withAff('<ext-link xlink:href="https://alder.example">Alder House</ext-link>, Oslo')
    expect(recordOf(article({ meta })).affiliations[0]?.name.en).toBe('Alder House, Oslo')
    expect(sectionOf(meta, 'Correspondence')).toBe('')
    expect(lost(article({ meta }))).toEqual([])
  })

  it('on the web stand with the ways to reach people', () => {
    const meta = withAff(
      'Alder House, Oslo. <ext-link xlink:href="https://alder.example">www.alder.example</ext-link>',
    )
    expect(sectionOf(meta, 'Correspondence')).toBe(
      '<p><b>Alder House, Oslo</b>: <a href="https://alder.example" rel="noopener">www.alder.example</a></p>',
    )
    expect(lost(article({ meta }))).toEqual([])
  })
})

describe('lives of authors', () => {
  it('that stand with the group of authors are told as well', () => {
    const meta = `<contrib-group>${author('Lind', '')}<bio><p><bold>A Lind</bold> dives.</p></bio></contrib-group>`
    expect(sectionOf(meta, 'About the authors')).toBe('<p><b>A Lind</b> dives.</p>')
    expect(lost(article({ meta }))).toEqual([])
  })
})

describe('notes on authors with an address of mail', () => {
  const record = (note: string, second = '') =>
    recordOf(
      article({
        meta: `<contrib-group>${author('Lind', '<xref ref-type="fn" rid="n">a)</xref>')}${author('Ree', second)}</contrib-group><author-notes><fn id="n"><label>a)</label><p>${note} <email>lind@w.example</email></p></fn></author-notes>`,
      }),
    ).contributors.map(({ email, corresponding }) => [email, corresponding])

  it('say who answers letters, or whose address it is', () => {
    expect(record('Author to whom correspondence should be addressed:')).toEqual([
      ['lind@w.example', true],
      ['', false],
    ])
    expect(record('Electronic mail:')).toEqual([
      ['lind@w.example', false],
      ['', false],
    ])
  })

  it('that several authors point at give none of them the address', () => {
    expect(record('Electronic mail:', '<xref ref-type="fn" rid="n">a)</xref>')).toEqual([
      ['', false],
      ['', false],
    ])
  })
})

describe('funders', () => {
  it('have their number in a registry also from the link of the award', () => {
    const award = (attributes: string) =>
      recordOf(
        article({
          meta: `<funding-group><award-group ${attributes}><funding-source>River Trust</funding-source></award-group></funding-group>`,
        }),
      ).about?.awards?.[0]?.funderId
    const address = 'http://dx.doi.org/10.13039/100000001'
    expect(award(`xlink:href="${address}"`)).toBe(address)
    expect(award('xlink:href="https://trust.example/1"')).toBe('')
  })
})

describe('words of the front', () => {
  it('are no subject of their own that names the column in other letters', () => {
    const subjects = (type: string, subject: string) =>
      `<subj-group subj-group-type="${type}"><subject>${subject}</subject></subj-group>`
    const meta = `<article-categories>${subjects('heading', 'Article')}${subjects('type-id', 'article')}${subjects('field', 'Silt')}</article-categories>`
    expect(sectionOf(meta, 'Subjects')).toBe('<p>Silt</p>')
  })

  it('stand under vocabularies as these are written', () => {
    const group = (type: string) =>
      `<kwd-group/><kwd-group kwd-group-type="${type}"><kwd>47.55.Kf</kwd></kwd-group>`
    expect(sectionOf(group('pacs-codes'), 'PACS codes')).toBe('<p>47.55.Kf</p>')
    expect(sectionOf(group('mesh'), 'MeSH')).toBe('<p>47.55.Kf</p>')
  })

  it('call the number of a version so', () => {
    const meta =
      '<article-version-alternatives><article-version article-version-type="number">2</article-version></article-version-alternatives>'
    expect(sectionOf(meta, 'Article information')).toBe('<p><b>Version</b>: 2</p>')
  })

  it('that only say how to cite the article are not told as lost', () => {
    const notes =
      '<notes><p content-type="self-citation"><mixed-citation>Lind QX. A title. Journal 2024.</mixed-citation></p></notes>'
    const xml = article({}).replace('</front>', `${notes}</front>`)
    expect(lost(xml)).toEqual([])
    expect(recordOf(xml).fullText.en?.html).not.toContain('QX')
  })
})
