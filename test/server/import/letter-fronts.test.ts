import { describe, expect, it } from 'vitest'
import { unshownWords } from '../../../server/rc-pub/import/words/unshown-words.ts'
import { readXml } from '../../../server/rc-pub/import/xml/read-xml.ts'
import { article, recordOf } from './support.ts'

const letterWith = (front: string): string => {
  const xml = article({
    after: `<sub-article article-type="editor-report" id="l"><front-stub><title-group><article-title>Assessment</article-title></title-group>${front}</front-stub><body><p>It holds.</p></body></sub-article>`,
  })
  const tree = readXml(xml, '')
  if (!tree.ok) throw new Error(tree.error.reason)
  const record = recordOf(xml)
  expect(unshownWords(tree.value, record).unshown).toEqual([])
  const html = record.fullText.en?.html ?? ''
  return /<h3[^>]*>Assessment<\/h3>(.*?)<\/section>/.exec(html)?.[1] ?? ''
}

describe('the front of a letter', () => {
  it('tells the terms of an assessment, and when it came', () => {
    expect(
      letterWith(
        '<kwd-group kwd-group-type="evidence-strength"><kwd>Convincing</kwd><kwd>Solid</kwd></kwd-group><kwd-group><title>Reach</title><kwd>Wide</kwd></kwd-group><history><date date-type="report-received"><day>1</day><month>9</month><year>2020</year></date></history>',
      ),
    ).toBe(
      '<p class="attrib">evidence strength: Convincing; Solid</p><p class="attrib">Reach: Wide</p><p class="attrib">report received: 2020-09-01</p><p>It holds.</p>',
    )
  })

  it('says of the numbers of its writers which are called and which are faxed', () => {
    expect(
      letterWith(
        '<contrib-group><contrib><name><surname>Alder</surname></name><aff>Gauge House<phone>+47 1</phone><fax>+47 2</fax></aff></contrib></contrib-group>',
      ),
    ).toContain('>Alder, Gauge House, Tel. +47 1, Fax +47 2</p>')
  })

  it('tells where it stands elsewhere, and how it may be used', () => {
    expect(
      letterWith(
        '<permissions><copyright-statement>© 2020 Clam</copyright-statement><license><license-p>Letter open to all.</license-p></license></permissions><related-object xlink:href="https://ledger.example/1">Public ledger</related-object><related-object xlink:href="https://ledger.example/2"/>',
      ),
    ).toBe(
      '<p><a href="https://ledger.example/1" rel="noopener">Public ledger</a></p><p class="attrib">© 2020 Clam</p><p class="attrib">Letter open to all.</p><p>It holds.</p>',
    )
  })

  it('has its title in other languages, and the address of mail of a writer [issue 14]', () => {
    expect(
      letterWith(
        '<title-group><trans-title-group xml:lang="fr"><trans-title>Réponse</trans-title><trans-subtitle>brève</trans-subtitle></trans-title-group></title-group><contrib-group><contrib><name><surname>Alder</surname></name><email>a@gauge.example</email></contrib></contrib-group>',
      ),
    ).toContain(
      '<p class="attrib">Alder, a@gauge.example</p><p lang="fr"><b>Réponse: brève</b></p><p>It holds.</p>',
    )
  })
})

describe('what happened to a letter', () => {
  it('stands in its front [issue 14]', () => {
    expect(
      letterWith(
        '<pub-history><event><event-desc>Review came in</event-desc><date date-type="received"><year>2023</year></date></event></pub-history>',
      ),
    ).toContain('<p class="attrib">Review came in: 2023</p>')
  })
})

describe('figures that a letter keeps apart from its text', () => {
  it('stand behind it [issue 14]', () => {
    const html = recordOf(
      article({
        after:
          '<sub-article article-type="reply"><body><p>It holds.</p></body><floats-group><fig id="z"><label>Fig. R</label><caption><p>Sluice.</p></caption></fig></floats-group></sub-article>',
      }),
    ).fullText.en?.html
    expect(html).toMatch(/It holds\.<\/p><figure class="fig" id="f-z">.*Sluice\./s)
  })
})
