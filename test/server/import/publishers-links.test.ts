import { describe, expect, it } from 'vitest'
import { unshownWords } from '../../../server/rc-pub/import/words/unshown-words.ts'
import { readXml } from '../../../server/rc-pub/import/xml/read-xml.ts'
import { article, bodyHtml, recordOf } from './support.ts'

describe('links in the manner of publishers', () => {
  const author = (inner: string) =>
    `<contrib-group><contrib contrib-type="author" corresp="yes"><name><surname>Lind</surname></name>${inner}</contrib></contrib-group>`

  it('that lead to an address of mail are the address of the author [issue 14]', () => {
    const byType = '<ext-link ext-link-type="email" xlink:href="l@a.example">l@a.example</ext-link>'
    const byAddress = '<uri xlink:href="mailto:l@a.example">l@a.example</uri>'
    for (const link of [byType, byAddress]) {
      const xml = article({ meta: author(link), body: `<p>Write to ${link}.</p>` })
      const record = recordOf(xml)
      const tree = readXml(xml, 'test.xml')
      expect(record.contributors[0]?.email).toBe('l@a.example')
      expect(record.fullText.en?.html).toContain(
        '<p>Write to <a href="mailto:l@a.example">l@a.example</a>.</p>',
      )
      expect(tree.ok && unshownWords(tree.value, record).unshown).toEqual([])
    }
  })

  it('lead where they say without a scheme, and nowhere by slashes alone', () => {
    const link = (address: string) => bodyHtml(`<p><ext-link xlink:href="${address}">data</ext-link></p>`)
    expect(link('//quay.example/data?a=1')).toContain('href="https://quay.example/data?a=1"')
    expect(link('www.quay.example/data')).toContain('href="https://www.quay.example/data"')
    expect(link('//')).toBe('<p>data</p>')
    expect(link('///quay.example/data')).toBe('<p>data</p>')
  })

  it('lead to entries of registers by type and number, and nowhere by a number of another form', () => {
    const link = (type: string, id: string) =>
      bodyHtml(`<p><ext-link ext-link-type="${type}" xlink:href="${id}">${id}</ext-link></p>`)
    expect(link('uniprot', 'P12345')).toContain('href="https://www.uniprot.org/uniprotkb/P12345"')
    expect(link('pdb', '1ABC')).toContain('href="https://www.rcsb.org/structure/1ABC"')
    expect(link('geo', 'GSE100')).toContain('acc.cgi?acc=GSE100"')
    expect(link('omim', 'see there')).toBe('<p>see there</p>')
  })
})

describe('words whose fields touch in the file', () => {
  it('are apart in a related work [issue 14]', () => {
    const record = recordOf(
      article({
        meta: '<related-article related-article-type="companion" xlink:href="10.5555/x.1"><person-group><name><surname>Elm</surname><given-names>F</given-names></name></person-group><article-title>On mud</article-title><source>J Mud</source><pub-id pub-id-type="doi">10.5555/x.1</pub-id></related-article>',
      }),
    )
    expect(record.about?.relations.map(({ text }) => text)).toEqual(['Elm F, On mud, J Mud'])
  })

  it('name a group by markup too, before its people', () => {
    const html = recordOf(
      article({
        meta: '<contrib-group><contrib contrib-type="author"><collab><named-content>Weir Group</named-content><contrib-group><contrib><name><surname>Moss</surname></name></contrib></contrib-group></collab></contrib></contrib-group>',
      }),
    ).fullText.en?.html
    expect(html).toContain('<p><b>Weir Group</b>: Moss</p>')
  })
})
