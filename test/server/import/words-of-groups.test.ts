import { describe, expect, it } from 'vitest'
import { unshownWords } from '../../../server/rc-pub/import/words/unshown-words.ts'
import { readXml } from '../../../server/rc-pub/import/xml/read-xml.ts'
import { article, recordOf, type Pieces } from './support.ts'

/** The English text of a file of which every word is shown. */
const textOf = (pieces: Pieces): string => {
  const xml = article(pieces)
  const tree = readXml(xml, '')
  if (!tree.ok) throw new Error(tree.error.reason)
  const record = recordOf(xml)
  expect(unshownWords(tree.value, record).unshown).toEqual([])
  return record.fullText.en?.html ?? ''
}

const below = (html: string, heading: string): string =>
  new RegExp(`<h[23][^>]*>${heading}</h[23]>(.*?)</section>`).exec(html)?.[1] ?? ''

describe('the label and the title of a group', () => {
  it('of all behind the text stand before it, unless they are its own heading', () => {
    const ack = '<ack><p>Thanks.</p></ack>'
    expect(textOf({ back: `<label>Part B</label><title>End matter</title>${ack}` })).toContain(
      '<p>Text.</p><p><b>Part B End matter</b></p><section',
    )
    expect(textOf({ back: `<title>Acknowledgements</title>${ack}` })).not.toContain('<b>')
  })

  it('of notes on authors are their heading, and not of a note of a known kind', () => {
    const meta =
      '<author-notes><title>About these people:</title><fn><p>She swims.</p></fn><fn fn-type="con"><p>OL rowed.</p></fn><p>He dives.</p></author-notes>'
    const html = textOf({ meta })
    expect(below(html, 'About these people')).toBe('<p>She swims.</p><p>He dives.</p>')
    expect(below(html, 'Author contributions')).toBe('<p>OL rowed.</p>')
  })

  it('of lives of authors are their heading, and not said twice', () => {
    const back = '<bio><title>About the authors</title><p>Ada rows.</p></bio>'
    expect(below(textOf({ back }), 'About the authors')).toBe('<p>Ada rows.</p>')
    expect(below(textOf({ back: back.replace('About the authors', 'Ada Moe') }), 'About the authors')).toBe(
      '<p><b>Ada Moe</b></p><p>Ada rows.</p>',
    )
  })

  it('of references are their heading', () => {
    const list =
      '<ref-list><label>Part C.</label><title>Sources</title><ref><mixed-citation>Alder.</mixed-citation></ref></ref-list>'
    expect(textOf({ back: list })).toContain('<h2 id="references-h">Part C. Sources</h2>')
    const appendix = (inner: string) =>
      `<app-group><app><label>B</label><title>Law</title>${inner}<ref-list><ref><mixed-citation>R v Elm.</mixed-citation></ref></ref-list></app></app-group>`
    expect(textOf({ back: list + appendix('') })).toMatch(/<h3[^>]*>B Law<\/h3><ol/)
    expect(textOf({ back: appendix('') })).toContain('<h2 id="references-h">B Law</h2>')
    expect(textOf({ back: appendix('<p>Old cases.</p>') })).toContain('<h2 id="references-h">References</h2>')
  })

  it('of a note begins it', () => {
    const note = '<fn id="n"><label>1</label><title>Names</title><p>Moe is Mo.</p></fn>'
    expect(textOf({ body: `<p>Moe${note}</p>` })).toContain(
      '<span class="label">1</span> <b>Names</b> Moe is Mo. <a',
    )
    expect(below(textOf({ meta: `<author-notes>${note}</author-notes>` }), 'Notes')).toBe(
      '<p><sup>1</sup> <b>Names</b> Moe is Mo.</p>',
    )
  })

  it('of a summary and of further keywords are their heading', () => {
    const meta =
      '<abstract><p>Words.</p></abstract><abstract abstract-type="summary"><label>Box</label><title>In short</title><p>Plain.</p></abstract><kwd-group><kwd>alder</kwd></kwd-group><kwd-group><label>Index</label><title>Trees:</title><kwd>birch</kwd></kwd-group>'
    const html = textOf({ meta })
    expect(below(html, 'Box In short')).toBe('<p>Plain.</p>')
    expect(below(html, 'Index Trees')).toBe('<p>birch</p>')
  })
})

