import { describe, expect, it } from 'vitest'
import { citation } from '../rc-pub/article-records.ts'
import { article, bodyHtml, recordOf } from './support.ts'

const list = (refs: string) => ({ back: `<ref-list>${refs}</ref-list>` })
const one = (citation: string, attributes = 'xml:lang="en"') =>
  recordOf(article({ attributes, ...list(`<ref id="r">${citation}</ref>`) })).references[0]
const names =
  '<person-group person-group-type="author"><name><surname>Wu</surname><given-names>F</given-names></name><name><surname>Zhao</surname><given-names>S</given-names></name><etal/></person-group>'
const fields = `${names}<article-title>On <italic>water</italic></article-title><source>J Tests</source><year>2020</year><volume>5</volume><issue>2</issue><fpage>10</fpage><lpage>19</lpage><pub-id pub-id-type="doi">10.5555/w.1</pub-id>`

describe('references', () => {
  it('are put together from their fields', () => {
    expect(
      one(`<label>1</label><element-citation publication-type="journal">${fields}</element-citation>`),
    ).toEqual({
      id: 'r-r',
      label: '1',
      doi: '10.5555/w.1',
      text: 'Wu F, Zhao S, et al. (2020). On water. J Tests 5(2): 10–19. https://doi.org/10.5555/w.1',
      citations: [
        {
          ...citation,
          text: 'Wu F, Zhao S, et al. (2020). On water. J Tests 5(2): 10–19.',
          type: 'journal',
          authors: [
            { kind: 'person', surname: 'Wu', givenNames: 'F', suffix: '' },
            { kind: 'person', surname: 'Zhao', givenNames: 'S', suffix: '' },
          ],
          title: 'On water',
          source: 'J Tests',
          year: '2020',
          volume: '5',
          issue: '2',
          firstPage: '10',
          lastPage: '19',
          doi: '10.5555/w.1',
        },
      ],
    })
  })

  it('follow GB/T 7714 in a Chinese text', () => {
    expect(
      one(`<element-citation publication-type="journal">${fields}</element-citation>`, 'xml:lang="zh"')?.text,
    ).toBe('Wu F, Zhao S, et al. On water[J]. J Tests, 2020, 5(2): 10–19. https://doi.org/10.5555/w.1')
  })

  it('are put together also where a mixed citation has no words of its own', () => {
    expect(one(`<mixed-citation publication-type="journal">\n${fields}\n</mixed-citation>`)?.text).toMatch(
      /^Wu F, Zhao S, et al\. \(2020\)\. On water\./,
    )
  })

  it('keep the wording of their file, with identifiers turned into links at the end', () => {
    const written = one(
      '<label>3.</label><mixed-citation>3. <person-group person-group-type="author"><name><surname>Wu</surname><given-names>F</given-names></name><name><surname>Li</surname><given-names>G</given-names></name></person-group>. Title. <source>Lancet</source> <volume>5</volume>:<fpage>1</fpage><lpage>9</lpage>. doi: <pub-id pub-id-type="doi">10.5555/w.1</pub-id> <pub-id pub-id-type="pmid">123</pub-id></mixed-citation>',
    )
    expect(written).toMatchObject({
      id: 'r-r',
      label: '3',
      doi: '10.5555/w.1',
      text: 'Wu F, Li G. Title. Lancet 5:1–9. https://doi.org/10.5555/w.1 PubMed',
    })
  })

  it('show a DOI that stands in the words once, as a link', () => {
    const linked = one(
      '<mixed-citation>Wu F. Title. doi: <ext-link ext-link-type="uri" xlink:href="http://dx.doi.org/10.5555/w.1">10.5555/w.1</ext-link></mixed-citation>',
    )
    expect(linked?.text).toBe('Wu F. Title. https://doi.org/10.5555/w.1')
  })

  it.each([
    ['First A., <ext-link>https://doi.org/10.5555/w.1</ext-link>, 2012.', 'First A., 2012.'],
    [
      'First A. <i>J</i>. 2012;1:3-4. <pub-id pub-id-type="doi">10.5555/w.1</pub-id>. Epub.',
      'First A. J. 2012;1:3-4. Epub.',
    ],
    ['First A, doi: <pub-id pub-id-type="doi">10.5555/w.1</pub-id>. Epub.', 'First A. Epub.'],
    ['First A., <pub-id pub-id-type="doi">10.5555/w.1</pub-id>. Epub.', 'First A. Epub.'],
    [
      'First A (<pub-id pub-id-type="doi">10.5555/w.1</pub-id>; <pub-id pub-id-type="coi">2</pub-id>), 2012.',
      'First A, 2012.',
    ],
    [
      'First A; <pub-id pub-id-type="doi">10.5555/w.1</pub-id>, <pub-id pub-id-type="coi">2</pub-id>, 2012.',
      'First A; 2012.',
    ],
    ['First A. doi:10.5555/w.1. <source>Lancet</source>, 2012.', 'First A. Lancet, 2012.'],
    ['First A.<pub-id pub-id-type="doi">10.5555/w.1</pub-id><year>2012</year>.', 'First A. 2012.'],
    ['Ask &amp; <pub-id pub-id-type="doi">10.5555/w.1</pub-id>, Co., 2012.', 'Ask &, Co., 2012.'],
  ])('keep all but a doubled separator where an identifier leaves their middle: %s', (citation, text) => {
    expect(one(`<mixed-citation>${citation}</mixed-citation>`)?.text).toBe(
      `${text} https://doi.org/10.5555/w.1`,
    )
  })

  it('take what is written out where a file gives both forms', () => {
    expect(
      one(`<mixed-citation>Wu F. As written.</mixed-citation><element-citation>${fields}</element-citation>`)
        ?.text,
    ).toBe('Wu F. As written. https://doi.org/10.5555/w.1')
  })

  it('leave their own number out, and keep a number that only begins like it', () => {
    const text = (citation: string) =>
      one(`<label>2</label><mixed-citation>${citation}</mixed-citation>`)?.text
    for (const number of ['2. ', '2.', '2) ', '[2] ', '[2]']) expect(text(`${number}Lind E.`)).toBe('Lind E.')
    for (const whole of ['2.4 GHz radios.', '2.0 T scanners.', '20. Lind E.']) expect(text(whole)).toBe(whole)
  })

  it('show both languages of a reference, that of the text first', () => {
    const html = bodyHtml(
      '<p>x</p>',
      list(
        '<ref id="r"><citation-alternatives><mixed-citation xml:lang="zh">王芳. 论水.</mixed-citation><mixed-citation xml:lang="en">Wang F. On water.</mixed-citation></citation-alternatives></ref>',
      ),
    )
    expect(html).toContain('<li id="r-r">Wang F. On water.<br><span lang="zh">王芳. 论水.</span></li>')
  })

  it('are numbered by the list where their labels count, and show other labels', () => {
    const refs = (labels: readonly string[]) =>
      labels
        .map(
          (label, index) =>
            `<ref id="r${index}"><label>${label}</label><mixed-citation>R.</mixed-citation></ref>`,
        )
        .join('')
    expect(bodyHtml('<p>x</p>', list(refs(['[1]', '[2]'])))).toContain(
      '<ol><li id="r-r0">R.</li><li id="r-r1">R.</li></ol>',
    )
    expect(bodyHtml('<p>x</p>', list(refs(['A1', 'B2'])))).toContain(
      '<ol class="plain"><li id="r-r0"><span class="label">A1</span> R.</li>',
    )
  })

  it('without labels are numbered where the text cites them by number, and not where by name', () => {
    const refs =
      '<ref id="a"><mixed-citation>A.</mixed-citation></ref><ref id="b"><mixed-citation>B.</mixed-citation></ref>'
    const cite = (mark: string) => bodyHtml(`<p><xref ref-type="bibr" rid="b">${mark}</xref></p>`, list(refs))
    expect(cite('2')).toContain('<ol><li id="r-a">')
    expect(cite('B 2020')).toContain('<ol class="plain"><li id="r-a">')
  })

  it('stand last, under their own title or the word of the language', () => {
    expect(
      bodyHtml('<p>x</p>', {
        back: '<ref-list><ref id="r"><mixed-citation>R.</mixed-citation></ref></ref-list><ack><p>Thanks.</p></ack>',
      }),
    ).toBe(
      '<p>x</p><section id="s-1"><h2 id="s-1-h">Acknowledgements</h2><p>Thanks.</p></section><section class="references" id="references"><h2 id="references-h">References</h2><ol class="plain"><li id="r-r">R.</li></ol></section>',
    )
  })
})

