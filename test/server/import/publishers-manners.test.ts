import { describe, expect, it } from 'vitest'
import { unshownWords } from '../../../server/rc-pub/import/words/unshown-words.ts'
import { readXml } from '../../../server/rc-pub/import/xml/read-xml.ts'
import { article, recordOf, type Pieces } from './support.ts'

const htmlOf = (pieces: Pieces): string => recordOf(article(pieces)).fullText.en?.html ?? ''

const chineseOf = (pieces: Pieces): string =>
  recordOf(article({ attributes: 'xml:lang="zh"', ...pieces })).fullText.zh?.html ?? ''

const sectionOf = (html: string, heading: string): string =>
  new RegExp(`<h2[^>]*>${heading}</h2>(.*?)</section>`, 's').exec(html)?.[1] ?? ''

const reference = (citation: string) =>
  recordOf(article({ back: `<ref-list><ref id="r">${citation}</ref></ref-list>` })).references[0]

const lost = (xml: string): readonly string[] => {
  const tree = readXml(xml, '')
  return tree.ok ? unshownWords(tree.value, recordOf(xml)).unshown.flatMap(({ words }) => words) : ['']
}

describe('references in the manner of publishers', () => {
  const refs = (first: string) =>
    `<ref-list><ref id="r1">${first}<mixed-citation>Alder.</mixed-citation></ref><ref id="r2"><label>2</label><mixed-citation>Birch.</mixed-citation></ref></ref-list>`
  const body = '<p><xref ref-type="bibr" rid="r1">1</xref>, <xref ref-type="bibr" rid="r2">2</xref></p>'

  it('are numbered throughout where some of them have the number of their place, and not where it is another', () => {
    const labels = (back: string) => recordOf(article({ body, back })).references.map(({ label }) => label)
    expect(labels(refs(''))).toEqual(['1', '2'])
    expect(labels(refs('').replace('<label>2', '<label>7'))).toEqual(['', '7'])
  })

  it('take what one form of a work lacks from the other', () => {
    const [work] =
      reference(
        '<element-citation publication-type="journal"><name><surname>Lind</surname></name><source>Weirs</source><year>2001</year></element-citation><mixed-citation>Lind, <source>Weirs</source>, 2001, <volume>1</volume>, <fpage>2</fpage>, <issue>3</issue>.</mixed-citation>',
      )?.citations ?? []
    expect(work).toMatchObject({ year: '2001', volume: '1', source: 'Weirs' })
    expect(work?.authors).toEqual([{ kind: 'person', surname: 'Lind', givenNames: '', suffix: '' }])
  })

  it('link a number of PubMed by either of its names, also one that is a volume or a page', () => {
    const linked = (type: string, id: string, text = '1') =>
      reference(`<mixed-citation>${text} <pub-id pub-id-type="${type}">${id}</pub-id></mixed-citation>`)?.text
    expect(linked('medline', '12345')).toBe('1. PubMed')
    expect(linked('pmid', '1')).toBe('1. PubMed')
    expect(linked('pmid', '31234567', 'See 31234567.')).toBe('See 31234567.')
    expect(linked('pmid', '77', 'Alder. PubMed ID: 77.')).toBe('Alder. PubMed ID: 77.')
  })

  it('have a conference as their source where they name no other', () => {
    const cited = reference(
      '<element-citation publication-type="confproc"><name><surname>Lind</surname></name><article-title>Silt</article-title><year>2020</year><conf-name>Weir Days</conf-name><conf-loc>Oslo</conf-loc><fpage>1</fpage><lpage>8</lpage></element-citation>',
    )
    expect(cited?.text).toBe('Lind (2020). Silt. Weir Days, 1–8. Oslo.')
    expect(cited?.citations[0]?.source).toBe('Weir Days')
  })

  it('begin with the title where nobody is named, and say what a bare date of access is', () => {
    const web = (inner: string) => reference(`<element-citation>${inner}</element-citation>`)?.text
    expect(web('<source>WHO</source><year>2019</year><access-date>2019-01-02</access-date>')).toBe(
      'WHO (2019). Accessed 2019-01-02.',
    )
    expect(web('<article-title>Facts</article-title><source>WHO</source><year>2019</year>')).toBe(
      'Facts (2019). WHO.',
    )
    expect(
      web(
        '<source>WHO</source><date-in-citation content-type="access-date">Accessed May 2</date-in-citation>',
      ),
    ).toBe('WHO. Accessed May 2.')
    expect(web('<year>2019</year>')).toBe('(2019).')
  })
})

