import { describe, expect, it } from 'vitest'
import { unshownWords } from '../../../server/rc-pub/import/words/unshown-words.ts'
import { readXml } from '../../../server/rc-pub/import/xml/read-xml.ts'
import { article, recordOf } from './support.ts'

const part = (rank: string, name: string) =>
  `<tp:taxon-name-part taxon-name-part-type="${rank}">${name}</tp:taxon-name-part>`
const name = `<tp:taxon-name>${part('genus', 'Otus')}${part('species', 'limi')}<object-id>urn:7</object-id></tp:taxon-name>`

const treatment = `<sec id="tax"><title>Taxonomy</title><tp:taxon-treatment id="one">
  <tp:treatment-meta><kwd-group><label>Taxon classification</label><kwd>Animalia</kwd><kwd>Strigidae</kwd></kwd-group></tp:treatment-meta>
  <tp:nomenclature>${name}<tp:taxon-authority>Elm</tp:taxon-authority><tp:taxon-status>sp. nov.</tp:taxon-status><xref ref-type="fig" rid="f1">Fig. 1</xref>
  <tp:nomenclature-citation-list><tp:nomenclature-citation><tp:taxon-name>${part('genus', 'Strix')}</tp:taxon-name><comment>Oak, 1800: 4.</comment></tp:nomenclature-citation></tp:nomenclature-citation-list>
  <tp:type-species><tp:taxon-name>${part('genus', 'Otus')}${part('species', 'primus')}</tp:taxon-name></tp:type-species></tp:nomenclature>
  <tp:treatment-sec id="dia"><title>Diagnosis</title><p>Small; near 45°N<named-content content-type="geo-json">{"type":"Point"}</named-content>.</p></tp:treatment-sec>
  </tp:taxon-treatment><fig id="f1"><label>Fig. 1</label><caption><p>Beak of ${name}.</p></caption><graphic xlink:href="a.png"><uri content-type="original_file">https://a.example/as-sent</uri></graphic></fig></sec>`

const xml = article({
  attributes: 'xml:lang="en" xmlns:tp="http://www.plazi.org/taxpub"',
  title: `On ${name}`,
  meta: '<uri content-type="zoobank" xlink:href="http://zoobank.example/7">http://zoobank.example/7</uri>',
  body: treatment,
})

describe('the treatment of a taxon', () => {
  const record = recordOf(xml)
  const html = record.fullText.en?.html ?? ''

  it('is a section under the name, whose parts stand apart, and its parts are sections of the outline [issue 14]', () => {
    expect(html).toContain(
      '<section id="s-one"><h3 id="s-one-h"><i>Otus limi</i> Elm sp. nov.</h3><p><b>Taxon classification</b>: Animalia, Strigidae</p><p><a href="#f-f1" class="ref-fig">Fig. 1</a></p>',
    )
    expect(html).toContain(
      '<section id="s-dia"><h4 id="s-dia-h">Diagnosis</h4><p>Small; near 45°N.</p></section>',
    )
    expect(html).toContain('<ul class="simple"><li><i>Strix</i> Oak, 1800: 4.</li></ul>')
    expect(html).toContain('<p><b>Type species</b>: <i>Otus primus</i></p>')
  })

  it('loses no word, and glues none in titles and captions', () => {
    const tree = readXml(xml, 'test.xml')
    expect(tree.ok && unshownWords(tree.value, record).unshown).toEqual([])
    expect(record.title.en).toBe('On Otus limi')
    expect(record.figures[0]?.caption.en).toBe('Beak of Otus limi.')
  })

  it('has the number of the article in a register as information on it', () => {
    expect(html).toMatch(/Article information<\/h2><p><b>Zoobank<\/b>: <a href="http:\/\/zoobank/)
    expect(html).not.toContain('Correspondence')
  })

  it('has a name as a line where no treatment holds it', () => {
    const alone = `<tp:nomenclature><tp:taxon-name>Otus</tp:taxon-name><tp:taxon-authority>Elm</tp:taxon-authority></tp:nomenclature>`
    const { fullText } = recordOf(
      article({ attributes: 'xml:lang="en" xmlns:tp="http://www.plazi.org/taxpub"', body: alone }),
    )
    expect(fullText.en?.html).toContain('<p>Otus Elm</p>')
  })
})

describe('an institution in one wording beside its parts', () => {
  it('is that wording, whichever element has it [issue 14]', () => {
    const { affiliations } = recordOf(
      article({
        meta: `<contrib-group><contrib contrib-type="author"><name><surname>Elm</surname></name><xref ref-type="aff" rid="a"/></contrib></contrib-group>
          <aff id="a"><addr-line content-type="verbatim">Museum of Mud, Rome, Italy</addr-line><institution>Museum of Mud</institution><addr-line content-type="city">Rome</addr-line><country>Italy</country></aff>`,
      }),
    )
    expect(affiliations.map((each) => each.name.en)).toEqual(['Museum of Mud, Rome, Italy'])
  })
})
