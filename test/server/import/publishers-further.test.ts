import { describe, expect, it } from 'vitest'
import { article, recordOf } from './support.ts'

const reference = (citation: string): string =>
  recordOf(article({ back: `<ref-list><ref id="r">${citation}</ref></ref-list>` })).references[0]?.text ?? ''

describe('words of references that touch in the file', () => {
  it('have a stop between people and title, and between title and source, where the file has no sign', () => {
    const people = (inner: string) =>
      reference(
        `<mixed-citation><person-group person-group-type="author">${inner}</person-group><article-title>Stones</article-title> <source>J Mud</source><year>2001</year>; <volume>4</volume>.</mixed-citation>`,
      )
    expect(people('<collab>Otter Group</collab>')).toBe('Otter Group. Stones. J Mud 2001; 4.')
    expect(people('<name><surname>Reed</surname><given-names>A.</given-names></name>')).toBe(
      'Reed A. Stones. J Mud 2001; 4.',
    )
    expect(
      reference(
        '<mixed-citation><article-title>Why stones?</article-title><source>J Mud</source>.</mixed-citation>',
      ),
    ).toBe('Why stones? J Mud.')
  })

  it('have a space before an address that stands in full', () => {
    const link = '<ext-link xlink:href="https://who.example/o">https://who.example/o</ext-link>'
    expect(
      reference(
        `<element-citation publication-type="web"><source>WHO</source><year>2019</year><comment>Otters${link}</comment></element-citation>`,
      ),
    ).toBe('WHO (2019). Otters https://who.example/o.')
    expect(reference(`<mixed-citation>Otters.${link}</mixed-citation>`)).toBe('Otters. https://who.example/o')
    expect(reference(`<mixed-citation>Otters (${link})</mixed-citation>`)).toBe(
      'Otters (https://who.example/o)',
    )
  })

  it('have a space before a number of a catalogue', () => {
    const work = (id: string) => reference(`<mixed-citation>J Mud (<year>2001</year>)${id};</mixed-citation>`)
    expect(work('<pub-id pub-id-type="coden">JMUDA</pub-id>')).toBe('J Mud (2001) JMUDA.')
    expect(work('<issn>0031-9007</issn>')).toBe('J Mud (2001) 0031-9007.')
    expect(work(' [<pub-id pub-id-type="coden">JMUDA</pub-id>]')).toBe('J Mud (2001) [JMUDA].')
  })

  it('are words of a work without the mark that tells it from others of its reference', () => {
    const [ref] = recordOf(
      article({
        back: '<ref-list><ref id="r"><label>2</label><mixed-citation><label>2a</label>Elm, <source>Rings</source>;</mixed-citation><mixed-citation><label>2b</label>Fir, <source>Stones</source>. <ext-link xlink:href="http://www.doi.org/10.5555/1">http://www.doi.org/10.5555/1</ext-link></mixed-citation></ref></ref-list>',
      }),
    ).references
    expect(ref?.text).toBe('2a Elm, Rings. 2b Fir, Stones. https://doi.org/10.5555/1')
    expect(ref?.citations.map(({ text, url, doi }) => [text, url, doi])).toEqual([
      ['Elm, Rings.', '', ''],
      ['Fir, Stones.', '', '10.5555/1'],
    ])
  })

  it('say in which book a part with a title of its own stands', () => {
    expect(
      reference(
        '<element-citation publication-type="book"><person-group person-group-type="author"><name><surname>Moss</surname><given-names>B</given-names></name></person-group><part-title>On diving</part-title><person-group person-group-type="editor"><name><surname>Elm</surname><given-names>F</given-names></name></person-group><source>Waters</source><year>2002</year></element-citation>',
      ),
    ).toBe('Moss B (2002). On diving. In: Elm F (ed). Waters.')
  })
})

describe('additional files that this copy lacks', () => {
  const supplement = (attributes: string, inner: string) =>
    recordOf(
      article({
        body: `<p>Text.</p><supplementary-material ${attributes}>${inner}</supplementary-material>`,
      }),
    ).fullText.en?.html
  const link = '<p><a href="https://doi.org/10.5555/a.s1" rel="noopener">https://doi.org/10.5555/a.s1</a></p>'

  it('are linked by their DOI, given as an identifier or as an address', () => {
    const words = '<label>Table S1</label><caption><p>Stones.</p></caption>'
    expect(
      supplement(
        '',
        `<object-id pub-id-type="doi">10.5555/a.s1</object-id>${words}<media xlink:href="s1.docx"/>`,
      ),
    ).toContain(`<p><b class="label">Table S1</b> Stones.</p>${link}</div>`)
    expect(supplement('xlink:href="info:doi/10.5555/a.s1"', words)).toContain(`Stones.</p>${link}</div>`)
  })

  it('have no such link beside one that their words have, or beside the file', () => {
    const id = '<object-id pub-id-type="doi">10.5555/a.s1</object-id>'
    expect(supplement('', `${id}<p>At doi 10.5555/A.s1</p>`)).not.toContain('<a ')
    expect(supplement('', `${id}<media xlink:href="s1.png"/>`)).not.toContain('doi.org')
  })
})

describe('a note on equal parts', () => {
  it('has the names of all who are said to be equal, by mark or by attribute', () => {
    const author = (surname: string, attributes: string, inner = '') =>
      `<contrib contrib-type="author" ${attributes}><name><surname>${surname}</surname></name>${inner}</contrib>`
    const meta = `<contrib-group>${author('Lind', 'equal-contrib="yes"', '<xref ref-type="fn" rid="n"/>')}${author('Ree', 'equal-contrib="yes"')}${author('Oak', '')}</contrib-group>
      <author-notes><fn fn-type="equal" id="n"><p>These authors contributed equally.</p></fn></author-notes>`
    expect(recordOf(article({ meta })).fullText.en?.html).toContain(
      '<p><b>Lind, Ree</b>: These authors contributed equally.</p>',
    )
  })
})

describe('people of a group that is an author', () => {
  it('have the marks of their institutions, which stand below with the same marks', () => {
    const member = (surname: string, inner: string) =>
      `<contrib><name><surname>${surname}</surname></name>${inner}</contrib>`
    const meta = `<contrib-group><contrib contrib-type="author"><name><surname>Lind</surname></name><xref ref-type="aff" rid="a1"/></contrib>
      <contrib contrib-type="author"><collab>Weir Group<contrib-group>${member('Moss', '<xref ref-type="aff" rid="a1"/><xref ref-type="aff" rid="a2"/>')}${member('Oak', '<role>pilot</role><aff>Elm Tower</aff>')}</contrib-group></collab></contrib>
      <aff id="a1"><label>1</label>Alder House</aff><aff id="a2"><label>2</label>Birch Lab</aff></contrib-group>`
    expect(recordOf(article({ meta })).fullText.en?.html).toContain(
      '<p><b>Weir Group</b>: Moss<sup>1,2</sup>, Oak (pilot, Elm Tower)</p><p><sup>2</sup> Birch Lab</p>',
    )
  })
})