describe('notes in the manner of publishers', () => {
  it('stand under the heading of their type', () => {
    const back =
      '<notes notes-type="funding-statement"><p>Paid.</p></notes><notes notes-type="author-contributions"><p>Equal.</p></notes>'
    expect(sectionOf(htmlOf({ back }), 'Funding')).toBe('<p>Paid.</p>')
    expect(sectionOf(htmlOf({ back }), 'Author contributions')).toBe('<p>Equal.</p>')
  })

  it('on authors and on correspondence do not repeat their heading', () => {
    const meta =
      '<author-notes><fn><p>作者简介：欧阳明，教授。</p></fn><corresp>通信作者：欧阳明，江苏南京河海大学，E-mail：<email>o@h.cn</email></corresp></author-notes>'
    const html = chineseOf({ meta })
    expect(sectionOf(html, '作者简介')).toBe('<p>欧阳明，教授。</p>')
    expect(sectionOf(html, '通信作者')).toMatch(/^<p>欧阳明，江苏/)
    const english = (lead: string) =>
      sectionOf(
        htmlOf({
          meta: `<author-notes><corresp>${lead}Ola Lind, Weir Institute, Oslo<break/></corresp></author-notes>`,
        }),
        'Correspondence',
      )
    expect(english('<bold>Correspondence</bold><break/>')).toBe('<p>Ola Lind, Weir Institute, Oslo</p>')
    expect(english('Correspondence: ')).toBe('<p>Ola Lind, Weir Institute, Oslo</p>')
    expect(english('Correspondence to ')).toBe('<p>Correspondence to Ola Lind, Weir Institute, Oslo</p>')
  })

  it('tell what authors did from what they are', () => {
    const meta =
      '<contrib-group><contrib contrib-type="author"><name><surname>Lind</surname><given-names>Ola</given-names></name><role>professor of hydrology</role><role>Writing – original draft</role></contrib></contrib-group>'
    const html = htmlOf({ meta })
    expect(sectionOf(html, 'Author contributions')).toBe('<p><b>Ola Lind</b>: Writing – original draft</p>')
    expect(sectionOf(html, 'Author information')).toBe('<p><b>Ola Lind</b>: professor of hydrology</p>')
  })

  it('on rights in another language say which', () => {
    const meta =
      '<permissions><copyright-statement xml:lang="zh">版权所有</copyright-statement><copyright-statement xml:lang="en">Copyright 2023</copyright-statement></permissions>'
    expect(sectionOf(chineseOf({ meta }), '版权与许可')).toBe(
      '<p class="attrib">版权所有</p><p class="attrib"><span lang="en">Copyright 2023</span></p>',
    )
  })

  it('on files among appendices have a heading of their own', () => {
    const back =
      '<ack><p>Thanks.</p></ack><app-group><supplementary-material id="m"><label>Appendix 1</label><p>A list.</p></supplementary-material></app-group>'
    expect(sectionOf(htmlOf({ back }), 'Acknowledgements')).toBe('<p>Thanks.</p>')
    expect(sectionOf(htmlOf({ back }), 'Supplementary material')).toContain('Appendix 1')
  })

  it('leave out codes of subjects', () => {
    const meta =
      '<article-categories><subj-group><subject>Silt</subject></subj-group><subj-group><subject>AcademicSubjects/SCI00010</subject></subj-group></article-categories>'
    expect(htmlOf({ meta })).not.toContain('SCI00010')
    expect(lost(article({ meta }))).toEqual([])
  })
})

describe('institutions, figures and tables in the manner of publishers', () => {
  it('keep no word for an address that stands elsewhere', () => {
    const meta =
      '<contrib-group><contrib><name><surname>Li</surname></name><xref ref-type="aff" rid="a"/></contrib></contrib-group><aff id="a">Weir Institute, Leeds, UK. E-mail: <email>li@a.uk</email>; Tel: +44 113</aff>'
    const xml = article({ meta })
    expect(recordOf(xml).affiliations[0]?.name.en).toBe('Weir Institute, Leeds, UK; Tel: +44 113')
    expect(lost(xml)).toEqual([])
  })

  it('have a space before no stop of a label', () => {
    const body =
      '<statement><label>Theorem 1 .</label><p>Let x.</p></statement><fig id="f"><label>Figure 1 .</label><graphic xlink:href="a.png"/></fig>'
    expect(htmlOf({ body })).toContain('<b class="label">Theorem 1.</b> Let x.')
    expect(htmlOf({ body })).toContain('<b class="label">Figure 1.</b>')
  })

  it('name parts of a figure by the figure, and take its caption where they have none', () => {
    const part = (label: string, caption = '') =>
      `<fig><label>${label}</label>${caption}<graphic xlink:href="a.png"/></fig>`
    const body = `<fig-group><label>Figure 1</label><caption><p>Both.</p></caption>${part('(a)')}${part('(b)', '<caption><p>Low.</p></caption>')}${part('Figure 1c')}</fig-group>`
    expect(recordOf(article({ body })).figures.map(({ label, caption }) => [label.en, caption.en])).toEqual([
      ['Figure 1(a)', 'Both.'],
      ['Figure 1(b)', 'Low.'],
      ['Figure 1c', 'Both.'],
    ])
    const unlabelled = `<fig-group><caption><p>Both.</p></caption>${part('(a)')}</fig-group>`
    expect(recordOf(article({ body: unlabelled })).figures[0]?.caption.en).toBe('Both.')
  })

  it('take the label in another language from the caption that begins with it', () => {
    const table = (caption: string) =>
      recordOf(
        article({
          attributes: 'xml:lang="zh"',
          body: `<table-wrap><label>表1</label><caption><title>结果</title></caption><caption xml:lang="en"><title>${caption}</title></caption><table><tbody><tr><td>1</td></tr></tbody></table></table-wrap>`,
        }),
      ).tables[0]
    expect(table('Table 1 Results')).toMatchObject({
      label: { zh: '表1', en: 'Table 1' },
      caption: { zh: '结果', en: 'Results' },
    })
    expect(table('Table 2 Results')).toMatchObject({ label: { en: '' }, caption: { en: 'Table 2 Results' } })
  })
})

describe('unshownWords', () => {
  it('tells of no abstract that a file gives twice', () => {
    const words = 'Silt moves in floods that nobody has ever seen before.'
    const after = `<sub-article article-type="translation" xml:lang="en"><front-stub><abstract><p>${words}</p></abstract></front-stub><body><p>Seen.</p></body></sub-article>`
    const meta = `<trans-abstract xml:lang="en"><p>${words}</p></trans-abstract>`
    expect(lost(article({ attributes: 'xml:lang="es"', meta, after }))).toEqual([])
  })
})