describe('cited works in parts', () => {
  const works = (inner: string, attributes?: string) => one(inner, attributes)?.citations

  it('keep what a written reference marks, and its identifiers', () => {
    expect(
      works(
        '<mixed-citation publication-type="journal"><name><surname>Wu</surname><given-names>F</given-names></name>. <source>Lancet</source> <volume>5</volume>:<fpage>1</fpage>. <pub-id pub-id-type="doi">10.5555/w.1</pub-id> <pub-id pub-id-type="pmid">123</pub-id> <ext-link xlink:href="https://doi.org/10.5555/w.1">x</ext-link> <ext-link xlink:href="https://example.org/a">x</ext-link></mixed-citation>',
      ),
    ).toEqual([
      expect.objectContaining({
        authors: [{ kind: 'person', surname: 'Wu', givenNames: 'F', suffix: '' }],
        source: 'Lancet',
        volume: '5',
        firstPage: '1',
        lastPage: '',
        year: '',
        doi: '10.5555/w.1',
        pmid: '123',
        url: 'https://example.org/a',
      }),
    ])
  })

  it('have an address that lacks its protocol', () => {
    const link = '<mixed-citation>Wu F. Weirs. <uri>www.weirs.example/a</uri></mixed-citation>'
    expect(works(link)?.[0]?.url).toBe('https://www.weirs.example/a')
  })

  it('are nothing but their wording where a file marks nothing', () => {
    expect(works('<mixed-citation>Wu F. As written.</mixed-citation>')).toEqual([
      { ...citation, text: 'Wu F. As written.' },
    ])
  })

  it('take the parts from one form and the wording from the other', () => {
    const both = works(
      `<citation-alternatives><mixed-citation>Wu F. As written.</mixed-citation><element-citation publication-type="journal">${fields}</element-citation></citation-alternatives>`,
    )
    expect(both).toHaveLength(1)
    expect(both?.[0]).toMatchObject({ text: 'Wu F. As written.', title: 'On water', year: '2020' })
  })

  it('tell organisations, names in one piece and suffixes apart, without the words for others', () => {
    const people =
      '<person-group person-group-type="author"><collab>World Water Council</collab><string-name>Madonna</string-name><name><surname>King</surname><given-names>M</given-names><suffix>Jr</suffix></name><etal/></person-group><person-group person-group-type="editor"><name><surname>Ed</surname><given-names>E</given-names></name></person-group>'
    expect(
      works(
        `<element-citation publication-type="book">${people}<source>A book</source></element-citation>`,
      )?.[0]?.authors,
    ).toEqual([
      { kind: 'collab', name: 'World Water Council' },
      { kind: 'whole', name: 'Madonna' },
      { kind: 'person', surname: 'King', givenNames: 'M', suffix: 'Jr' },
    ])
  })

  it('divide a range of pages', () => {
    expect(
      works('<element-citation><source>S</source><page-range>10–19</page-range></element-citation>')?.[0],
    ).toMatchObject({ firstPage: '10', lastPage: '19' })
  })

  it('stand once for each language of the reference, that of the text first', () => {
    const two = works(
      '<mixed-citation xml:lang="en"><source>J Tests</source>, 2020.</mixed-citation><mixed-citation xml:lang="zh"><source>测试学报</source>, 2020.</mixed-citation>',
      'xml:lang="zh"',
    )
    expect(two?.map(({ language, source }) => [language, source])).toEqual([
      ['zh', '测试学报'],
      ['en', 'J Tests'],
    ])
  })
})