describe('words that belong to a group', () => {
  it('are the keywords where authors chose them, before those of an index', () => {
    const meta =
      '<kwd-group kwd-group-type="index-terms"><title>Index Terms</title><kwd>birch</kwd></kwd-group><kwd-group kwd-group-type="author"><kwd>alder</kwd></kwd-group>'
    expect(recordOf(article({ meta })).keywords.en).toEqual(['alder'])
    expect(below(textOf({ meta }), 'Index Terms')).toBe('<p>birch</p>')
  })

  it('tell in a caption what a figure or a table shows', () => {
    const words = '<kwd-group><title>Shows</title><kwd>alder</kwd><kwd>birch</kwd></kwd-group>'
    expect(
      textOf({ body: `<fig><caption><p>Bed.</p></caption>${words}<graphic xlink:href="a.png"/></fig>` }),
    ).toContain('<figcaption><p>Bed.</p><p><b>Shows</b>: alder; birch</p></figcaption>')
    expect(
      textOf({ body: `<table-wrap>${words}<table><tbody><tr><td>1</td></tr></tbody></table></table-wrap>` }),
    ).toContain('<p><b>Shows</b>: alder; birch</p>')
  })

  it('tell the part of each of its people, and how much of it was theirs', () => {
    const author = (surname: string, roles: string) =>
      `<contrib contrib-type="author"><name><surname>${surname}</surname></name>${roles}</contrib>`
    const group = `<contrib-group>${author('Lind', '<role degree-contribution="lead">Writing</role>')}${author('Moe', '<role vocab-term="Software" degree-contribution="supporting"/>')}<role>Field party</role></contrib-group>`
    expect(below(textOf({ meta: group }), 'Author contributions')).toBe(
      '<p><b>Lind</b>: Writing (lead), Field party</p><p><b>Moe</b>: Software (supporting), Field party</p>',
    )
    const editors = `<contrib-group><contrib contrib-type="other"><name><surname>Ek</surname></name></contrib><role>Section editor</role></contrib-group>`
    expect(below(textOf({ meta: editors }), 'Editors')).toBe('<p>Ek, Section editor</p>')
  })

  it('tell who wrote a section, and how it may be used', () => {
    const body =
      '<sec><sec-meta><contrib-group><contrib><name><surname>Fir</surname><given-names>Al</given-names></name><role>pilot</role></contrib></contrib-group><kwd-group><kwd>mud</kwd></kwd-group><permissions><copyright-statement>© Fir</copyright-statement></permissions></sec-meta><title>Mud</title><p>Soft.</p></sec>'
    expect(below(textOf({ body }), 'Mud')).toBe(
      '<p class="attrib">Al Fir, pilot</p><p>mud</p><p class="attrib">© Fir</p><p>Soft.</p>',
    )
  })

  it('stand before the notes that they are about', () => {
    const back = '<fn-group><title>Remarks</title><p>Links seen in May.</p><fn><p>So.</p></fn></fn-group>'
    expect(below(textOf({ back }), 'Remarks')).toBe('<p>Links seen in May.</p><p>So.</p>')
  })

  it('tell in Chinese how much of a part was of whom', () => {
    const meta =
      '<contrib-group><contrib contrib-type="author"><name><surname>林</surname><given-names>一</given-names></name><role degree-contribution="Equal">写作</role></contrib></contrib-group>'
    const record = recordOf(article({ meta, attributes: 'xml:lang="zh"', title: '河流' }))
    expect(record.fullText.zh?.html).toContain('写作（同等）')
  })

  it('tell in a letter what its metadata say in words', () => {
    const custom = (name: string, value: string) =>
      `<custom-meta><meta-name>${name}</meta-name><meta-value>${value}</meta-value></custom-meta>`
    const after = `<sub-article article-type="referee-report"><front-stub><title-group><article-title>Report</article-title></title-group><custom-meta-group>${custom('Reviewer expertise', 'Weirs and small dams of hills')}${custom('recommendation', 'major revision of all parts')}${custom('Data Availability', 'None were made.')}</custom-meta-group></front-stub><body><p>Fine.</p></body></sub-article>`
    const lines = below(textOf({ after }), 'Report')
    expect(lines).toContain('<p class="attrib">Reviewer expertise: Weirs and small dams of hills</p>')
    expect(lines).toContain('<p class="attrib">Data Availability: None were made.</p>')
    expect(lines.match(/major revision/g)).toHaveLength(1)
  })
})
